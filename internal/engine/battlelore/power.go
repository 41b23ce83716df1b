package battlelore

// powerRow is the row of InPower: a creature uses a power.
var powerRow = frameRow{
	Name: "a creature's power", Legal: (*State).legalPower, Take: (*State).takePower,
	Run: (*State).runPower,
}

// PowerDo is the kind of a power's effect, in the order of the rulebook's words.
type PowerDo uint8

// The effects of a power.
const (
	DoToken PowerDo = iota
	DoRoll
	DoRetreat
	DoLose
	DoGrow
	PowerDos
)

// PowerTo is the target of a power's effect, in the order of the rulebook's words.
type PowerTo uint8

// The targets.
const (
	ToTarget   PowerTo = iota // the unit that the creature has battled, or flies over
	ToOthers                  // each other enemy next to the creature
	ToAdjacent                // each unit next to it, friend or enemy
	ToFlown
	ToSelf
	PowerTos
)

// Steps of InPower.
const (
	powerWaits uint8 = iota // which power, or where the Lore symbols go, as soon as they are counted
	toEffect                // the next deed begins
	toUnits                 // it goes through its units
	powerOver
	laterWaits // as powerWaits, after the attack, for a creature with a power that waits for it
)

// powerFrame asks, at one of the two steps that wait, for the use of the Lore symbols of a creature's roll.
func powerFrame(who Player, battle *Frame, step uint8) Frame {
	return Frame{
		Kind: InPower, Step: step, Decider: who, Unit: battle.Unit, Target: battle.Target, CombatMode: battle.CombatMode,
		Left: int8(battle.Roll[Lore]), At: battle.At,
	}
}

// breathFrame returns the frame of a power used in flight at the unit below; it is paid for.
func breathFrame(flight *Frame, below uint8) Frame {
	return Frame{Kind: InPower, Step: toEffect, Decider: flight.Decider, Unit: flight.Unit, Target: below, At: flight.At}
}

// symbolsSpent marks in InBattle that a creature has used or stored the symbols of its roll.
const symbolsSpent = 1

// spent reports whether the symbols of InBattle are used or stored.
func (f *Frame) spent() bool { return f.Gone == symbolsSpent }

// Symbols returns the Lore symbols of the roll of InPower that are neither stored nor used yet.
func (f *Frame) Symbols() int { return int(f.Left) }

// openPower asks for the use of a creature's Lore symbols as soon as they are counted (BL-CRE-10, R-305). It asks once
// more after the attack if they were kept for a power of that time. A roll has one power.
func (s *State) openPower(r *Rules, f *Frame, step uint8, log *Log) {
	u := &s.Units[f.Unit]
	if r.Lore == nil || !r.isCreature(u) || f.spent() {
		return
	}
	if u.At < 0 { // it fell by its own roll: the symbols are its owner's all the same
		s.collect(r, f, int(f.Roll[Lore]), ForSymbols, log)
		return
	}
	s.Lore.Power = PowerUse{Hits: s.Lore.Battle.Hits}
	s.push(powerFrame(s.fighter(u, f.CombatMode), f, step))
}

// defers reports whether the Lore symbols of InPower can still be kept: the creature has a power that waits for the
// end of the attack.
func (s *State) defers(r *Rules, f *Frame) bool {
	if f.Step != powerWaits {
		return false
	}
	b := &r.Kinds[s.Units[f.Unit].Kind].Creature
	for p := b.From; p < b.To; p++ {
		if r.Lore.Powers[p].Later {
			return true
		}
	}
	return false
}

// usable reports whether a creature may now use one of its powers for a roll: its symbols and stored tokens pay for it
// (BL-CRE-10), and it has a target.
func (s *State) usable(r *Rules, f *Frame, which uint8) bool {
	u, p := &s.Units[f.Unit], &r.Lore.Powers[which]
	lore := int8(u.Store)
	if !p.PaidFirst {
		lore += f.Left
	}
	k := &r.Kinds[u.Kind]
	switch {
	case p.Flight || lore < p.Cost || p.Later != (f.Step == laterWaits):
		return false
	case p.NeedsHit && s.Lore.Power.Hits == 0:
		return false
	case p.NeedsNeck && (f.CombatMode&Melee == 0 || !k.Creature.Necks || u.Figures >= u.Full):
		return false
	}
	for i := range p.Effects {
		if s.strikesAny(r, f, &p.Effects[i]) {
			return true
		}
	}
	return false
}

// strikesAny reports whether an effect has a target.
func (s *State) strikesAny(r *Rules, f *Frame, d *PowerEffect) bool {
	u := &s.Units[f.Unit]
	switch d.To {
	case ToSelf:
		return true
	case ToTarget, ToFlown:
		return s.Units[f.Target].At >= 0 && (d.Do != DoToken || s.mayPut(r, f.Target, d.Token))
	case ToAdjacent:
		return r.near[u.At].Meets(&s.Taken)
	}
	others := r.near[u.At].And(s.Camps[u.Camp.Other()])
	if foe := s.Units[f.Target].At; foe >= 0 {
		others.Remove(foe)
	}
	return !others.Empty()
}

// room returns the number of symbols that a creature can store (BL-CRE-11), as far as the pool reaches (BL-LOR-01).
func (s *State) room(r *Rules, f *Frame) int {
	u := &s.Units[f.Unit]
	if s.forgone(s.fighter(u, f.CombatMode)) || r.Lore.Melee && f.CombatMode&Melee == 0 { // EP-LOR-03, EP-LOR-01
		return 0
	}
	return max(0, min(f.Symbols(), int(r.Kinds[u.Kind].Creature.Store)-int(u.Store), int(s.Lore.Pool)))
}

// runPower goes through a power up to the next choice.
func (s *State) runPower(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case powerWaits, laterWaits:
		switch {
		case s.anyPower(r, f) || !s.defers(r, f) && s.room(r, f) > 0:
			return true
		case s.defers(r, f):
			s.keepSymbols()
			return false
		}
		s.settle(r, f, 0, log)
	case toEffect:
		s.beginEffect(r, f)
	case toUnits:
		return s.runUnits(r, f, log)
	case powerOver:
		s.pop()
		if s.top().Kind != InFlight { // a flight breathes on
			s.Lore.Power = PowerUse{}
		}
	}
	return false
}

func (s *State) anyPower(r *Rules, f *Frame) bool {
	b := &r.Kinds[s.Units[f.Unit].Kind].Creature
	for p := b.From; p < b.To; p++ {
		if s.usable(r, f, p) {
			return true
		}
	}
	return false
}

// legalPower lists the powers and the uses of the symbols, or the next units to be driven back.
func (s *State) legalPower(r *Rules, f *Frame, buf []Action) []Action {
	if f.Step == toUnits {
		return s.legalUnits(buf)
	}
	keeps := s.defers(r, f)
	if keeps || f.Symbols() == 0 {
		buf = append(buf, PassAction()) // a power is its owner's choice
	}
	b := &r.Kinds[s.Units[f.Unit].Kind].Creature
	for p := b.From; p < b.To; p++ {
		if s.usable(r, f, p) {
			buf = append(buf, UsePowerAction(f.Unit, p))
		}
	}
	for n := 0; !keeps && f.Symbols() > 0 && n <= s.room(r, f); n++ {
		buf = append(buf, StoreLoreAction(f.Unit, n))
	}
	return buf
}

func (s *State) takePower(r *Rules, f *Frame, a Action, log *Log) {
	switch {
	case a.Kind() == TargetUnit:
		s.sendOff(r, f, a.Unit(), log)
	case a.Kind() == UsePower:
		s.usePower(r, f, a.Power(), log)
	case s.defers(r, f):
		s.keepSymbols()
	default:
		s.settle(r, f, a.Stored(), log) // none by Pass
	}
}

// keepSymbols keeps a creature's symbols for the end of the attack.
func (s *State) keepSymbols() {
	s.pop()
	s.Lore.Power = PowerUse{}
}

// settle stores a number of a creature's symbols; the others give its owner tokens (BL-CRE-11, BL-LRE-01).
func (s *State) settle(r *Rules, f *Frame, n int, log *Log) {
	s.store(r, f.Unit, n, false, log)
	s.collect(r, f, f.Symbols()-n, ForOverflow, log)
	f.Step = powerOver
	s.fought().Gone = symbolsSpent
}

// usePower pays for a power and begins it. Stored tokens go first, and symbols beyond the price go to the owner
// . If the symbols count one by one, all of them are used, and stored tokens only cover the rest;
// symbols that grow necks count up to the missing necks.
func (s *State) usePower(r *Rules, f *Frame, which uint8, log *Log) {
	u, p := &s.Units[f.Unit], &r.Lore.Powers[which]
	use := &s.Lore.Power
	use.Which, use.Effect, use.Lore = which, 0, uint8(f.Left)
	f.Step = toEffect
	s.fought().Gone = symbolsSpent
	if each := p.perLore(); each && !p.PaidFirst {
		count := f.Left
		if p.NeedsNeck {
			count = min(count, int8(u.Full-u.Figures))
		}
		use.Lore = uint8(max(count, p.Cost))
		s.unstore(f.Unit, int(p.Cost-f.Left), log)
		f.Left -= min(f.Left, int8(use.Lore))
	} else {
		stored := min(int8(u.Store), p.Cost)
		s.unstore(f.Unit, int(stored), log)
		f.Left -= p.Cost - stored
	}
	log.add(unitEvent(s, PowerUsed, f.Unit, which, use.Lore).at(f.Target))
	s.collect(r, f, f.Symbols(), ForOverflow, log)
	f.Left = 0
}

// perLore reports whether a power counts the symbols one by one.
func (p *Power) perLore() bool {
	for i := range p.Effects {
		if p.Effects[i].PerLore {
			return true
		}
	}
	return false
}
