#!/usr/bin/env bash
# A shard that never ends, whoever asks it to: its worker is lost each time, and another takes its place. It is set aside
# after three tries; the other adventure is played as ever.
. "$(dirname "$0")/lib.sh"
BATCH=("$BIN/rig" batch)
export MUSTER_POISON="Own=endless"
TRIES=3 sweep sick 7 the-harvest-truce own
sweep sound 7 the-harvest-truce
serve server
name=$(submit sick --shard-limit 2s)
keep one
keep two
ended "$name"
same_but sound "$name" "Own"
