// Package deploytest is what the tests of Call to Arms share: made-up sets, fields and players, generators of them, the
// sets that ship, policies and dice that go where a test wants them, and a slow count of every rule, written without
// the code under test, that draws and proofs are held against.
package deploytest
