package runewars_test

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
)

func (g *battleGame) words(c battle.Choice) string {
	side := g.s.Decider()
	switch c.Verb() {
	case battle.Pass:
		return "pass"
	case battle.Support:
		return "support " + g.name(side, c.What())
	case battle.Begin:
		return "begin " + g.name(side, c.What())
	case battle.Announce:
		return "announce " + g.l.Cards[c.What()].Text
	case battle.Draw:
		return fmt.Sprintf("draw %d", g.l.Cards[c.What()].Number)
	case battle.Throw:
		return "throw " + face(battle.Face(c.What()))
	case battle.Prefer:
		return fmt.Sprintf("prefer %d", c.What()+1)
	case battle.Pay:
		return "pay " + g.unit(side, c.Cell())
	case battle.Suffer:
		return "suffer " + g.unit(battle.Suffering(g.l.Rules, &g.s), c.Cell())
	case battle.Heal:
		return "heal " + g.unit(side, c.Cell())
	case battle.GiveUp:
		return "give up " + g.name(side, c.What())
	case battle.Retreat:
		return "retreat " + g.l.Areas[c.What()]
	}
	return c.Verb().String()
}

func (g *battleGame) name(side, kind int) string { return g.l.Kinds[side][kind].Row.ID }

func (g *battleGame) unit(side int, c battle.Cell) string {
	out := g.name(side, int(c.Kind))
	if c.State == battle.Routed {
		out += " routed"
	}
	if c.Damage > 0 {
		out += fmt.Sprintf(" hurt %d", c.Damage)
	}
	return out
}

func face(f battle.Face) string {
	switch {
	case f == battle.Miss:
		return "miss"
	case f == battle.Special:
		return "special"
	case f.Damage() > 0:
		return fmt.Sprintf("damage %d", f.Damage())
	}
	return fmt.Sprintf("rout %d", f.Routs())
}

// battleEventWords are the names of event kinds in headers.
var battleEventWords = [battle.EventKinds]string{
	"supports", "row", "draws", "announces", "card", "thrown", "shuffled", "empty", "special", "fails", "fails", "pays",
	"routed",
	"damaged", "destroyed", "healed", "added", "retreats", "health", "strength", "tactics", "routs-lost", "damage-lost",
	"defence", "counted", "won", "flipped", "razed", "replaced", "outs", "heroes-routed",
}

// losses are the reasons for a unit's destruction outside the fight. There may be no area to retreat to, for those of
// players and for neutral ones. There may be a border, or no space, there or for the winner's units.
var losses = [...]string{"", " RW-RET-02", " RW-RET-03", " RW-RET-05", " RW-RET-06", " RW-BTL-21"}

// compared are the kinds that a vector compares by default: the effects of choices and cards.
var compared = []string{
	"special", "fails", "routed", "damaged", "destroyed", "healed", "added", "retreats", "health", "strength", "tactics",
	"routs-lost", "damage-lost", "won", "flipped", "razed", "replaced", "outs", "heroes-routed", "shuffled", "empty",
}

// events returns the events that the vector watches since the last call.
func (g *battleGame) events() (got []string) {
	for _, e := range g.log.Events[g.read:] {
		if word := battleEventWords[e.Kind]; g.v.Watches(word, slices.Contains(compared, word)) {
			got = append(got, g.event(e))
		}
	}
	g.read = len(g.log.Events)
	return got
}

func (g *battleGame) event(e battle.Event) string {
	side := library.BattleSides()[min(e.Side, 1)]
	word := battleEventWords[e.Kind]
	unit := func() string { return side + " " + g.name(int(e.Side), int(e.Unit)) + " " + word }
	cell := func() string { return side + " " + g.unit(int(e.Side), e.Cell) + " " + word }
	switch e.Kind {
	case battle.RowBegan:
		return fmt.Sprintf("row %d", e.N)
	case battle.CardDrawn:
		return fmt.Sprintf("%s %d %s", unit(), g.l.Cards[e.Card].Number, face(e.Face))
	case battle.CardThrown:
		return unit() + " " + face(e.Face)
	case battle.CardAnnounced:
		return unit() + " " + g.l.Cards[e.Card].Text
	case battle.KindDraws, battle.UnitsAdded, battle.HealthSet, battle.OutsDestroyed:
		return fmt.Sprintf("%s %d", unit(), e.N)
	case battle.UnitsRetreat:
		return fmt.Sprintf("%s %d %s", unit(), e.N, g.l.Areas[e.Area])
	case battle.SpecialUsed, battle.HeroSupports:
		return unit()
	case battle.UnitDamaged:
		return fmt.Sprintf("%s %d", cell(), e.N)
	case battle.UnitDestroyed:
		return cell() + losses[e.N]
	case battle.UnitRouted, battle.UnitHealed, battle.UnitPaid:
		return cell()
	case battle.BattleWon:
		return fmt.Sprintf("%s won %d %d", side, e.N, e.M)
	case battle.FortBroken, battle.FortRazed, battle.FortReplaced:
		return word
	case battle.DeckShuffled:
		return fmt.Sprintf("shuffled %d", e.N)
	case battle.SpecialFails, battle.DefenceUsed:
		return side + " " + word
	}
	return fmt.Sprintf("%s %s %d", side, word, e.N)
}
