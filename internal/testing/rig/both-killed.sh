#!/usr/bin/env bash
# The server and all workers are killed in the same moment, and all come back.
. "$(dirname "$0")/lib.sh"
serve server
name=$(submit few)
work one
work two
midrun "$name"
hit KILL server
hit KILL one
hit KILL two
serve server
work one
work two
ended "$name"
same few "$name"
