package deploy

import (
	"slices"
	"strconv"

	contract "muster/engine"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// DecisionKind names a decision, as a saved draw writes it.
type DecisionKind string

// The decisions that several modes share, in the order in which they come up.
const (
	ChooseScoutGuard  DecisionKind = "scout-guard"  // which drawn card is the Scout Guard (VAR-EC-02)
	ChooseGuard       DecisionKind = "guard"        // which drawn card guards Section (CTA-05)
	ChooseBaseline    DecisionKind = "baseline"     // where a displaced unit goes (CTA-06, R-029)
	ChooseReserveUnit DecisionKind = "reserve-unit" // which unit of the Reserve card comes next (CTA-09)
	ChooseReserveHex  DecisionKind = "reserve-hex"  // where it goes
	ChooseToken       DecisionKind = "token"        // which token is exchanged next, by its hex (CTA-ORG-08)
	ChooseExchange    DecisionKind = "exchange"     // which troop replaces a token (CTA-ORG-08)
)

// Decision is a choice with its legal options. One of the lists Cards, Hexes, Units and Troops is filled, and Words
// may follow it; the others are empty. A decision has at least two options. Its slices are reused for the next one.
type Decision struct {
	Kind    DecisionKind
	Camp    boards.Camp
	Player  int
	Zone    int // of the player's cards
	Field   *rulebook.Field
	Section boards.Section // of a Guard
	Card    *deck.Card     // whose unit is placed, nil for ChooseGuard
	Unit    *deck.Entry    // that is placed, nil when a card or unit is chosen
	Marks   hex.Set        // of the Scout Guard: the hexes that the player's Guards are marked on
	At      *Placement     // its subject on the field: the token of an exchange; nil without one
	Cards   []*deck.Card
	Hexes   []hex.Hex
	Units   []*deck.Entry
	Whole   []bool // by place in Units: bearer and figures are there, else a token comes
	Troops  []*rulebook.Unit
	Words   []string

	Specialist *rulebook.Specialist // whose effect it is; nil outside the Specialist cards
	Effect     *rulebook.Effect
	So         *Deployment // the deployment so far; nil for decisions that do not need it

	Pool *pieces.Pool // the pieces on the table
}

// Options returns the number of options.
func (d *Decision) Options() int {
	return len(d.Cards) + len(d.Hexes) + len(d.Units) + len(d.Troops) + len(d.Words)
}

// clone is the decision with slices of its own.
func (d *Decision) clone() *Decision {
	out := *d
	out.Cards, out.Hexes, out.Units = slices.Clone(d.Cards), slices.Clone(d.Hexes), slices.Clone(d.Units)
	out.Whole, out.Troops, out.Words = slices.Clone(d.Whole), slices.Clone(d.Troops), slices.Clone(d.Words)
	return &out
}

// Step is a decision that was made: its kind and the chosen option, in the one field that the kind uses.
type Step struct {
	Kind  DecisionKind
	Card  *deck.Card
	Hex   hex.Hex
	Unit  *deck.Entry
	Troop *rulebook.Unit
	Word  string
}

// Step is the option with an index.
func (d *Decision) Step(i int) Step {
	s := Step{Kind: d.Kind, Hex: hex.None}
	if i < len(d.Cards) {
		s.Card = d.Cards[i]
		return s
	}
	if i -= len(d.Cards); i < len(d.Hexes) {
		s.Hex = d.Hexes[i]
		return s
	}
	if i -= len(d.Hexes); i < len(d.Units) {
		s.Unit = d.Units[i]
		return s
	}
	if i -= len(d.Units); i < len(d.Troops) {
		s.Troop = d.Troops[i]
		return s
	}
	s.Word = d.Words[i-len(d.Troops)]
	return s
}

// Option names an option, in the same form everywhere: "pennant-a:3", "e4", "blue-human-sword@2.1" (rank and file of
// its cell), "blue-human-sword", or the word itself.
func (d *Decision) Option(i int) string { return d.Step(i).Option(d.Field) }

// Option names the chosen option.
func (s Step) Option(f *rulebook.Field) string {
	switch {
	case s.Card != nil:
		return s.Card.ID().String()
	case s.Unit != nil:
		return s.Unit.Unit.ID + "@" + strconv.Itoa(s.Unit.Rank) + "." + strconv.Itoa(s.Unit.File)
	case s.Troop != nil:
		return s.Troop.ID
	case s.Hex != hex.None:
		return f.Hexes.Label(s.Hex)
	}
	return s.Word
}

// Policy decides for a player: it returns the index of an option. Any other number is refused.
type Policy = contract.Policy[*Decision, Answer]

// Script is a Policy that makes recorded choices again, as Deployment.Choices has them.
type Script struct {
	choices []int
	next    int
}

// NewScript plays choices in their order.
func NewScript(choices []int) *Script { return &Script{choices: choices} }

// NoAnswer is no option of any Decision.
const NoAnswer = ^Answer(0)

// Choose returns the next recorded choice. After the last it returns NoAnswer, which is refused.
func (s *Script) Choose(*Decision, []Answer) Answer {
	if s.next >= len(s.choices) {
		return NoAnswer
	}
	s.next++
	return Answer(s.choices[s.next-1])
}

// Left returns the number of choices that have not been used.
func (s *Script) Left() int { return len(s.choices) - s.next }
