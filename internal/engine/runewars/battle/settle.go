package battle

// defending asks whether the area's development is used (RW-BTL-13).
func (t table) defending() bool {
	t.Side = Defender
	if len(t.Sides[Defender].Defence) == 0 {
		t.Phase = Counting
		return false
	}
	t.Asks = Defender
	return true
}

func (t table) defend(use bool) {
	t.Phase = Counting
	if use {
		t.Used, t.Phase, t.Progress = true, Defence, Progress{On: true}
		t.record(Event{Kind: DefenceUsed, Side: Defender})
	}
}

func (t table) defence() bool {
	if t.work() == asking {
		return true
	}
	t.Phase, t.Progress = Counting, Progress{}
	return false
}

// count compares strengths: the higher one wins, and the defender wins ties (RW-BTL-16).
func (t table) count() {
	for side := range t.Force {
		e := Event{Kind: StrengthCounted, Side: uint8(side), N: t.strength(side), M: t.Bonus[side] + t.Sides[side].Strength}
		if t.Force[side] = e.N; side == Defender {
			e.Card = uint8(t.fort())
			t.Force[side] += t.fort()
		}
		e.N -= e.M
		t.record(e)
	}
	t.Winner = Defender
	if t.Force[Attacker] > t.Force[Defender] {
		t.Winner = Attacker
	}
	t.record(Event{Kind: BattleWon, Side: t.Winner, N: t.Force[Attacker], M: t.Force[Defender]})
	t.won()
}

// won applies the changes at the end of the fighting, for either Winner.
func (t table) won() {
	stands := t.standing(Attacker) > 0
	t.repair()
	loser := 1 - t.Winner
	t.Side, t.Phase = loser, Taking
	if !t.Fort.There || t.Winner == Defender {
		// a stronghold is flipped when enemies stand, and only then (RW-BTL-18)
		if t.Fort.There && stands && !t.Broken {
			t.Broken = true
			t.record(Event{Kind: FortBroken})
		}
		t.outs()
	}
}

// withdraw makes a side leave before the battle is fought: it has lost, and the rest follows as after a battle. An
// attacker with more units than the area holds sends some away (RW-RUL-04). No stronghold is damaged, because no unit
// stands against it.
func (t table) withdraw(side int) {
	t.Progress, t.Winner = Progress{}, uint8(1-side)
	t.record(Event{Kind: SideWithdraws, Side: uint8(side)})
	if t.Side, t.Phase = uint8(side), Taking; !t.Fort.There || t.Winner == Defender {
		t.outs()
	}
}

// strength returns the strength of a side without its stronghold: standing units, routed hexagons (RW-BTL-14) except
// in the original edition (RW-ORIG-01), and additions (RW-BTL-15).
func (t table) strength(side int) int8 {
	n := t.standing(side)
	for k := range t.Sides[side].Kinds {
		if t.Sides[side].Kinds[k].Shape == Hexagon && !t.Falls {
			n += t.Rout(side, k)
		}
	}
	return int8(n) + t.Bonus[side] + t.Sides[side].Strength
}

// fort returns the strength of the defender's stronghold or capital (RW-FORT-04, RW-BTL-15).
func (t table) fort() int8 {
	f := &t.Fort
	switch {
	case !f.There:
		return 0
	case t.Broken:
		return int8(max(f.Hurt, f.Less) - f.Less)
	}
	return int8(max(f.Whole, f.Less) - f.Less)
}

func (t table) standing(side int) int {
	n := 0
	for k := range t.Sides[side].Kinds {
		n += t.Stand(side, k)
	}
	return n
}

// repair removes all damage of both sides (RW-BTL-19).
func (t table) repair() {
	for side := range t.Sides {
		for k := range t.Sides[side].Kinds {
			u := &t.Units[side][k]
			for state := range u {
				n := sum(&u[state])
				u[state] = [MaxHealth]uint8{0: uint8(n)}
			}
		}
	}
}

// taking asks a winning attacker about the stronghold (RW-BTL-17).
func (t table) taking() bool {
	t.Asks = Attacker
	return true
}

func (t table) take(replace bool) {
	if t.Taken = replace; replace {
		t.record(Event{Kind: FortReplaced, Side: Attacker})
		t.Broken = true
	} else {
		t.Razed = true
		t.record(Event{Kind: FortRazed, Side: Attacker})
	}
	t.outs()
}

// outs destroys the loser's units that were routed before the battle (RW-BTL-20), and routs the loser's supporting
// heroes (RW-HERO-07, RW-RET-04).
func (t table) outs() {
	side := int(1 - t.Winner)
	for k := range t.Sides[side].Kinds {
		if n := t.Sides[side].Kinds[k].Before; n > 0 {
			t.record(Event{Kind: OutsDestroyed, Side: uint8(side), Unit: uint8(k), N: int8(n)})
		}
	}
	if n := helpers(t.Supported[side]); n > 0 {
		t.record(Event{Kind: HeroesRouted, Side: uint8(side), N: int8(n)})
	}
	t.Side, t.Phase = uint8(side), Fleeing
}
