// Package coverage counts which rules of Commands & Colors: Medieval come up in play. A table says for each rule which
// event or choice of the engine shows that it came about (signs*.go), or why none ever does (silent.go). A rule counts
// only when such an event or choice occurred: that it is enforced is for tests to prove, not for this package.
package coverage
