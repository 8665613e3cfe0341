# Writes a scenario in which the sheet is called up and sent back at ever other times, each of which interrupts the motion before.
BEGIN {
  printf "{ \"scenario\": 1, \"name\": \"interruptions\", \"device\": \"modern\",\n  \"steps\": [\n    { \"tap\": \"album-1\" }"
  for (t = 10; t <= 400; t += 20) {
    printf ",\n    { \"activate\": \"mini-player\" }, { \"wait\": %d }, { \"key\": \"escape\", \"phase\": \"press\" }", t
    printf ", { \"wait\": %d }, { \"activate\": \"mini-player\" }, { \"wait\": %d }", 400 - t, t / 2
    printf ", { \"key\": \"escape\", \"phase\": \"press\" }, { \"wait\": \"settled\" }"
  }
  printf "\n  ] }\n"
}
