"""Surroundings that must not reach a result, from a seed."""

import os
import shutil

LOCALES = ["C", "C.UTF-8", "tr_TR.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8", "ja_JP.SJIS", "no_SUCH", "fa_IR", "hi_IN.UTF-8"]
ZONES = ["UTC", "Asia/Kathmandu", "Pacific/Chatham", "America/St_Johns", "Antarctica/Troll", "No/Where", ":/dev/null", ""]
THEMES = ["", "Adwaita:dark", "HighContrast", "none-such"]
TUNABLES = [
    "", "glibc.cpu.hwcaps=-AVX2,-FMA", "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-SSE4_2", "glibc.malloc.tcache_count=0",
    "glibc.malloc.arena_max=1", "glibc.malloc.mmap_threshold=4096", "glibc.malloc.perturb=165",
]
PIXMAN = ["", "sse2", "ssse3 sse2 mmx", "ssse3 sse2 mmx fast", "fast", "ssse3", "mmx"]
FREETYPE = ["", "truetype:interpreter-version=35", "cff:no-stem-darkening=0", "autofitter:warping=1"]


def choose(dice, cores):
    """Variables, words that go before the program's name, and what the process does before it starts."""
    env = {"PATH": os.environ["PATH"], "SWIFT_BACKTRACE": "enable=no"}
    chosen = {
        "LC_ALL": dice.choice(LOCALES), "LANG": dice.choice(LOCALES), "LANGUAGE": dice.choice(["", "tr:ar", "C"]),
        "TZ": dice.choice(ZONES), "HOME": dice.choice(["/nonexistent", "/", "/dev/null", "", os.environ.get("HOME", "")]),
        "DISPLAY": dice.choice(["", ":99", "nowhere:0"]), "WAYLAND_DISPLAY": dice.choice(["", "wayland-9"]),
        "GTK_THEME": dice.choice(THEMES), "GDK_SCALE": dice.choice(["", "2", "3"]), "GDK_DPI_SCALE": dice.choice(["", "1.7"]),
        "FONTCONFIG_FILE": dice.choice(["", "/dev/null", "/nonexistent"]), "FREETYPE_PROPERTIES": dice.choice(FREETYPE),
        "GLIBC_TUNABLES": dice.choice(TUNABLES), "MALLOC_PERTURB_": dice.choice(["", "1", "90", "255"]),
        "PIXMAN_DISABLE": dice.choice(PIXMAN), "GSK_RENDERER": dice.choice(["", "cairo", "gl", "nonsense"]),
        "XDG_RUNTIME_DIR": dice.choice(["", "/nonexistent"]), "XDG_STATE_HOME": dice.choice(["", "/nonexistent"]),
        "G_SLICE": dice.choice(["", "always-malloc"]), "NO_COLOR": dice.choice(["", "1"]),
        "HB_SHAPER_LIST": dice.choice(["", "fallback"]), "PANGO_LANGUAGE": dice.choice(["", "tr:ja"]),
        "HB_OPTIONS": dice.choice(["", "uniscribe-bug-compatible"]), "PANGOCAIRO_BACKEND": dice.choice(["", "none"]),
        "G_DEBUG": dice.choice(["", "gc-friendly"]), "FC_LANG": dice.choice(["", "ar"]),
        "COLUMNS": dice.choice(["", "7", "400"]),
    }
    # Some of them unset, which is not the same as empty.
    env.update({key: value for key, value in chosen.items() if dice.random() < 0.7})
    words = []
    if dice.random() < 0.3 and shutil.which("setarch"):
        words += ["setarch", "-R"]
    if dice.random() < 0.3 and shutil.which("taskset"):
        words += ["taskset", "-c", str(dice.randrange(cores))]
    mask, stack = dice.choice([0o000, 0o022, 0o077, 0o777]), dice.choice([None, 2 << 20, 64 << 20])

    def prepare():
        import resource
        os.umask(mask)
        if stack:
            resource.setrlimit(resource.RLIMIT_STACK, (stack, resource.getrlimit(resource.RLIMIT_STACK)[1]))

    before = [f"umask {mask:o}", *([f"ulimit -S -s {stack >> 10}"] if stack else [])]
    return env, words, prepare, before


def shown(env, words, before, command):
    """The same as a line for a shell."""
    import shlex
    pairs = [f"{key}={shlex.quote(value)}" for key, value in sorted(env.items()) if key != "PATH"]
    return f"({'; '.join(before)}; env -i PATH=\"$PATH\" {' '.join(pairs)} {shlex.join(words + command)})"
