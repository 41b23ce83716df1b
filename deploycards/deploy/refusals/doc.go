// Package refusals says why something cannot be deployed, or a saved draw not be played: a kind, what it is about, the
// message and the rules behind it. It decides nothing; what refuses stands in deploy and record. Start at Refusal.
package refusals
