package main

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
)

// tally is the result of all games.
type tally struct {
	games, decisions, drawn, playOuts int
	kinds                             []kindTally // by name
	regretted                         []decision  // the most expensive first
}

// kindTally is the result of the decisions of a kind.
type kindTally struct {
	name             string
	drawn, regretted int
}

// sum adds samples up.
func sum(found []sample) *tally {
	t := &tally{games: len(found)}
	for i := range found {
		t.decisions += found[i].decisions
		for _, d := range found[i].drawn {
			t.drawn++
			t.playOuts += d.playOuts
			at := slices.IndexFunc(t.kinds, func(k kindTally) bool { return k.name == d.kind })
			if at < 0 {
				at, t.kinds = len(t.kinds), append(t.kinds, kindTally{name: d.kind})
			}
			t.kinds[at].drawn++
			if d.confirmed {
				t.kinds[at].regretted++
				t.regretted = append(t.regretted, d)
			}
		}
	}
	slices.SortFunc(t.kinds, func(a, b kindTally) int { return b.drawn - a.drawn })
	slices.SortStableFunc(t.regretted, func(a, b decision) int { return b.gain - a.gain })
	return t
}

// lines returns the tally for people.
func (t *tally) lines(o regretOptions, shown int) []string {
	out := []string{
		fmt.Sprintf("%s, seed %d: %d games with %d decisions, %d of them drawn and judged by %d play-outs",
			o.player, o.seed, t.games, t.decisions, t.drawn, t.playOuts),
		fmt.Sprintf("regretted: %d of %d, %.1f in 100; that is some %.2f a game",
			len(t.regretted), t.drawn, 100*share(len(t.regretted), t.drawn),
			share(len(t.regretted), t.drawn)*share(t.decisions, t.games)),
		"",
		"regretted  drawn  while",
	}
	for _, k := range t.kinds {
		out = append(out, fmt.Sprintf("%9d  %5d  %s", k.regretted, k.drawn, k.name))
	}
	if len(t.regretted) > 0 && shown > 0 {
		out = append(out, "", "gain  decision")
	}
	for _, d := range t.regretted[:min(shown, len(t.regretted))] {
		out = append(out, fmt.Sprintf("%3d%%  %s, seed %d, turn %d, %s: rather than to %s, %s",
			(d.gain+5)/10, d.adventure, d.seed, d.turn, d.kind, d.chose, d.rather))
	}
	return out
}

// share returns a part of a whole; 0 for an empty whole.
func share(part, of int) float64 {
	if of == 0 {
		return 0
	}
	return float64(part) / float64(of)
}

// say describes a choice in words.
func say(b *setup.Battle, s *battlelore.State, a battlelore.Action) string {
	unit := func(i uint8) string {
		if int(i) >= len(b.Units) {
			return "a unit"
		}
		if at := s.Units[i].At; at >= 0 {
			return "the " + b.Units[i].Name + " on " + b.Rules.Board.Label(at)
		}
		return "the " + b.Units[i].Name
	}
	switch k := a.Kind(); k {
	case battlelore.Pass:
		return "pass"
	case battlelore.PlayCard, battlelore.PlayOpen, battlelore.Keep:
		return k.String() + " (" + b.Cards[a.Card()].Name + ")"
	case battlelore.PlayLore, battlelore.KeepLore, battlelore.DropLore:
		return k.String() + " (" + b.LoreCards[a.LoreCard()].Name + ")"
	case battlelore.Attack, battlelore.BattleBack:
		return k.String() + " with " + unit(a.Unit()) + " at " + unit(a.Target())
	case battlelore.GiveOrder, battlelore.Exit, battlelore.RollMove, battlelore.TargetUnit, battlelore.CallUp:
		return k.String() + " (" + unit(a.Unit()) + ")"
	case battlelore.Move, battlelore.Rush, battlelore.Retreat, battlelore.GainGround, battlelore.Pursue,
		battlelore.TargetHex, battlelore.FlyOver, battlelore.Land, battlelore.Slip, battlelore.Appear:
		return k.String() + " (" + unit(a.Unit()) + " to " + b.Rules.Board.Label(a.Hex()) + ")"
	}
	return a.String()
}
