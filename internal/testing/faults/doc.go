// Package faults holds muster-batch against what happens to machines: scripts, each of which does one thing to real
// processes and then asks for the bytes that one process says. docs/explanation/batch-faults.md tells of them, `make
// faults` runs them, and so do the tests of this package, at a small size. Nothing imports it.
package faults
