package muster

import (
	"fmt"
	"strconv"
)

// Council is a War Council that is called.
type CouncilEvent struct {
	Council *Council
	Cards   int // Command cards that its Commander holds (BL-WAR-01)
	Tokens  int // Lore tokens at the start (BL-WAR-02)
}

// Kind is what happened, in a word.
func (*CouncilEvent) Kind() string { return "council" }

// Text says it in one line.
func (c *CouncilEvent) Text(w Wording) string {
	return fmt.Sprintf("%s, War Council: %s; %s, %s", w.camp(w.Camp), c.Council, commandCards(c.Cards), tokens(c.Tokens))
}

// Rules are the ids of the rules that it rests on.
func (*CouncilEvent) Rules() []string {
	return []string{"CTA-10", "BL-WAR-01", "BL-WAR-02", "BL-WAR-03", "R-059", "R-060", "R-063", "R-065"}
}

// Unpaid is a council without room for the creatures that are on the field.
type UnpaidEvent struct{ Levels int }

// Kind is what happened, in a word.
func (*UnpaidEvent) Kind() string { return "unpaid" }

// Text says it in one line.
func (u *UnpaidEvent) Text(w Wording) string {
	return fmt.Sprintf("%s, War Council: no room for %s of creatures on the field", w.camp(w.Camp), levels(u.Levels))
}

// Rules are the ids of the rules that it rests on.
func (*UnpaidEvent) Rules() []string { return []string{"CTA-10", "R-060", "R-067"} }

func commandCards(n int) string {
	if n == 1 {
		return "1 Command card"
	}
	return strconv.Itoa(n) + " Command cards"
}
