// Package prove computes results over every draw of Call to Arms. It has the parts that all proofs use: chances, ways
// to draw and to stand, and a card placed in a section. Guarantee proves that a set never runs short (CTA-04).
// Enumerate covers every draw and pairing in Impromptu mode. Expect and Observe count the units of a camp on each hex.
// Construct finds choices that reach an end and plays them. The proofs of the other modes are in the folders epic and
// organized. docs/explanation/proof.md describes the method.
package prove
