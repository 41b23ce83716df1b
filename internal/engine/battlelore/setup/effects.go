package setup

import (
	"slices"
	"strconv"

	adventures "muster/internal/adventures/battlelore"
	effects "muster/internal/adventures/effect"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
)

// Effect is one effect of a special rule, with the units that it applies to.
type Effect struct {
	Do    string // a word of adventures.RuleDialect
	Rule  string // the rule's name
	Ptr   string // JSON pointer in the adventure
	Units []int  // numbers of the units; empty for effects on a camp or the whole battle
	Camps [boards.Camps]bool
}

// linkRules reads the special rules. Rules in words alone cannot be played; the battle lists them.
func (l *linker) linkRules() {
	l.out.Rules.LastWinner = battlelore.Neither
	for _, rule := range l.adventure.Definition.Rules {
		if len(rule.Effects) == 0 {
			l.out.Unplayed = append(l.out.Unplayed, rule.Name)
		}
	}
	for i := range l.adventure.Effects {
		e := &l.adventure.Effects[i]
		if !slices.Contains(adventures.RuleEffects().Words(), e.Do) {
			l.refuse(Refusal{
				Kind: UnknownRule, Ptr: e.Ptr + "/do", Text: e.Rule.Name, Want: "unknown effect " + strconv.Quote(e.Do),
			})
			continue
		}
		l.effects = append(l.effects, e)
		l.out.Effects = append(l.out.Effects, Effect{Do: e.Do, Rule: e.Rule.Name, Ptr: e.Ptr, Camps: e.Camps})
		if e.Gives() {
			l.linkGift(e, len(l.out.Effects)-1)
		}
		l.linkWhole(e)
	}
}

// linkWhole applies an effect on a camp or the whole battle.
func (l *linker) linkWhole(e *library.Effect) {
	r := l.out.Rules
	switch e.Do {
	case adventures.RuleExit:
		for camp, his := range e.Camps {
			if !his {
				continue
			}
			for _, h := range e.Hexes {
				r.Exits[camp].Add(h)
			}
			worth := uint8(small(e.ExitWorth()))
			if r.ExitWorth[camp] != 0 && r.ExitWorth[camp] != worth {
				l.refuse(Refusal{Kind: UnknownRule, Camp: boards.Camp(camp), Ptr: e.Ptr + "/count", Text: e.Rule.Name,
					Want: "exits of one camp must be worth the same number of banners"})
			}
			r.ExitWorth[camp] = worth
		}
	case adventures.RuleLastTurn:
		r.LastTurn = e.Turn
		if camp, ok := boards.ParseCamp(e.Winner); ok {
			r.LastWinner = battlelore.Side(camp)
		}
	}
}

// kindFor returns the initial kind of a unit: its type, its weapon, and the changes by special rules. number is the
// unit's.
func (l *linker) kindFor(number int, p *post) battlelore.Kind {
	l.deserving(number, p)
	return l.bent(p, func(told int) {
		l.out.Effects[told].Units = append(l.out.Effects[told].Units, number)
	})
}

// bent returns a kind of unit changed by special rules; told is called for each effect that applies.
func (l *linker) bent(p *post, told func(effect int)) battlelore.Kind {
	k := l.kindOf(p.unit, p.weapon)
	start := l.out.Field.Hexes.Label(p.at)
	for i, e := range l.effects {
		if e.Touches(p.camp.String(), p.unit.ID, p.unit.Class, p.unit.Banner, start) {
			says := e.Effect()
			bend(&k, &says)
			told(i)
		}
	}
	return k
}

// bend changes a kind by one effect: an adventure's value for a unit overrides its banner's training.
func bend(k *battlelore.Kind, e *effects.Effect) {
	for i := range e.Mods {
		m := &e.Mods[i]
		n := m.N.At(1)
		switch m.Stat {
		case effects.StatBold:
			k.Bold = small(int(k.Bold) + n)
			if k.OwnSupport {
				k.Decreed = small(int(k.Decreed) + n)
			}
		case effects.StatFrightened: // BL-MOR-04
			k.Frightened = true
			k.Retreat = max(k.Retreat, frightBack)
		case effects.StatDiceMelee:
			k.MeleeDice = more(k.MeleeDice, n)
		case effects.StatDiceRanged:
			if k.Missile { // a unit that can shoot keeps a die at least
				k.RangedDice = max(min(k.RangedDice, 1), more(k.RangedDice, n))
			}
		case effects.StatMove:
			k.MoveAndBattle, k.MoveMax = more(k.MoveAndBattle, n), more(k.MoveMax, n)
		case effects.StatWorth:
			k.Worth = small(n)
		case effects.StatHold:
			k.Wakes = max(k.Wakes, int16(min(n, 1<<14)))
		}
	}
}

// more returns a number of dice or hexes changed by an effect; several effects add up.
func more(of int8, n int) int8 { return max(0, small(int(of)+n)) }
