package battle

import (
	"math/bits"
	"slices"

	"muster/engine"
)

// Refused is the error of a choice that is not legal: it names the phase.
type Refused = engine.Refused[Choice, Phase]

// Start sets s to the battle at its first choice: the standing units are set to fight (RW-BTL-01, RW-BTL-02), none
// against a stronghold or a home realm alone (RW-BTL-22).
func Start(r *Rules, s *State, log *engine.Log[Event]) {
	begin(r, s)
	table{r, s, log}.run()
}

// begin sets the fighting units.
func begin(r *Rules, s *State) {
	*s = State{Kind: [2]uint8{NoKind, NoKind}, Deck: Deck{Left: r.Left, Spent: r.Spent}, Winner: Nature, To: NoArea}
	for i := range r.Sides {
		side := &r.Sides[i]
		for k := range side.Kinds {
			s.Units[i][k][Standing][0] = side.Kinds[k].Units
		}
		s.Heroes[i], s.Own[i] = side.Heroes, side.Own
	}
	s.Broken = r.Fort.Broken
}

// Legal appends the choices to buf, in ascending order and each once; none when the battle is over.
func Legal(r *Rules, s *State, buf []Choice) []Choice {
	if s.Over() {
		return buf
	}
	n := len(buf)
	buf = table{r, s, nil}.legal(buf)
	slices.Sort(buf[n:])
	return buf
}

// Apply takes a choice and plays on to the next one. A choice that is not legal leaves s unchanged.
func Apply(r *Rules, s *State, c Choice, log *engine.Log[Event]) error {
	if s.Over() {
		return engine.ErrOver
	}
	var backing [64]Choice
	t := table{r, s, log}
	if !slices.Contains(t.legal(backing[:0]), c) {
		return Refused{Choice: c, In: s.Phase}
	}
	t.do(c)
	t.run()
	return nil
}

// Deal draws one of the remaining cards with equal probability.
func Deal(s *State, chance *engine.Rand) Choice {
	left := s.Deck.Left
	for range chance.IntN(s.Deck.Count()) {
		left &= left - 1
	}
	return DrawChoice(bits.TrailingZeros64(left))
}

// Take takes a choice that is known to be legal, like those that Legal lists.
func Take(r *Rules, s *State, c Choice, log *engine.Log[Event]) {
	t := table{r, s, log}
	t.do(c)
	t.run()
}

// Called continues a battle that waits in Calling: its rules now hold the card that the side plays at the start
// (RW-BTL-04).
func Called(r *Rules, s *State, log *engine.Log[Event]) {
	s.Phase = Opening
	table{r, s, log}.run()
}

// Reveal gives both sides their pending cards by faces, without identifying the cards. It is for counting draws; the
// deck is unchanged.
func Reveal(r *Rules, s *State, faces *[2][Faces]uint8) {
	for side := range faces {
		for f, n := range faces[side] {
			s.Seen[side][f] += n
		}
		s.Got[side] += s.Owed[side]
		s.Owed[side] = 0
	}
	table{r, s, nil}.run()
}

// run plays on to the next real choice: a single option is taken automatically.
func (t table) run() { t.runTo(Settled) }

// runTo is run, but no further than a phase.
func (t table) runTo(until Phase) {
	for t.Phase != Settled && t.Phase != until {
		if !t.step() {
			continue
		}
		var backing [64]Choice
		all := t.legal(backing[:0])
		if len(all) != 1 {
			return
		}
		t.do(all[0])
	}
}

// step continues the phase. It reports whether it waits for a choice; Asks holds the side.
func (t table) step() bool {
	switch t.Phase {
	case Supporting:
		return t.supporting()
	case Calling:
		return true
	case Opening:
		return t.opening()
	case Picking:
		return t.picking()
	case Announcing:
		return t.announcing()
	case Drawing:
		return t.drawing()
	case Throwing:
		return t.throwing()
	case Specials:
		return t.specials()
	case Routing, Damaging:
		return t.suffering()
	case Defending:
		return t.defending()
	case Defence:
		return t.defence()
	case Counting:
		t.count()
	case Taking:
		return t.taking()
	case Fleeing:
		return t.fleeing()
	case Thinning:
		return t.thinning()
	case Leaving:
		return t.leaving()
	case Crowding:
		return t.crowding()
	}
	return false
}

// legal lists the choices of the current phase, which step has prepared.
func (t table) legal(buf []Choice) []Choice {
	switch t.Phase {
	case Supporting:
		return t.supports(append(buf, of(Pass, 0)))
	case Picking:
		return t.kindsOfRow(buf)
	case Announcing:
		return t.announcements(append(buf, of(Pass, 0)))
	case Drawing:
		return t.cardsLeft(buf)
	case Throwing:
		return t.facesSeen(buf)
	case Opening, Specials, Defence:
		return t.effectChoices(buf)
	case Routing, Damaging:
		c := t.victims()
		return t.bearers(c.list(Suffer, buf))
	case Defending:
		return append(buf, of(Pass, 0), of(Use, 0))
	case Taking:
		return append(buf, of(Raze, 0), of(Replace, 0))
	case Fleeing, Leaving:
		return t.areas(int(t.Side), t.flies(int(t.Side)), buf)
	case Thinning:
		return t.fledKinds(buf)
	case Crowding:
		c := t.present(int(t.Side))
		return c.list(GiveUp, buf)
	}
	return buf
}

// do takes a legal choice.
func (t table) do(c Choice) {
	switch t.Phase {
	case Supporting:
		t.support(c)
	case Picking:
		t.begin(c.What())
	case Announcing:
		t.announce(c)
	case Drawing:
		t.draw(c.What())
	case Throwing:
		t.throw(Face(c.What()))
	case Opening, Specials, Defence:
		t.effect(c)
	case Routing, Damaging:
		if c.Verb() == Bear {
			t.bear(c.What())
			return
		}
		t.suffer(c.Cell())
	case Defending:
		t.defend(c.Verb() == Use)
	case Taking:
		t.take(c.Verb() == Replace)
	case Fleeing:
		t.flee(c.What())
	case Thinning:
		t.thin(c.What())
	case Leaving:
		t.To, t.Phase = uint8(c.What()), Crowding
	case Crowding:
		t.leave(c.Cell())
	}
}
