#!/usr/bin/env bash
# A worker is killed while it plays, and comes back. Its shard is given to another after its time; none is lost, none
# counts twice. Levers are tried, too, so that what is played hangs on what was played before.
. "$(dirname "$0")/lib.sh"
LEVERS=2000 sweep levers 7 own
serve server
name=$(submit levers)
work one
work two
midrun "$name"
hit KILL one
hit KILL two
work one
midrun "$name" 5
hit KILL one
work one
ended "$name"
same levers "$name"
