package runewars

import (
	"fmt"

	"muster/internal/engine/runewars/battle"
)

// Action is one choice of a player, as a number: its verb in the six highest bits, then two areas or other values.
// Legal lists actions in ascending order. There is a constructor for each verb, and an accessor for each part of a
// choice.
type Action uint32

// Verb is the kind of an Action.
type Verb uint8

// The verbs. Recorded games hold these numbers: existing numbers never change, and a new verb gets the next one.
const (
	Done       Verb = 0  // nothing, or nothing more
	PlayOrder  Verb = 1  // Card: the Order chosen, in secret
	Activate   Verb = 2  // Area
	March      Verb = 3  // From, Kind, Count: into the area that is activated
	MarchHero  Verb = 4  // Hero: there, too
	Step       Verb = 5  // From, To, Kind, Count: Strategize
	StepHero   Verb = 6  // Hero, To
	Battle     Verb = 7  // in place of diplomacy
	Parley     Verb = 8  // Count: influence for diplomacy
	Read       Verb = 9  // Card: the destiny that is read, of the cards drawn
	GoBack     Verb = 10 // Area: units withdraw there
	Help       Verb = 11 // Hero may support
	Fight      Verb = 12 // Choice of a battle
	Abandon    Verb = 13 // Area: the own stronghold there
	Flee       Verb = 14 // Hero, To
	Disband    Verb = 15 // Area, Kind, Count: the limit of an area; Routed
	firstOpen  Verb = 16 // verbs from here on stand in the files that need them
	maxVerbs   Verb = 64
	verbShift       = 26
	aShift          = 20
	bShift          = 14
	kindShift       = 10
	countShift      = 6
)

// verbNames are the names of the verbs. Only init functions of files with own verbs change it.
var verbNames = [maxVerbs]string{
	"done", "play an Order", "activate", "march", "march a hero", "step", "step a hero", "battle", "parley", "read",
	"go back", "have a hero help", "fight", "abandon", "flee", "disband",
}

// newAction packs two numbers up to 63, one up to 15 twice, and one up to 63.
func newAction(v Verb, a, b, kind, count, rest uint8) Action {
	return Action(v)<<verbShift | Action(a)<<aShift | Action(b)<<bShift | Action(kind)<<kindShift |
		Action(count)<<countShift | Action(rest)
}

// Verb returns the verb.
func (a Action) Verb() Verb { return Verb(a >> verbShift) }

// Area and To return its areas: the place or origin, and the destination.
func (a Action) Area() uint8 { return uint8(a >> aShift & 63) }
func (a Action) To() uint8   { return uint8(a >> bShift & 63) }

// Hero and Card use the bits of an area.
func (a Action) Hero() uint8 { return a.Area() }
func (a Action) Card() uint8 { return uint8(a & 127) }

// Kind returns a kind of unit, Count the number of units.
func (a Action) Kind() uint8  { return uint8(a >> kindShift & 15) }
func (a Action) Count() uint8 { return uint8(a >> countShift & 15) }

// Routed reports whether routed units are meant.
func (a Action) Routed() bool { return a&1 == 1 }

// Choice returns the choice of a battle.
func (a Action) Choice() battle.Choice {
	return battle.Choice(a>>aShift&63) | battle.Choice(a>>bShift&63)<<8 | battle.Choice(a>>kindShift&15)<<16 |
		battle.Choice(a>>countShift&15)<<24
}

// ActionOf returns a choice of a verb with a number: a card, an amount.
func ActionOf(v Verb, card uint8) Action { return Action(v)<<verbShift | Action(card) }

// ActionAt returns a choice of a verb with an area.
func ActionAt(v Verb, area uint8) Action { return newAction(v, area, 0, 0, 0, 0) }

// ActionTo returns a choice of a verb with an area or a hero, and a destination.
func ActionTo(v Verb, who, to uint8) Action { return newAction(v, who, to, 0, 0, 0) }

// ActionUnits returns a choice of a verb with a number of units of a kind.
func ActionUnits(v Verb, from, to, kind, count uint8) Action {
	return newAction(v, from, to, kind, count, 0)
}

// ActionAll returns a choice of a verb with standing or routed units.
func ActionAll(v Verb, from, kind, count uint8, routed bool) Action {
	a := newAction(v, from, 0, kind, count, 0)
	if routed {
		a |= 1
	}
	return a
}

// ActionFight returns a choice in a battle.
func ActionFight(c battle.Choice) Action {
	return newAction(Fight, uint8(c.Verb()), uint8(c.What()), uint8(c>>16&15), uint8(c>>24&15), 0)
}

// String returns the verb in words.
func (v Verb) String() string {
	if v >= maxVerbs || verbNames[v] == "" {
		return "no kind of choice"
	}
	return verbNames[v]
}

// String returns the choice in words and numbers, for errors and tests.
func (a Action) String() string {
	if a.Verb() == Fight {
		return "fight: " + a.Choice().String()
	}
	return fmt.Sprintf("%s %d/%d/%d/%d/%d", a.Verb(), a.Area(), a.To(), a.Kind(), a.Count(), a&63)
}
