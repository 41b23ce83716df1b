// Package queuetest has no code but tests: sweeps on servers in this process, and all that can happen to them. They
// stand beside the queue, so that its own tests, which are fuzzed, are linked without a server.
package queuetest
