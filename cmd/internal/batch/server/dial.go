package server

import (
	"time"

	"github.com/nats-io/nats.go"
)

// reconnecting are the options of a connection that is made again for ever when it is cut, after pauses that grow to
// two seconds, and that keeps nothing back meanwhile: who sends hears at once that it did not go.
func reconnecting(name string) []nats.Option {
	return []nats.Option{
		nats.Name(name), nats.MaxReconnects(-1), nats.ReconnectJitter(0, 0), nats.ReconnectBufSize(-1),
		nats.CustomReconnectDelay(func(attempts int) time.Duration {
			return min(50*time.Millisecond<<min(max(attempts-1, 0), 10), 2*time.Second)
		}),
		nats.PingInterval(20 * time.Second), nats.MaxPingsOutstanding(2), nats.Timeout(5 * time.Second),
	}
}
