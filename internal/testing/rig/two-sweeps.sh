#!/usr/bin/env bash
# Two sweeps are there at once, and two workers, one of which is killed and comes back. The workers share both.
. "$(dirname "$0")/lib.sh"
sweep other 8 the-harvest-truce own
serve server
name=$(submit few)
second=$(submit other)
work one
work two
midrun "$name" 2
midrun "$second" 2
hit KILL two
work two
ended "$name"
ended "$second"
same few "$name"
same other "$second"
