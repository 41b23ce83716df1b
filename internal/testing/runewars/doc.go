// Package runewars tests the rules of Runewars from outside the engine. It is for tests and for `make soak` only.
//
//   - vectors: small scenes as text, one rule or ruling each; testdata/README.md describes the format
//   - vectors of battles alone, in testdata/battle, with a README.md of their own
//   - reference implementations of movement and control and of battles, written from the rules and never from the
//     engine
//   - invariants that hold at every moment of any game
//   - generators of games
package runewars
