// Package variants derives variants of an adventure that differ in one thing: another camp moves first, a player holds
// a Command card more or less, a camp needs a banner more or less, a unit is left out or has the next colour. Each is
// an edit of the author's file. The edited text is read again and played, so results hold for the author's file after
// the edit. The package knows no checks: the caller says what they refuse. Start with Of.
package variants
