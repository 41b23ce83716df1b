package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
)

// named names a player inside a sentence.
func named(b *setup.Battle, p battlelore.Player) string { return words.LowerArticle(b.Seat(p)) }

// taker names the taker of a unit's banner: the camp, or one of two allies (VAR-RA-04).
func (t *Narrator) taker(e *battlelore.Event) string {
	if t.b.Allies() {
		return named(t.b, e.Taker())
	}
	return "the " + People(t.b.Units[e.Unit].Camp.Other())
}

// foreign words that a player orders the ally's unit, with the price (VAR-RA-04); "" for an own one.
func (t *Narrator) foreign(e *battlelore.Event) string {
	switch {
	case t.b.Rules.Setup[e.Unit].Owner == e.Player:
		return ""
	case e.Orders() > 1:
		return fmt.Sprintf(" (the ally's, %s)", words.CountOf(e.Orders(), "order"))
	}
	return " (the ally's)"
}

// answers names the player who battles back: of two allies the unit's own player, even if the other ordered it
// (VAR-RA-05).
func (t *Narrator) answers(u uint8) string {
	if !t.b.Allies() {
		return ""
	}
	return ", rolled by " + named(t.b, t.b.Rules.Setup[u].Owner)
}

// won names the ally who gets banners (VAR-RA-04); "" in a game of two.
func (t *Narrator) won(p battlelore.Player) string {
	if !t.b.Allies() {
		return ""
	}
	return " for " + named(t.b, p)
}

// Markers words the order of the allies' turns (VAR-RA-02, VAR-RA-03); "" for a game of two.
func Markers(b *setup.Battle) string {
	if !b.Allies() {
		return ""
	}
	var parts []string
	for marker := range b.Rules.Seats {
		for p := range battlelore.Player(b.Rules.Seats) {
			if int(b.Rules.Markers[p]) == marker+1 {
				parts = append(parts, fmt.Sprintf("%d %s (%s)", marker+1, named(b, p), People(b.Rules.CampOf[p])))
			}
		}
	}
	return "turn markers: " + strings.Join(parts, ", ")
}

// Shares words the banners of each of a camp's two players; "" for a game of two.
func Shares(b *setup.Battle, s *battlelore.State, camp boards.Camp) string {
	if !b.Allies() {
		return ""
	}
	var parts []string
	for p := range battlelore.Player(b.Rules.Seats) {
		if b.Rules.CampOf[p] == camp {
			parts = append(parts, fmt.Sprintf("%s %d", named(b, p), b.Rules.Share(s, p)))
		}
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

// Victor names the first of two allies in the winning camp (VAR-RA-09, R-281); "" without two.
func Victor(b *setup.Battle, s *battlelore.State) string {
	if !b.Allies() || s.Winner == battlelore.Neither {
		return ""
	}
	list, n := b.Rules.Best(s, boards.Camp(s.Winner))
	if n > 1 {
		return words.Capital(Players(b, list[:n])) + " took equally many banners and share the victory."
	}
	return words.Capital(Players(b, list[:n])) + " took more banners than the ally and wins."
}
