package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// isCreature reports whether a unit is a creature (BL-CRE-01).
func (r *Rules) isCreature(u *Unit) bool { return r.Kinds[u.Kind].Class == Creature }

// wound applies the cost of hits, and the game may end with it.
func (s *State) wound(r *Rules, i uint8, hits int, why Loss, log *Log) {
	s.lose(r, i, s.cost(r, i, hits, log), why, log)
}

// cost returns the cost of hits: a figure each, or of a creature a critical hit for each second roll of its colour
// (BL-CRE-03). A creature that loses necks loses one for each hit.
func (s *State) cost(r *Rules, i uint8, hits int, log *Log) int {
	if u := &s.Units[i]; hits > 0 && r.isCreature(u) && !r.Kinds[u.Kind].Creature.Necks {
		hits = s.critical(r, i, hits, log)
	}
	return hits
}

// hitBy reports whether a die of a roll outside battle hits a unit: by a face that always does, or by the unit's
// colour where that counts. A creature that loses necks is hit by its colour alone (BL-CRE-03).
func (k *Kind) hitBy(face int, faces uint8, colour bool) bool {
	if face == int(k.Colour) && colour {
		return true
	}
	return faces&(1<<face) != 0 && (!k.Creature.Necks || face == int(k.Colour))
}

// hurt removes figures without dice, and the game may end with it.
func (s *State) hurt(r *Rules, i uint8, n int, why Loss, log *Log) {
	s.lose(r, i, s.toll(r, i, n, log), why, log)
}

// toll returns the cost of losing figures without dice. A creature has none to lose: it takes a critical roll
// for each.
func (s *State) toll(r *Rules, i uint8, n int, log *Log) int {
	if n > 0 && r.isCreature(&s.Units[i]) {
		n = s.critical(r, i, n, log)
	}
	return n
}

// critical rolls dice at a creature and counts those that show its colour: the critical hits (BL-CRE-03, R-193). Lore
// symbols of such a roll give no tokens.
func (s *State) critical(r *Rules, i uint8, n int, log *Log) int {
	var roll [Faces]uint8
	s.roll(r, n, &roll)
	log.add(unitEvent(s, CriticalRolled, i, n, 0).roll(&roll))
	return int(roll[r.Kinds[s.Units[i].Kind].Colour])
}

// check rolls the dice of a creature for its blocked hexes, all at once. Each of its colour is rolled again, and its
// colour again is a critical hit (BL-CRE-08, R-196).
func (s *State) check(r *Rules, i uint8, hexes int, log *Log) {
	if n := s.critical(r, i, hexes, log); n > 0 {
		s.lose(r, i, s.critical(r, i, n, log), ByBlock, log)
	}
}

// barge resolves a creature's blocked retreat. R-200: first its check, once a retreat. Then it tramples the
// blocking units, friend or enemy, a figure for each blocked hex (BL-CRE-09). If that clears a hex it goes on.
func (s *State) barge(r *Rules, f *Frame, log *Log) {
	u := &s.Units[f.Unit]
	log.add(unitEvent(s, RetreatBlocked, f.Unit, f.Left, 0))
	if f.CombatMode&Checked == 0 {
		f.CombatMode |= Checked
		s.check(r, f.Unit, f.HexesLeft(), log)
	}
	if u.At < 0 {
		f.Left = 0
		return
	}
	s.trample(r, f, log)
	if s.Ended != Playing {
		return
	}
	if ways := s.wayBack(r, f.Unit); ways.Empty() {
		f.Left = 0
	}
}

// trample tramples the units that block a creature, all at once. Dice for the unit on the left, as its
// player sees the board, fall first.
func (s *State) trample(r *Rules, f *Frame, log *Log) {
	u := &s.Units[f.Unit]
	inWay := r.back[u.Camp][u.At].And(s.Taken)
	fell := false
	for n := inWay.Len(); n > 0; n-- {
		h := firstSeen(&inWay, u.Camp)
		inWay.Remove(h)
		i := s.On[h]
		log.add(unitEvent(s, Trampled, f.Unit, f.Left, 0).at(i))
		fell = s.suffer(r, i, s.toll(r, i, f.HexesLeft(), log), ByTrample, log) || fell
	}
	if fell {
		s.decide(r, log)
	}
}

// firstSeen returns the first hex of a set in a camp's view from its own side: of the farthest row the one on its
// left. So both camps count alike, and nothing depends on the order of hexes.
func firstSeen(set *hex.Set, c boards.Camp) hex.Hex {
	if c == boards.Standard {
		return set.First()
	}
	return set.Last()
}

// restore undoes a creature's critical hits, for Lore symbols that it rolls; one that loses necks grows them by a
// power. Symbols used this way give no tokens.
func (s *State) restore(r *Rules, f *Frame, log *Log) {
	u := &s.Units[f.Unit]
	if r.Kinds[u.Kind].Creature.Necks || u.At < 0 {
		return
	}
	if n := min(f.Roll[Lore], u.Full-min(u.Figures, u.Full)); n > 0 {
		f.Roll[Lore] -= n
		u.Figures += n
		log.add(unitEvent(s, Mended, f.Unit, int8(n), ByOwnPower))
	}
}

// reward pays the killer of a creature (BL-CRE-04, R-208), for a shot too where tokens come by melee alone, because it
// belongs to no roll. Its stored tokens go to the pool. A creature that leaves the field leaves its
// tokens behind.
func (s *State) reward(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	s.unmark(i) // BL-CRE-10
	if r.Lore == nil || !r.isCreature(u) {
		return
	}
	s.unstore(i, int(u.Store), log)                           // its stored tokens go to the pool
	s.gain(s.taker(r, u), int(r.Lore.Reward), ForReward, log) // BL-CRE-04, R-208, R-293
}

// paysOutside reports whether tokens can order a creature in a section without an order of the Section card; it takes
// any remaining order of the card.
func (s *State) paysOutside(r *Rules) bool {
	return r.Lore != nil && s.Lore.Seats[s.Active].Tokens >= uint8(r.Lore.Outside) // BL-CRE-02, R-106
}

// callingRow is the row of InCalling: a creature comes out.
var callingRow = frameRow{
	Name: "a creature's coming", Legal: (*State).legalCalling, Take: (*State).takeCalling,
	Run: (*State).runCalling,
}

// Steps of InCalling.
const (
	mustCome uint8 = iota // the roll has called the creature: it comes next to the site
	mayCome               // it may come out on the site; one site after another is asked for, Left of them still to come
)

// calledFrame returns the frame for the creature of a site, called by a roll.
func calledFrame(site *Place) Frame {
	f := bare(InCalling, site.Owner)
	f.Step, f.Unit, f.At = mustCome, site.Unit, site.At
	return f
}

// callingFrame returns a frame that asks a player about several sites in turn, whether their creatures come.
func callingFrame(who Player, sites uint8) Frame {
	f := bare(InCalling, who)
	f.Step, f.Left = mayCome, int8(sites)
	return f
}

// Lair returns the hex of the site of InCalling from which the creature Unit comes; hex.None before the first one.
func (f *Frame) Lair() hex.Hex { return f.At }

// calls reports whether a unit that can battle may instead roll for a creature: an own unit on the site in which the
// creature waits. A unit that rushed has to battle.
func (s *State) calls(r *Rules, u *Unit) bool {
	site := s.placeOn(u.At)
	return site != nil && site.Owner == u.Owner && site.Unit != NoUnit && r.Places.Kinds[site.Kind].Calls == ByRoll &&
		!s.owes(r, u)
}

// legalCalls lists the units that may roll for a creature.
func (s *State) legalCalls(r *Rules, buf []Action) []Action {
	camp := r.CampOf[s.Active]
	for i := r.from[camp]; i < r.to[camp]; i++ {
		if u := &s.Units[i]; s.mayBattle(u) && s.calls(r, u) {
			buf = append(buf, CallUpAction(i))
		}
	}
	return buf
}

// rollFor rolls a unit's melee dice without a target; any Lore symbol calls the creature. It is no battle: the symbols
// bring no tokens, and no card adds dice.
func (s *State) rollFor(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	u.Marks |= Battled
	site := *s.placeOn(u.At)
	dice := max(min(r.Kinds[u.Kind].MeleeDice, s.capOut(r, u.At)), 1)
	var roll [Faces]uint8
	s.roll(r, int(dice), &roll)
	log.add(unitEvent(s, CallRolled, i, dice, 0).at(site.Unit).roll(&roll))
	if roll[Lore] > 0 {
		s.push(calledFrame(&site))
	}
}

// waysOut returns the hexes on which a site's creature can appear: vacant ones that units can stand on.
func (s *State) waysOut(r *Rules, f *Frame) (out hex.Set) {
	if f.Unit == NoUnit || s.Units[f.Unit].At >= 0 { // it has come out of another lair
		return out
	}
	from := r.near[f.At]
	if f.Step == mayCome {
		from = hex.Set{}
		from.Add(f.At)
	}
	for h := range from.Minus(s.Taken).Each() {
		if !r.Cells[h].Impassable {
			out.Add(h)
		}
	}
	return out
}

// runCalling waits where the creature can appear on several hexes, or need not appear; with none it stays in its lair.
// At the end of a turn it goes through the player's sites, in the player's view from the last one on.
func (s *State) runCalling(r *Rules, f *Frame, log *Log) bool {
	ways := s.waysOut(r, f)
	switch n := ways.Len(); {
	case n == 0 && f.Step == mayCome && f.Left > 0:
		f.Left--
		f.Unit, f.At = NoUnit, hex.None
		next := f.Left
		if r.CampOf[f.Decider] == boards.Pennant { // the Pennants see the board from the other side
			next = int8(s.Places.N) - 1 - f.Left
		}
		if site := &s.Places.List[next]; site.Owner == f.Decider && r.Places.Kinds[site.Kind].Calls == AtWill {
			f.Unit, f.At = site.Unit, site.At
		}
		return false
	case n == 0:
		s.pop()
		return false
	case n == 1 && f.Step == mustCome:
		s.appear(r, f, ways.First(), log)
		return false
	}
	return true
}

func (s *State) legalCalling(r *Rules, f *Frame, buf []Action) []Action {
	if f.Step == mayCome {
		buf = append(buf, PassAction())
	}
	ways := s.waysOut(r, f)
	return list(buf, Appear, f.Unit, &ways)
}

func (s *State) takeCalling(r *Rules, f *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		f.Unit, f.At = NoUnit, hex.None // the next site's turn
		return
	}
	s.appear(r, f, a.Hex(), log)
}

// appear puts the creature on the field, once. A site that called it by a roll is removed.
func (s *State) appear(r *Rules, f *Frame, to hex.Hex, log *Log) {
	unit, at := f.Unit, f.At
	if f.Step == mustCome {
		s.pop()
	}
	s.stand(unit, to)
	s.Units[unit].From = to
	log.add(unitEvent(s, CreatureCame, unit, 0, 0).along(at, to))
	gone := NoPlace
	for i := range s.Places.List[:s.Places.N] {
		site := &s.Places.List[i]
		if site.Unit == unit { // it may have had more lairs than one
			site.Unit = NoUnit
		}
		if site.At == at && r.Places.Kinds[site.Kind].Calls == ByRoll {
			gone = i
		}
	}
	if gone != NoPlace {
		s.dropPlace(r, uint8(gone), log)
	}
	if r.gates.Has(to) {
		s.entryGifts(r, unit, hex.None, log)
	}
}
