#!/usr/bin/env bash
# The server is killed while two workers play, and is started again on its store. The workers wait for it.
. "$(dirname "$0")/lib.sh"
serve server
name=$(submit few)
work one
work two
for shards in 3 6; do
  midrun "$name" $shards
  hit KILL server
  sleep 0.5
  serve server
done
ended "$name"
same few "$name"
