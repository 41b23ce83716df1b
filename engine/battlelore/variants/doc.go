// Package variants makes of an adventure those that differ from it in one thing: another camp moves first, a player
// holds a Command card more or less, a camp needs a banner more or less, a unit is left out or has the next colour.
// Each is an edit of the author's file, and what is played is what that edit makes of the file, read again from its
// text; so what is found of a variant is found of what the author would have. It knows no checks: the caller says what
// they refuse. Start with Of.
package variants
