# shellcheck shell=bash
# How a program is built that people start or measure. Sourced by script/common.bash, by the packages that
# script/new-prototype makes, which have a copy, and by the examples. No flag changes a bit of a picture: «swift build» alone makes
# the same ones.

# The program ends where its memory is damaged, and leaves an attacker less to use: C notices a return address that was
# written over and a copy that is too long for its target; the loader resolves each function at the start and makes their
# table read-only; code and data share no page; no library is loaded from beside the program. --as-needed would change
# nothing: Swift's driver names the libraries before it.
readonly -a hardening_flags=(
  # The toolchain's own linker; the usual one knows no separate-code.
  -Xswiftc -use-ld=lld
  -Xcc -fstack-protector-strong
  -Xcc -D_FORTIFY_SOURCE=2
  # For C alone: from the C library 2.40 on, Swift would see each checked function twice. Its headers check only optimised code.
  -Xswiftc -Xcc -Xswiftc -U__OPTIMIZE__
  -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
  -Xlinker -z -Xlinker separate-code
  --disable-local-rpath
)
# With Swift's libraries in it a process starts sooner and runs where no Swift is. The loops over pixels are in C. Every test
# of the kit runs with Swift's checks for exclusive access, which would take 5 % (decision 34).
# shellcheck disable=SC2034  # for the scripts that source this
readonly -a release_flags=(
  -c release --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked -Xcc -O2 "${hardening_flags[@]}"
)
