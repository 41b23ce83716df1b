// Package deploytest holds shared test code of Call to Arms. It has generated sets, fields and players with their
// generators, the shipped sets, and policies and dice that a test controls. It also has a slow enumeration of every
// rule, written without the tested code, as a reference for draws and proofs.
package deploytest
