#!/usr/bin/env bash
# Three servers keep everything three times. The one that leads is killed, and the two others go on; it comes back, and
# another one is killed for good.
. "$(dirname "$0")/lib.sh"
declare -A link watch
for n in a b c; do PORT[$n]=$(free) link[$n]=127.0.0.1:$(free) watch[$n]=$(free); done
node() {
  serve "$1" --name "$1" --cluster "${link[$1]}" --routes "${link[a]},${link[b]},${link[c]}" \
    --monitor "127.0.0.1:${watch[$1]}"
  MUSTER_NATS=nats://127.0.0.1:${PORT[a]},nats://127.0.0.1:${PORT[b]},nats://127.0.0.1:${PORT[c]}
}
# leader N: who leads the queue of shards, by what the server N says of itself.
leader() {
  exec 3<>"/dev/tcp/127.0.0.1/${watch[$1]}"
  printf 'GET /jsz?streams=1 HTTP/1.0\r\n\r\n' >&3
  sed -n '/"name": "muster-work"/,/"leader"/s/.*"leader": "\(.*\)".*/\1/p' <&3 | head -1
  exec 3>&-
}
for n in a b c; do node $n; done
GAMES=$((GAMES * 3))
sweep few 7 own the-harvest-truce candlemas-at-the-grange
name=$(submit few --replicas 3 --wait 60s)
work one
midrun "$name" 2
first=$(leader a)
case $first in a) second=b third=c ;; b) second=c third=a ;; c) second=a third=b ;; *) fail "nobody leads: $first" ;; esac
hit KILL "$first"
sleep 1
hit STOP one # whoever asks how far it is waits for a leader, too, and the worker would play on meanwhile
node "$first"
midrun "$name" 2 # no more than before: the worker that stands still may have played nothing since
hit KILL "$third"
hit CONT one
ended "$name"
same few "$name"
