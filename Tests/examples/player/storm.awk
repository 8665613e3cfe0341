# Writes a scenario in which five fingers and other inputs storm over the player, the same for a seed every time:
# awk -v seed=N -v device=NAME -v width=W -v height=H -f storm.awk
function chance(n) { state = (state * 16807) % 2147483647; return int(state / 2147483647 * n) }
function step(words) { printf ",\n    %s", words }
function touch(f, phase) {
  step(sprintf("{ \"touch\": %d, \"phase\": \"%s\", \"x\": %d, \"y\": %d }", f, phase, x[f], y[f]))
}
BEGIN {
  words = split("mini-player queue-button shuffle-button repeat-button play-button next-button queue-5 song-9 scrubber", word, " ")
  state = seed * 7919 + 1
  printf "{ \"scenario\": 1, \"name\": \"storm %d\", \"device\": \"%s\",\n  \"steps\": [\n    { \"tap\": \"album-1\" }", seed, device
  step("{ \"tap\": \"mini-player\" }, { \"wait\": \"settled\" }, { \"tap\": \"queue-button\" }")
  for (i = 0; i < 1500; i++) {
    step(sprintf("{ \"wait\": %d }", chance(8) ? 4 + chance(30) : chance(900)))
    f = 1 + chance(5)
    if (!down[f]) {
      x[f] = chance(width)
      y[f] = chance(6) ? height - chance(int(height / 3)) : chance(height)
      down[f] = 1
      touch(f, "began")
      # Long enough to take a song of the queue into the hand.
      if (!chance(4)) step("{ \"wait\": 600 }")
    } else if (chance(4)) {
      x[f] += chance(121) - 60
      y[f] += chance(301) - 150
      touch(f, "moved")
    } else {
      down[f] = 0
      touch(f, chance(9) ? "ended" : "cancelled")
    }
    if (!chance(25)) step("{ \"song-ends\": {} }")
    if (!chance(40)) step(sprintf("{ \"activate\": \"%s\" }", word[1 + chance(words)]))
    if (!chance(150)) {
      step(sprintf("{ \"environment\": { \"reducedMotion\": %s, \"direction\": \"%s\", \"textSize\": %s } }",
        chance(2) ? "true" : "false", chance(2) ? "rtl" : "ltr", chance(2) ? "1.6" : "1"))
    }
    if (!chance(300)) step("{ \"interrupt\": \"background\" }, { \"interrupt\": \"resume\" }")
  }
  for (f = 1; f <= 5; f++) if (down[f]) touch(f, "ended")
  # Whatever happened, the sheet is a bar again after this, and nothing hangs in the air.
  step("{ \"environment\": { \"reducedMotion\": false, \"direction\": \"ltr\", \"textSize\": 1 } }, { \"wait\": \"settled\" }")
  step("{ \"key\": \"escape\", \"phase\": \"press\" }, { \"key\": \"escape\", \"phase\": \"press\" }, { \"wait\": \"settled\" }")
  step(sprintf("{ \"expect\": \"mini-player\", \"visible\": true }, { \"expect\": \"sheet\", \"frame\": [%s], \"within\": 0.01 }", bar))
  printf "\n  ] }\n"
}
