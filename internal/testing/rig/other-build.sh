#!/usr/bin/env bash
# A worker that was built otherwise leaves a sweep to others, and says why; the right one plays it, and no other.
. "$(dirname "$0")/lib.sh"
serve server
name=$(submit few)
BATCH=("$BIN/rig" batch)
work other
told other "$name is left to other workers: it was submitted by another build of Muster"
sleep 2
[ "$(is "$name" done)" = 0 ] || fail "another build has played"
BATCH=("$BIN/muster-batch")
work right
ended "$name"
same few "$name"
