#!/usr/bin/env bash
# A worker stands still for longer than it may be silent, as a machine that sleeps: another plays its shard. When it
# wakes, its result comes late, and as the second: it is found to be the same, and counts once.
. "$(dirname "$0")/lib.sh"
serve server
name=$(submit few)
work one
midrun "$name" 2
hit STOP one
work two
sleep 3
hit CONT one
ended "$name"
same few "$name"
