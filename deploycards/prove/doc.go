// Package prove answers for every draw of Call to Arms at once. Here stands what all proofs count with: chances, ways
// to draw and to stand, a card laid into a section; and Guarantee, the proof that a set never runs short (CTA-04). The
// proofs themselves are in folders by mode: impromptu, epic, organized; heat is where units can be expected, witnesses
// finds the choices that bring an end about. The way of a proof is told in docs/explanation/proof.md.
package prove
