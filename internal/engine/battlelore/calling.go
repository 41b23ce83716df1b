package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

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
	log.add(s.callRolled(i, site.Unit, dice, &roll))
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
		if r.CampOf[f.Decider] == boards.Pennant { // who sees the board from the other side
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
	log.add(s.creatureCame(unit, at, to))
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
