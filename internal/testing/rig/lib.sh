# What the scripts share: a project with sweeps, servers and workers on the loopback, and what one process says.
# GAMES is how many games each pair of players has, LIMIT how many seconds a script may take, BIN the folder with
# muster, muster-batch and rig, REF a folder in which answers of one process are kept for other scripts.
set -euo pipefail
: "${GAMES:=400}" "${LIMIT:=120}" "${BIN:?is the folder with muster, muster-batch and rig: make faults sets it}"
shopt -s inherit_errexit

# A script and all that it starts are a group of processes. It is killed when the script ends in whatever way, when
# whoever has started the script is gone, and when the time is over.
read -r _ _ _ _ group _ </proc/$$/stat
[ "$group" = $$ ] || exec setsid "$BASH" "$0" "$@"
D=$(mktemp -d)
leash() {
  for ((i = 0; i < LIMIT * 2; i++)); do
    sleep 0.5
    kill -0 $$ 2>/dev/null && kill -0 $PPID 2>/dev/null || break
  done
  if [ $i = $((LIMIT * 2)) ]; then
    echo "$0: not at its end after $LIMIT s: it stood in line $(cat "$D/line")" && tail -n 5 "$D"/*.log
  fi >&2
  rm -rf "$D" || true
  kill -KILL -- -$$
}
leash &
disown
declare -A PID PORT ASKS
finish() {
  local status=$?
  [ $status = 0 ] || { echo "$0 failed" && tail -n 12 "$D"/*.log; } >&2
  kill -KILL $(sed -n "s/^\([0-9]*\) (.*) [A-Za-z] [0-9]* $$ .*/\1/p" /proc/[0-9]*/stat 2>/dev/null | grep -vx $$) \
    2>/dev/null || true
  rm -rf "$D" || true
  exit $status
}
trap finish EXIT
fail() { echo "$*" >&2; exit 1; }

# sweep ID SEED ADVENTURE...: writes a sweep, and remembers what one process is asked for the same. With LEVERS=N
# changes of the adventures are tried in N games, too.
sweep() {
  local id=$1 seed=$2 list
  shift 2
  list=$(printf '"%s", ' "$@")
  {
    printf 'kind = "sweep"\nformat = 1\nid = "%s"\nname = "A sweep"\n' "$id"
    printf 'adventures = [%s]\nplayers = ["forward", "random"]\n' "${list%, }"
    printf 'games = %s\nseeds = [%s]\n' "$GAMES" "$seed"
    [ -z "${LEVERS:-}" ] || printf '[levers]\ngames = %s\nplayers = ["forward", "random"]\n' "$LEVERS"
    printf '[limits]\nshard_ms = 200\ntries = %s\n' "${TRIES:-5}"
  } >"$D/project/$id.sweep.toml"
  ASKS[$id]="$* --seed $seed ${LEVERS:+--levers --lever-games $LEVERS}"
}

# start NAME COMMAND...: starts a process under a name.
start() {
  local name=$1
  shift
  "$@" >>"$D/$name.log" 2>&1 &
  PID[$name]=$!
  disown
}
# hit SIGNAL NAME: sends a process a signal; after KILL it is gone.
hit() {
  kill -"$1" "${PID[$2]}" 2>/dev/null || [ "$1" = KILL ]
  while [ "$1" = KILL ] && kill -0 "${PID[$2]}" 2>/dev/null; do sleep 0.05; done
}
# told NAME WORDS [SWEEP]: waits until a process has said something; of a sweep that is played meanwhile sees that it is
# not at its end before.
told() {
  until grep -q -- "$2" "$D/$1.log"; do
    kill -0 "${PID[$1]}" 2>/dev/null || fail "$1 has ended, and has not said: $2"
    [ -z "${3:-}" ] || [ "$(is "$3" state)" = running ] || grep -q -- "$2" "$D/$1.log" ||
      fail "$3 was at its end before anything happened: raise GAMES"
    sleep 0.1
  done
}

# free: a port that is free, below those that the system gives away.
free() {
  local p
  while p=$((10000 + RANDOM % 22000)); (: <>"/dev/tcp/127.0.0.1/$p") 2>/dev/null; do :; done
  echo $p
}
# serve NAME [FLAG...]: starts a server, on the port and the store that it had before. Commands go there from now on.
serve() {
  local name=$1
  shift
  PORT[$name]=${PORT[$name]:-$(free)}
  : >"$D/$name.log"
  start "$name" ${AS:-} "$BIN/muster-batch" serve --listen "127.0.0.1:${PORT[$name]}" --store "$D/store-$name" "$@"
  told "$name" "listening on"
  export MUSTER_NATS=nats://127.0.0.1:${PORT[$name]}
}
# work NAME [FLAG...]: starts a worker that plays one shard at a time. It need not be there when this returns.
work() {
  local name=$1
  shift
  start "$name" ${AS:-} "${BATCH[@]}" work --name "$name" --workers 1 "$@"
}
# keep NAME [FLAG...]: starts a worker, and another whenever it has ended, as an operating system does.
keep() {
  local name=$1
  shift
  start "$name" bash -c 'while :; do "$@"; sleep 0.1; done' keep "${BATCH[@]}" work --name "$name" --workers 1 "$@"
}
BATCH=("$BIN/muster-batch")
batch() { "${BATCH[@]}" "$@" 2>>"$D/commands.log"; }

# submit ID [FLAG...]: submits a sweep, and says its name.
submit() { (cd "$D/project" && batch submit "$@" --ack-wait 2s); }
# is NAME KEY: what the status says of a sweep: state, shards, done.
is() { batch status "$1" --json | sed -n "s/^  \"$2\": \"\\?\\([a-z0-9]*\\).*/\\1/p" | head -1; }
# midrun NAME [N]: waits until N shards are played (usual: 3), and sees that more are to come.
midrun() {
  until [ "$(is "$1" done)" -ge "${2:-3}" ]; do sleep 0.1; done
  [ "$(is "$1" state)" = running ] || fail "$1 was at its end before anything happened: raise GAMES"
}
# ended NAME: waits for the end of a sweep.
ended() { while [ "$(is "$1" state)" = running ]; do sleep 0.2; done; }

# format FORMAT: what one process needs to write all that collect writes in that format.
format() {
  echo "--format $1"
  [ "$1" != text ] || echo --full
}
# alone ID FORMAT: the file with what one process says of a sweep's question.
alone() {
  local kept=${REF:-$D}/$(echo "$GAMES ${ASKS[$1]} $2" | md5sum | cut -c 1-16)
  if [ ! -e "$kept" ]; then
    (cd "$D/project" && "$BIN/muster" balance ${ASKS[$1]} --pool forward,random --games "$GAMES" $(format "$2")) \
      >"$kept.$$"
    mv "$kept.$$" "$kept"
  fi
  echo "$kept"
}
# refused STATUS WORDS COMMAND...: sees that muster-batch ends with that status, and says why.
refused() {
  local want=$1 words=$2 got=0
  shift 2
  (cd "$D/project" && "${BATCH[@]}" "$@") >"$D/refused.log" 2>&1 || got=$?
  [ $got = "$want" ] && grep -q -- "$words" "$D/refused.log" || fail "$1 ended with $got, not $want: $words"
}
# same ID NAME: sees that a sweep is at its end and whole, and that each answer is that of one process.
same() {
  [ "$(is "$2" state) $(is "$2" shards)" = "done $(is "$2" done)" ] || fail "$2 is not whole: $(batch status "$2")"
  local format
  for format in json text; do
    batch collect "$2" --format $format -o "$D/result.json" >"$D/collected"
    cmp "$D/collected" "$(alone "$1" $format)"
    (cd "$D/project" && "$BIN/muster" balance --from "$D/result.json" $(format $format)) >"$D/from"
    cmp "$D/from" "$(alone "$1" $format)"
  done
}

# same_but ID NAME ADVENTURE...: sees that a sweep is at its end, that these adventures and no others were set aside and
# are named, and that all else is what one process says that was never asked for them.
same_but() {
  local id=$1 name=$2 status=0 adventure
  shift 2
  batch status "$name" >"$D/status"
  [ "$(is "$name" state) $(grep -c ': faulty, ' "$D/status")" = "faulty $#" ] || fail "$(cat "$D/status")"
  "${BATCH[@]}" collect "$name" --format json >"$D/collected" 2>"$D/aside.log" || status=$?
  [ $status = 1 ] || fail "collect ended with $status"
  for adventure; do
    grep -q "^  $adventure: faulty, " "$D/status" || fail "the status does not name $adventure"
    grep -q "$adventure: it was set aside: " "$D/aside.log" || fail "collect does not name $adventure"
  done
  cmp <(sed '/^  "passed": /,$d' "$D/collected") <(sed '/^  "passed": /,$d' "$(alone "$id" json)")
}

mkdir -p "$D/project/adventures"
cat >"$D/project/adventures/own.adventure.toml" <<END
kind = "adventure"
format = 1
id = "own"
name = "Own"
type = "medieval"
map = "two-oaks"
first = "pennant"
victory.banners = 3
pennant = { army = "The Miller's Men", commander = "Old Harl", command_cards = 5, units = [
  { type = "green-human-bow", at = ["C7", "E7", "I7"] } ] }
standard = { army = "The Reeve's Men", commander = "The Reeve", command_cards = 4, units = [
  { type = "blue-human-sword", at = ["E3", "G3", "I3", "K3"] } ] }
END
sweep few 7 own the-harvest-truce candlemas-at-the-grange
trap 'echo $LINENO >"$D/line"' DEBUG # the script's own lines, for the words when its time is over
