package queue

import "slices"

// The roles of users. A role's permissions are the subjects to which it may send.
const (
	Watcher   = "watcher"   // reads the states of sweeps, and their results
	Runner    = "worker"    // plays, and reads
	Submitter = "submitter" // submits, cancels and removes sweeps, and reads
	Owner     = "owner"     // all of it, and makes the streams
)

// Roles lists the roles of users, from the least to the most powerful.
func Roles() []string { return []string{Watcher, Runner, Submitter, Owner} }

// Permissions returns the subjects to which a role may send, and those it may receive; false for an unknown role.
func Permissions(role string) (send, hear []string, ok bool) {
	hear = []string{"_INBOX.>"}
	switch role {
	case Watcher:
		send = reading()
	case Runner:
		send = append(reading(),
			"muster.sweep.*.*.wave.*.*", "muster.sweep.*.*.done", "muster.sweep.*.*.fault.*.*.*",
			"muster.sweep.*.*.conflict.*.*.*", "muster.sweep.*.*.try.*.*.*", "muster.sweep.*.*.back.*.*.*",
			"muster.work.>", "muster.gate.>", "muster.result.>", "muster.worker.*")
		send = append(send, "$JS.API.STREAM.CREATE."+StreamWorkers)
		for _, s := range []string{StreamWork, StreamGates} {
			send = append(send, "$JS.API.CONSUMER.INFO."+s+".*", "$JS.API.CONSUMER.MSG.NEXT."+s+".*", "$JS.ACK."+s+".>")
		}
	case Submitter:
		send = append(reading(),
			"muster.sweep.*.0.manifest", "muster.sweep.*.*.cancel", "muster.content.>", "muster.work.>", "muster.gate.>")
		for _, s := range []string{StreamWork, StreamGates} {
			send = append(send, "$JS.API.CONSUMER.CREATE."+s+".>", "$JS.API.CONSUMER.DELETE."+s+".*")
		}
		for _, s := range []string{StreamSweeps, StreamWork, StreamGates, StreamResults, StreamContent} {
			send = append(send, "$JS.API.STREAM.PURGE."+s)
		}
	case Owner:
		return []string{">"}, []string{">"}, true
	default:
		return nil, nil, false
	}
	slices.Sort(send)
	return send, hear, true
}

// reading returns the subjects for reading messages. None of them creates a consumer, which could send messages to
// subjects forbidden to the user.
func reading() []string {
	var out []string
	for _, s := range []string{StreamSweeps, StreamWork, StreamGates, StreamResults, StreamContent, StreamWorkers} {
		out = append(out, "$JS.API.STREAM.INFO."+s)
	}
	for _, s := range []string{StreamSweeps, StreamResults, StreamContent, StreamWorkers} {
		out = append(out, "$JS.API.STREAM.MSG.GET."+s, "$JS.API.DIRECT.GET."+s, "$JS.API.DIRECT.GET."+s+".>")
	}
	return out
}
