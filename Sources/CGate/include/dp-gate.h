#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The door between the web browsers of this machine and a daemon that listens on a Unix socket and asks for no password.
/// It listens on the loopback address and answers below a key alone. All of it is C because it is GIO and libsoup, on a thread
/// of its own, where nothing of the window's may run.
typedef struct DPGate DPGate;

/// Listens on a port of 127.0.0.1, on any free one for 0, and lets no browser in yet. Returns the negative error number if
/// that fails, -ELIBACC if libsoup can't be loaded.
int32_t dp_gate_new(uint16_t port, DPGate *_Nullable *_Nonnull gate);
/// Shuts it and ends all connections. Blocks until its thread has ended.
void dp_gate_free(DPGate *gate);

uint16_t dp_gate_port(const DPGate *gate);

/// Adds a file that browsers can get below the key, with headers of its own; the one with an empty name is the page.
/// Before the gate opens.
void dp_gate_add(
    DPGate *gate, const char *name, const char *headers, const void *bytes, size_t count);

/// Lets browsers in that know the key: to its files and, with our own origin, to the daemon's socket. `headers`, each with its
/// line's end, go with every answer; `refusal` is the page for all others. False if no thread can be started.
bool dp_gate_open(
    DPGate *gate, const char *key, const char *daemon, const char *headers, const char *refusal);

#pragma clang assume_nonnull end
