#!/usr/bin/env bash
# The disk of the store is full in the midst of a run: a small disk of its own, in memory, that ballast fills. Then the
# ballast goes, and all goes on. Where no disk can be made, the server's own limit is tried in its place.
. "$(dirname "$0")/lib.sh"
unshare -rm true 2>"$D/unshare.log" || { echo "no disk can be made here: store-full.sh in its place" >&2 &&
  exec "$(dirname "$0")/store-full.sh"; }
mkdir "$D/store-server"
start disk unshare -rm bash -c 'mount -t tmpfs -o size=24m tmpfs "$1" && echo mounted && exec sleep 1d' disk "$D/store-server"
told disk mounted
on=/proc/${PID[disk]}/root$D/store-server
AS="nsenter -t ${PID[disk]} -U -m --preserve-credentials" serve server
name=$(submit few)
work one
work two
midrun "$name"
cat /dev/zero >"$on/ballast" 2>/dev/null || true
sleep 3
rm "$on/ballast"
ended "$name"
same few "$name"
