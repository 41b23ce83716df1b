package runewars

import (
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
)

// most is above the size of a generated deck.
const most = 40

// printed generates random card texts from any deeds.
func (m *maker) printed(r *runewars.Rules) {
	tokens := r.Cards.Tokens
	r.Cards = runewars.Printed{Tokens: tokens}
	c := &r.Cards
	for i := range most {
		c.Tactics = append(c.Tactics, runewars.TacticsCard{
			When: runewars.Timing(m.IntN(4)), Effects: m.deeds(), Battle: m.fights(), Duel: m.strike(),
			Lieutenant: r.Options.Commanders && m.chance(5),
		})
		if t := &c.Tactics[i]; m.chance(10) {
			for seat := range t.Battle {
				t.Battle[seat] = append(t.Battle[seat], battle.Effect{
					Do: battle.DoWithdraw, Count: 1, Kind: battle.NoKind, AsDamage: battle.NoKind,
				})
			}
		}
		c.Quests = append(c.Quests, m.quest(r))
		c.Rewards = append(c.Rewards, runewars.Reward{
			Sort: runewars.Sort(m.IntN(3)), Gives: m.gives(), Duel: m.strike(), Battle: m.fights(), Effects: m.deeds(),
			Use: runewars.Use(m.IntN(3)),
		})
		season := runewars.SeasonCard{Council: m.chance(30), Bid: m.chance(30), Effects: m.deeds()}
		if m.chance(30) { // few heroes are routed, and that seldom
			season.Effects = append(season.Effects, runewars.Effect{Do: runewars.DoStandHero, Who: runewars.ToEach})
		}
		c.Seasons = append(c.Seasons, season)
		c.Objectives = append(c.Objectives, runewars.Objective{Needs: []runewars.Condition{m.condition()}})
		c.Commanders = append(c.Commanders, runewars.Commander{Battle: m.fights(), Shield: uint8(m.IntN(3))})
		if i < 32 {
			seat := uint8(m.IntN(len(r.Seats)))
			c.Developments = append(c.Developments, runewars.DevelopmentCard{
				Seat: seat, Kind: uint8(m.IntN(int(r.Seats[seat].Own))), More: uint8(m.IntN(3)),
				Capital: m.chance(15), Bought: m.deeds(), Harvest: m.deeds(),
				Defence: m.fights()[0], Gives: m.gives(), Price: [3]uint8{uint8(m.IntN(3)), uint8(m.IntN(2)), uint8(m.IntN(2))},
			})
		}
	}
}

// quest generates a quest in some areas.
func (m *maker) quest(r *runewars.Rules) runewars.Quest {
	q := runewars.Quest{
		Areas: m.Uint64() & (1<<len(r.Areas) - 1), Skill: uint8(m.IntN(3)), Won: m.deeds(), Lost: m.deeds(),
		Duel: m.chance(30), Strike: uint8(1 + m.IntN(3)),
	}
	q.Foe = battle.Kind{Shape: battle.Shape(m.IntN(4)), Health: uint8(1 + m.IntN(4))}
	for d := range q.Effects {
		q.Effects[d], q.Done[d] = m.deeds(), m.chance(60)
	}
	return q
}

func (m *maker) strike() runewars.Strike {
	if m.chance(40) {
		return runewars.Strike{}
	}
	return runewars.Strike{Damage: uint8(m.IntN(3)), Prevent: uint8(m.IntN(3)), Heal: uint8(m.IntN(2))}
}

func (m *maker) gives() runewars.Gives {
	if m.chance(60) {
		return runewars.Gives{}
	}
	return runewars.Gives{
		Move: uint8(m.IntN(2)), Health: uint8(m.IntN(2)), DuelDamage: uint8(m.IntN(2)), DuelPrevent: uint8(m.IntN(2)),
		HealAnywhere: m.chance(30), Tests: [3]uint8{uint8(m.IntN(2))}, Strength: uint8(m.IntN(2)), Keep: m.chance(20),
		Peasants: uint8(m.IntN(2)),
	}
}

// fights generates a card's effects in a battle.
func (m *maker) fights() (out [runewars.MaxSeats][]battle.Effect) {
	for seat := range out {
		for range m.IntN(3) {
			out[seat] = append(out[seat], battle.Effect{
				Do:    []battle.Word{battle.DoStrength, battle.DoRout, battle.DoDamage, battle.DoTactics}[m.IntN(4)],
				Count: uint8(1 + m.IntN(2)), Self: m.chance(50), Kind: battle.NoKind, AsDamage: battle.NoKind,
			})
		}
	}
	return out
}

func (m *maker) deeds() []runewars.Effect {
	var out []runewars.Effect
	for range m.IntN(4) {
		d := runewars.Effect{
			Do: runewars.Operation(m.IntN(int(runewars.Operations))), Count: uint8(m.IntN(4)), Who: runewars.Whom(m.IntN(7)),
			By: runewars.Chooser(m.IntN(4)), Dials: uint8(1 + m.IntN(7)), May: m.chance(20), Or: len(out) > 0 && m.chance(30),
		}
		if m.chance(50) {
			d.Where = runewars.AreaSorts(1 + m.IntN(1<<9-1))
		}
		for seat := range d.Kinds {
			d.Kinds[seat] = uint16(m.IntN(1<<6)) << runewars.FirstNeutral
			if d.Do != runewars.DoPutUnits {
				d.Kinds[seat] |= uint16(m.IntN(1 << runewars.FirstNeutral))
			}
		}
		if m.chance(15) {
			d.If = m.condition()
		}
		if m.chance(15) {
			d.Pays = []runewars.Holding{runewars.HasInfluence, runewars.HasTactics, runewars.HasRewards}[m.IntN(3)]
			d.Price = uint8(m.IntN(3))
		}
		out = append(out, d)
	}
	return out
}

func (m *maker) condition() runewars.Condition {
	return runewars.Condition{
		Has: runewars.Holding(1 + m.IntN(int(runewars.HasDial))), Dial: runewars.Dial(m.IntN(3)), Least: uint8(m.IntN(4)),
		Most: 255, Kinds: [runewars.MaxSeats]uint16{0xffff, 0xff, 0xf, 0xffff},
	}
}
