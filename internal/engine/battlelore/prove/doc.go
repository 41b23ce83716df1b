// Package prove computes results over every draw of Call to Arms. It has what all proofs count with: chances, ways to
// draw and to stand, a card placed in a section; Guarantee, the proof that a set never runs short (CTA-04); Enumerate,
// every draw and pairing in Impromptu mode; Expect and Observe, the units of a camp on each hex; and Construct, which
// finds choices that reach an end and plays them. The proofs of the other modes are in the folders epic and organized.
// docs/explanation/proof.md describes the method.
package prove
