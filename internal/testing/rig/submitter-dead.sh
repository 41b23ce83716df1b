#!/usr/bin/env bash
# Whoever has submitted a sweep and waits for it is killed; so is the worker that has begun it. Another worker comes, and
# somebody else collects, from another folder, with nothing but the sweep's name.
. "$(dirname "$0")/lib.sh"
serve server
work one
start submitter "$BIN/muster-batch" submit "$D/project/few.sweep.toml" --ack-wait 2s --wait-for-end
until [ -n "$(batch list)" ]; do sleep 0.1; done
name=$(batch list | cut -d : -f 1)
midrun "$name"
hit KILL submitter
hit KILL one
work two
ended "$name"
cd /
same few "$name"
