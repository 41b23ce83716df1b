package deploy

import (
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// turn is one effect of a Specialist card while it is carried out.
type turn struct {
	*deployer
	seat   *seat
	card   *rulebook.Specialist
	effect *rulebook.Effect
	level  int  // of the player's master of the card's class
	many   int  // how many units it is for, or how much it gives, at that level
	used   bool // something came of it
	enough bool // the player wanted no more
}

// run carries out the effect. An unknown effect does nothing; the schema refuses it before.
func (t *turn) run() {
	switch t.effect.Do {
	case rulebook.DoPlaceFeature:
		t.placeFeatures()
	case rulebook.DoChangeWeapon:
		t.changeWeapons()
	case rulebook.DoCallReserve:
		t.callMore()
	case rulebook.DoFreeMove:
		t.moveFreely()
	case rulebook.DoAddFigures:
		t.addFigures()
	case rulebook.DoCopyUnit:
		t.copyUnits()
	case rulebook.DoGainLore:
		t.gainLore()
	case rulebook.DoSwapRace:
		t.swapRace()
	case rulebook.DoMoveReserve:
		t.moveReserve()
	}
}

// serves reports whether a unit is one of those that the effect is for.
func (t *turn) serves(u *rulebook.Unit) bool { return t.effect.Serves(u, t.level) }

// decide asks for one of several options or for words, and returns the option's index; word is the word taken instead.
func (t *turn) decide(ask Decision, things int, words ...string) (i int, word string) {
	ask.Words, ask.Specialist, ask.Effect, ask.So = words, t.card, t.effect, t.out
	t.ask = ask
	answer := t.choose(t.seat)
	if answer >= things {
		t.enough = t.enough || words[answer-things] == EnoughWord
		return -1, words[answer-things]
	}
	return answer, ""
}

// unit asks for one of the player's units, named by their hexes; -1 to stop. A nil which allows any.
func (t *turn) unit(which func(i int, p *Placement) bool) int {
	i, _ := t.unitOr(which)
	return i
}

// unitOr is unit with more words than "done".
func (t *turn) unitOr(which func(i int, p *Placement) bool, more ...string) (i int, word string) {
	var fit hex.Set
	for i := range t.out.Placed {
		if p := &t.out.Placed[i]; p.Player == t.seat.index && !p.Token() && which(i, p) {
			fit.Add(p.Hex)
		}
	}
	if fit.Empty() || t.illegal != nil {
		return -1, EnoughWord
	}
	hexes := fit.Hexes() // in the order of the board
	n, word := t.decide(Decision{Kind: ChooseSpecialistUnit, Hexes: hexes}, len(hexes), append(more, EnoughWord)...)
	if n < 0 {
		return -1, word
	}
	return t.stands(hexes[n]), ""
}

// hex asks for one of some hexes; hex.None without any, or when the player stops. at is the unit it is about, -1 for
// none.
func (t *turn) hex(from hex.Set, at int) hex.Hex {
	if from.Empty() || t.illegal != nil {
		return hex.None
	}
	ask := Decision{Kind: ChooseSpecialistHex, Hexes: from.Hexes()}
	if at >= 0 {
		ask.At = &t.out.Placed[at]
	}
	i, _ := t.decide(ask, len(ask.Hexes), EnoughWord)
	if i < 0 {
		return hex.None
	}
	return ask.Hexes[i]
}

// did starts an event that the card causes.
func (t *turn) did(what events.Did) events.Event {
	t.used = true
	e := t.happened(events.Special, t.seat)
	e.More = &events.Specialist{
		Did: what, Mode: t.plan.mode, Card: t.card, Effect: t.effect,
		Terrain: t.f.Rules.Terrain.Get(t.effect.Feature), Weapon: t.f.Rules.Weapons.Get(t.effect.To),
	}
	return e
}

// mark records on a unit that the card has changed it.
func (t *turn) mark(i int) {
	p := &t.out.Placed[i]
	p.Marks = append(p.Marks[:len(p.Marks):len(p.Marks)], t.card.ID)
}

// Returns the vacant neighbour hexes on which a unit can stand.
func (t *turn) vacantNear(h hex.Hex) hex.Set {
	return t.f.Hexes.Near(h).Minus(t.taken).Minus(t.f.Impassable)
}

// enemies are the hexes with units of the other camp.
func (t *turn) enemies() hex.Set {
	var out hex.Set
	for i := range t.out.Placed {
		if p := &t.out.Placed[i]; p.Camp != t.seat.camp {
			out.Add(p.Hex)
		}
	}
	return out
}
