#!/usr/bin/env bash
# Between the server and its only worker stands a connection that is cut for some seconds. Later it swallows all that is
# sent, of which nobody is told; what was open then never comes to life again. The worker goes on each time.
. "$(dirname "$0")/lib.sh"
serve server
name=$(submit few)
near=127.0.0.1:$(free)
echo pass >"$D/mode"
start proxy "$BIN/rig" proxy "$near" "${MUSTER_NATS#nats://}" "$D/mode"
told proxy "proxy on"
work one --nats "nats://$near"
shards=3
for mode in cut hole; do
  midrun "$name" $shards
  echo $mode >"$D/mode"
  sleep 3
  echo pass >"$D/mode"
  shards=6
done
ended "$name"
same few "$name"
