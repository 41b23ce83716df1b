package deck

import (
	"cmp"
	"slices"
	"strconv"

	"muster/deploycards"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// The size of a set, of a draw (CTA-03, CTA-05) and of a mixed deck.
const (
	CardsInSet = 7 // cards in a set
	CardsDrawn = 4 // three Guards and the Reserve
	SetsMixed  = 2 // sets of a player in Organized mode (CTA-ORG-03)
)

// Entry is one unit on a card, with its cell. Unit is nil when the name is unknown.
type Entry struct {
	Rank, File int // from 1; rank 1 is the baseline, file 1 the player's left
	Symbol     string
	Unit       *rulebook.Unit
}

// Card is a linked Deployment card; Entries run from rank 1, left to right. Rules that need an order use this one
//
type Card struct {
	Set     *Set    `json:"set"` // that it belongs to
	Number  int     `json:"card"`
	Name    string  `json:"-"`
	Entries []Entry `json:"-"`
	Read    bool    `json:"-"` // false: a row could not be read, so entries are missing
}

// ID names the card with its set.
func (c *Card) ID() CardName { return CardName{SetID(c.Set), c.Number} }

// Set is a linked deployment set. It is immutable.
type Set struct {
	Def        *deploycards.Set
	Board      *rulebook.Board // whose footprint the cards have; nil when it is unknown
	Camp       boards.Camp
	CampKnown  bool   // false: the set names no camp that exists
	Cards      []Card // by place in the file
	Faults     []Fault
	LegendUsed map[string]bool // symbols of the set's legend that a cell uses
}

// MarshalText returns the set's id.
func (s *Set) MarshalText() ([]byte, error) { return []byte(s.Def.ID), nil }

// Card returns a card by its number, or nil. Of two with one number it is the first.
func (s *Set) Card(number int) *Card {
	for i := range s.Cards {
		if s.Cards[i].Number == number {
			return &s.Cards[i]
		}
	}
	return nil
}

// Cell names a cell of the card at a place in the file: by the number of the card, or by the place if another card has
// the same number.
func (s *Set) Cell(i, rank, file int) string {
	card := "card " + strconv.Itoa(s.Cards[i].Number)
	if slices.ContainsFunc(s.Cards[:i], func(c Card) bool { return c.Number == s.Cards[i].Number }) {
		card = "place " + strconv.Itoa(i+1)
	}
	return card + " rank " + strconv.Itoa(rank) + " file " + strconv.Itoa(file)
}

// Playable words why the set cannot be drawn from; "" when it can: linked without faults, seven cards, no number twice
// (CTA-03).
func (s *Set) Playable() string {
	switch {
	case s == nil:
		return "there is no set"
	case len(s.Faults) > 0:
		return s.Faults[0].Message()
	case len(s.Cards) != CardsInSet:
		return countCards(len(s.Cards)) + ", a set has 7"
	}
	for i := range s.Cards {
		if s.Card(s.Cards[i].Number) != &s.Cards[i] {
			return "two cards have the number " + strconv.Itoa(s.Cards[i].Number)
		}
		if !s.Cards[i].Read {
			return "card " + strconv.Itoa(s.Cards[i].Number) + " could not be read"
		}
	}
	return ""
}

// SetID returns the id of a set, "" for nil.
func SetID(set *Set) string {
	if set == nil {
		return ""
	}
	return set.Def.ID
}

// TypesOf lists the unit types of a playable set in the order in which its cards first show them.
func TypesOf(set *Set) []*rulebook.Unit {
	var types []*rulebook.Unit
	for i := range set.Cards {
		for j := range set.Cards[i].Entries {
			unit := set.Cards[i].Entries[j].Unit
			if !slices.ContainsFunc(types, func(t *rulebook.Unit) bool { return t.ID == unit.ID }) {
				types = append(types, unit)
			}
		}
	}
	return types
}

// Hand returns a player's cards by number, then by index of the set.
func Hand(sets []*Set) []*Card {
	var cards []*Card
	for _, s := range sets {
		for i := range s.Cards {
			cards = append(cards, &s.Cards[i])
		}
	}
	slices.SortStableFunc(cards, func(a, b *Card) int { return cmp.Compare(a.Number, b.Number) })
	return cards
}

// ReserveCalled is the number of units of the Reserve card that are called (CTA-09).
const ReserveCalled = 2

// BoxesOf returns the boxes that a set is built for.
func BoxesOf(set *Set) []string {
	if len(set.Def.Boxes) == 0 {
		return []string{rulebook.BaseBox}
	}
	return set.Def.Boxes
}
