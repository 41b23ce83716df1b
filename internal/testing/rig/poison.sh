#!/usr/bin/env bash
# Adventures that cannot be played: a shard of one fails, one panics, one kills its worker each time, and of one whoever
# decides what is played next dies. Each is set aside after five tries, and named; the others are played as ever.
. "$(dirname "$0")/lib.sh"
BATCH=("$BIN/rig" batch)
export MUSTER_POISON="Candlemas at the Grange=fails;The Toll Bridge=panics;Own=kills;The Boundary Stone=undecided"
sweep sick 7 the-harvest-truce own candlemas-at-the-grange the-toll-bridge the-boundary-stone
sweep sound 7 the-harvest-truce
serve server
name=$(submit sick)
keep one --workers 2
keep two
ended "$name"
same_but sound "$name" "Candlemas at the Grange" "The Toll Bridge" "Own" "The Boundary Stone"
