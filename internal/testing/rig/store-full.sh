#!/usr/bin/env bash
# The server's store has all that it may have. Who plays waits for room, and says so. The server gets more, and all goes
# on.
. "$(dirname "$0")/lib.sh"
serve server --max-store 64KiB
name=$(submit few)
work one
work two
told one "the server's store is full" "$name"
[ "$(is "$name" state)" = running ] || fail "it does not wait"
hit KILL server
serve server
ended "$name"
same few "$name"
