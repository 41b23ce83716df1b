#!/usr/bin/env bash
# A sweep is submitted by one who is killed over it, at several moments, and then again, and again while it is played.
# It is there once, under one name.
. "$(dirname "$0")/lib.sh"
serve server
for pause in 0.05 0.1 0.15 0.2 0.3; do
  start submitter "$BIN/muster-batch" submit "$D/project/few.sweep.toml" --ack-wait 2s
  sleep $pause
  hit KILL submitter
done
name=$(submit few)
work one
midrun "$name" 2
[ "$(submit few)" = "$name" ] || fail "the same sweep has two names"
ended "$name"
[ "$(submit few)" = "$name" ] || fail "the same sweep has two names"
[ "$(batch list | wc -l)" = 1 ] || fail "the sweep is there twice"
same few "$name"
