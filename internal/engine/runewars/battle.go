package runewars

import (
	"math/bits"
	"sync"

	"muster/internal/engine/runewars/battle"
)

// battle begins the battle of the arriving units: first heroes are called (RW-BTL-03). Until it is over the defender
// controls the area: the arriving units are in the War, not in the area (RW-TERM-08).
func (s *State) battle(log *Log) {
	s.Fought = true
	log.Add(Event{Kind: BattleBegan, Seat: s.War.Attacker, Area: s.War.Area, n: s.War.Defender})
	f := newFrame(InFight, s.War.Attacker)
	s.push(f)
	s.push(newFrame(InHelp, s.War.Attacker))
}

// helpLegal lists the heroes that may help the side: standing ones in the area, in ascending order, one at a time. The
// kind of unit that each supports is chosen in the fight, before any card is played (RW-BTL-04).
func (s *State) helpLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	if r.Options.NoHelp {
		return buf
	}
	for h := bits.Len32(s.War.Helpers[f.Step]); h < len(r.Heroes); h++ {
		if g := &s.Heroes[h]; g.Owner == f.Seat && g.Area == s.War.Area && !g.Routed {
			buf = append(buf, ActionTo(Help, uint8(h), 0))
		}
	}
	return buf
}

func (s *State) helpTake(_ *Rules, f *Frame, a Action, log *Log) {
	if a.Verb() == Help {
		s.War.Helpers[f.Step] |= 1 << a.Hero()
		log.Add(Event{Kind: HeroCalled, Seat: f.Seat, Hero: a.Hero(), Area: s.War.Area})
		return
	}
	s.helped(f)
}

// helped goes on to the defender's heroes, and then to the fight.
func (s *State) helped(f *Frame) {
	if f.Step == battle.Defender || s.War.Defender == Wild {
		s.pop()
		return
	}
	f.Step, f.Seat, f.Decider = battle.Defender, s.War.Defender, s.War.Defender
}

func (s *State) helpRun(r *Rules, f *Frame, _ *Log) bool {
	var all [MaxHeroes + 1]Action
	if len(s.helpLegal(r, f, all[:0])) > 1 {
		return true
	}
	s.helped(f)
	return false
}

// arms is the rules of a fight. They are computed from the State on demand, so that a State holds no pointers.
type arms struct {
	rules battle.Rules
	kinds [2][MaxKinds]battle.Kind
	areas [Sides]battle.Area
	opens [2]effects
	holds effects
	open  [2]int // number of effects in opens
	hold  int
}

// armed computes the rules of the War's fight.
func (s *State) armed(r *Rules, a *arms) {
	w := &s.War
	p := &s.Areas[w.Area]
	b := &a.rules
	b.Cards, b.Left, b.Spent, b.Most = r.shown(), s.Fate.Left, s.Fate.Spent, r.Numbers.Most
	b.Win, b.Falls = s.Season == Winter, r.Options.HexFalls
	b.Top = r.Script[min(int(s.Cursor), len(r.Script)):]
	for side := range b.Sides {
		s.side(r, a, side)
	}
	for k := range MaxKinds {
		a.kinds[battle.Attacker][k].Units = w.Brought[k]
		a.kinds[battle.Defender][k].Units, a.kinds[battle.Defender][k].Before = p.Standing[k], p.Routed[k]
	}
	if p.Fort != NoSeat && p.Fort == w.Defender { // RW-FORT-04, RW-DEV-03
		b.Fort = battle.Fort{
			There: true, Broken: p.Hurt, Whole: r.Numbers.Stronghold, Hurt: r.Numbers.HurtHold, Less: w.Less,
		}
		if p.Capital {
			b.Fort.Whole, b.Fort.Hurt = r.Numbers.Capital, r.Numbers.HurtCapital
		}
	}
	s.neighbours(r, a)
}

// side computes the rules of a side, without its standing units.
func (s *State) side(r *Rules, a *arms, side int) {
	w, out := &s.War, &a.rules.Sides[side]
	seat := w.seat(side)
	from := seat
	if seat == Wild {
		from, out.Neutral = 0, true
	}
	a.kinds[side] = r.Seats[from].Kinds
	for k := range a.kinds[side] {
		a.kinds[side][k].Spare = *s.spare(from, uint8(k))
	}
	out.Strength = w.More[side]
	if seat == Wild {
		return
	}
	out.Heroes = uint8(bits.OnesCount32(w.Helpers[side]))
	a.open[side] = s.opening(r, side, &a.opens[side])
	out.Own, out.Leads = s.tactical(r, seat), s.leads(r, seat)
	out.Strength += int8(s.titled(r, seat) + s.given(r, seat).Strength)
	if side == battle.Defender {
		if r.Options.Garrison && s.Seats[seat].Order == 0 { // RW-ORD-03
			out.Strength += int8(r.Numbers.Garrison)
		}
		if p := &s.Areas[w.Area]; p.Fort == seat && p.built(Defensive) { // RW-BTL-13
			out.Defence, out.Discard = r.Seats[seat].Defence.Effects, r.Seats[seat].Defence.Discard
		}
		if n := s.defences(r, seat, &a.holds); n > 0 {
			a.hold = a.holds.add(n, out.Defence)
		}
		if s.tokenIs(r, w.Area, TokenStrength) { // RW-EXPL-01
			out.Strength += int8(r.Numbers.Defensible)
		}
	}
}

// seat returns the seat of a side, or Wild.
func (w *War) seat(side int) uint8 {
	if side == battle.Attacker {
		return w.Attacker
	}
	return w.Defender
}

// titled returns the strength added by a seat's titles (RW-TITLE-02).
func (s *State) titled(r *Rules, seat uint8) uint8 {
	n := uint8(0)
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			n += r.Titles[t].Strength
		}
	}
	return n
}

// built reports whether the area has a development.
func (p *Place) built(m Made) bool { return p.Builds[0] == m || p.Builds[1] == m }

// neighbours computes the surrounding areas for a retreat (RW-RET-02, RW-RET-03, RW-RET-05): one for each side of the
// hexagon. The borders already include winter and frost.
func (s *State) neighbours(r *Rules, a *arms) {
	w := &s.War
	near := &r.Areas[w.Area]
	walk := s.open(r, w.Area, onFoot)
	for i, next := range near.Next {
		to := &a.areas[i]
		to.Holds, to.Red = battle.OfOther, true
		if next == NoArea {
			continue
		}
		to.Red = walk>>next&1 == 0
		to.Units = s.Areas[next].Units
		bit := uint64(1) << next
		switch {
		case s.Empty&bit != 0:
			to.Holds = battle.OfNobody
		case s.Guard&bit != 0:
			to.Holds = battle.OfNeutrals
		case s.Held[w.Attacker]&bit != 0:
			to.Holds = battle.OfAttacker
		case w.Defender != Wild && s.Held[w.Defender]&bit != 0:
			to.Holds = battle.OfDefender
		}
	}
}

// deal returns the Fate card that falls.
func (s *State) deal(rules *battle.Rules) battle.Choice {
	if n := int(s.Fight.Deck.Next); n < len(rules.Top) && s.Fight.Deck.Left>>rules.Top[n]&1 == 1 {
		return battle.DrawChoice(int(rules.Top[n]))
	}
	return battle.Deal(&s.Fight, &s.Chance)
}

// decides returns the player who decides for a side: the player to the left of the attacker controls neutral units
// (RW-DIPL-07).
func (s *State) decides(r *Rules, side int) uint8 {
	if seat := s.War.seat(side); seat != Wild {
		return seat
	}
	return s.left(r, s.War.Attacker)
}

func (s *State) fightLegal(r *Rules, _ *Frame, buf []Action) []Action {
	if s.top().Step == fightAllies {
		return s.alliesLegal(r, buf)
	}
	buf, _ = s.fighting(r, fightAsks, 0, buf, nil)
	return buf
}

func (s *State) fightTake(r *Rules, _ *Frame, a Action, log *Log) {
	if f := s.top(); f.Step == fightAllies {
		if f.Step = fightOver; a.Verb() == GoBack {
			f.Area = a.Area()
		}
		return
	}
	s.fighting(r, fightTakes, a, nil, log)
}

func (s *State) fightRun(r *Rules, _ *Frame, log *Log) bool {
	_, waits := s.fighting(r, fightRuns, 0, nil, log)
	return waits
}

// Operations on a fight.
const (
	fightAsks = iota
	fightTakes
	fightRuns
)

// scratch is a pool for the rules of fights. They contain pointers into themselves, so that a variable would be
// allocated on the heap each time.
var scratch = sync.Pool{New: func() any { return new(arms) }}

// fighting carries out an operation on the fight.
func (s *State) fighting(r *Rules, what int, a Action, buf []Action, log *Log) ([]Action, bool) {
	gear := scratch.Get().(*arms)
	defer scratch.Put(gear)
	*gear = arms{}
	s.armed(r, gear)
	rules := gear.fit()
	rules.Calls = true
	switch what {
	case fightAsks:
		var all [64]battle.Choice
		for _, c := range battle.Legal(rules, &s.Fight, all[:0]) {
			buf = append(buf, ActionFight(c))
		}
	case fightTakes:
		if log == nil {
			battle.Take(rules, &s.Fight, a.Choice(), nil)
			s.announced(r, nil)
			return buf, false
		}
		var events battleLog
		battle.Take(rules, &s.Fight, a.Choice(), &events)
		s.announced(r, log) // the card is played, and then it falls
		s.logBattle(&events, log)
	default:
		return buf, s.fightOn(r, rules, log)
	}
	return buf, false
}

// fit makes rules point into their own storage.
func (a *arms) fit() *battle.Rules {
	a.rules.Areas = a.areas[:]
	for side := range a.rules.Sides {
		a.rules.Sides[side].Kinds = a.kinds[side][:]
		a.rules.Sides[side].Opening = a.opens[side][:a.open[side]]
	}
	if a.hold > 0 {
		a.rules.Sides[battle.Defender].Defence = a.holds[:a.hold]
	}
	return &a.rules
}

// fightOn draws cards until a player has a choice or the battle is over (RW-BTL-05). Before each side's effects at the
// start, it plays its cards (RW-BTL-04): Frame.N is the number of sides that have done so.
func (s *State) fightOn(r *Rules, rules *battle.Rules, log *Log) bool {
	var events *battleLog
	if log != nil {
		events = new(battleLog)
	}
	if s.top().Step == fightCalled {
		s.top().Step = fightBegun
		battle.Start(rules, &s.Fight, events)
		s.War.Own = s.Fight.Own
	}
	if s.Fight.Phase == battle.Calling {
		if f := s.top(); f.N <= s.Fight.Side {
			s.logBattle(events, log)
			f.N = s.Fight.Side + 1
			s.openWith(int(s.Fight.Side))
			return false
		}
		s.commandersAct(r, s.War.seat(int(s.Fight.Side)), log)
		battle.Called(rules, &s.Fight, events)
	}
	for !s.Fight.Over() && s.Fight.Phase != battle.Calling && s.Fight.Decider() == battle.Nature {
		battle.Take(rules, &s.Fight, s.deal(rules), events)
	}
	s.logBattle(events, log)
	if s.Fight.Phase == battle.Calling {
		return false
	}
	if s.Fight.Over() {
		if f := s.top(); f.Step == fightBegun && s.alliesTo(r) != 0 {
			f.Step, f.Decider = fightAllies, s.War.seat(int(s.Fight.Winner))
			return true
		}
		s.settle(r, log)
		return false
	}
	s.top().Decider = s.decides(r, s.Fight.Decider())
	return true
}
