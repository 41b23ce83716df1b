#!/usr/bin/env bash
# A sweep is cancelled while it is played: nobody plays on, it is not collected, and not submitted again before it is
# removed. Then it is played from its beginning.
. "$(dirname "$0")/lib.sh"
serve server
name=$(submit few)
work one
midrun "$name"
batch cancel "$name" >/dev/null
[ "$(is "$name" state)" = cancelled ] || fail "it is $(is "$name" state)"
sleep 1
before=$(is "$name" done)
sleep 1
[ "$(is "$name" done)" = "$before" ] || fail "what was cancelled is played on"
refused 2 "was cancelled" collect "$name"
refused 2 "remove it to submit it again" submit few
batch remove "$name" >/dev/null
[ -z "$(batch list)" ] || fail "something is left of it"
[ "$(submit few)" = "$name" ] || fail "it has another name now"
ended "$name"
same few "$name"
