// Package witnesses finds choices that bring an end about which a proof says is possible, and plays them: a witness
// that nobody can play proves nothing. Start at Construct.
package witnesses
