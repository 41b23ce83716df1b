package events

import (
	"fmt"
	"strconv"

	"muster/internal/engine/battlelore/deploy/pieces"
)

// Council is a War Council that is called.
type Council struct {
	Council *pieces.Council
	Cards   int // Command cards that its Commander holds (BL-WAR-01)
	Tokens  int // Lore tokens at the start (BL-WAR-02)
}

// Kind returns the event's word.
func (*Council) Kind() string { return "council" }

// Text says it in one line.
func (c *Council) Text(w Wording) string {
	return fmt.Sprintf("%s, War Council: %s; %s, %s", w.side(w.Camp), c.Council, commandCards(c.Cards), tokens(c.Tokens))
}

// Rules are the ids of the rules that it rests on.
func (*Council) Rules() []string {
	return []string{"CTA-10", "BL-WAR-01", "BL-WAR-02", "BL-WAR-03", "R-059", "R-060", "R-063", "R-065"}
}

// Unpaid is a council without room for the creatures that are on the field.
type Unpaid struct{ Levels int }

// Kind returns the event's word.
func (*Unpaid) Kind() string { return "unpaid" }

// Text says it in one line.
func (u *Unpaid) Text(w Wording) string {
	return fmt.Sprintf("%s, War Council: no room for %s of creatures on the field", w.side(w.Camp), levels(u.Levels))
}

// Rules are the ids of the rules that it rests on.
func (*Unpaid) Rules() []string { return []string{"CTA-10", "R-060", "R-067"} }

func commandCards(n int) string {
	if n == 1 {
		return "1 Command card"
	}
	return strconv.Itoa(n) + " Command cards"
}
