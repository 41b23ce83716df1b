#!/usr/bin/env bash
# The clock of a worker is five hours ahead, that of the server seven behind; when the server is started again it is nine
# hours ahead, and a worker that is killed in that moment leaves a shard behind. Nothing hangs on what time it is.
. "$(dirname "$0")/lib.sh"
AS="$BIN/rig clock -7h" serve server
name=$(submit few)
AS="$BIN/rig clock 5h" work ahead
work right
midrun "$name"
hit KILL right
hit KILL server
AS="$BIN/rig clock 9h" serve server
midrun "$name" 6
hit KILL server
hit KILL ahead
AS="$BIN/rig clock -7h" serve server
AS="$BIN/rig clock -30h" work behind
ended "$name"
same few "$name"
