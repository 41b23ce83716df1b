package narrate_test

import (
	"strings"
	"testing"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
)

// shipped is a game of the library.
func shipped(t *testing.T) *setup.Game {
	t.Helper()
	g, why := setup.Open(library.New(nil, 1).Find(rulebook.KindRealm, "three-crowns"))
	if g == nil {
		t.Fatal(why)
	}
	return g
}

// after is an event with its own line, which flushes pending lines.
var after = runewars.Event{Kind: runewars.FateShuffled, Seat: runewars.NoSeat}

// Every event with any numbers makes a line, at once or with the next one. This includes events of battles, except
// those that the board repeats.
func TestEveryEventIsTold(t *testing.T) {
	g := shipped(t)
	for kind := range runewars.EventKinds {
		if kind == runewars.BattleEvent {
			continue
		}
		for _, n := range []uint8{0, 1, 2, runewars.NoArea} {
			e := runewars.Event{Kind: kind, Seat: n, Area: n, To: n, Unit: n, Hero: n, Card: n}.WithNumbers(n, n)
			told(t, g, e, kind != runewars.CardDone)
		}
	}
	board := []battle.EventKind{battle.FortBroken, battle.FortRazed, battle.FortReplaced}
	for kind := range battle.EventKinds {
		e := runewars.Event{Kind: runewars.BattleEvent, In: battle.Event{Kind: kind, N: 1, M: 1}}
		silent := false
		for _, k := range board {
			silent = silent || k == kind
		}
		next := e
		next.In.Kind = battle.RowBegan
		narrator := narrate.New(g)
		lines := narrator.Narrate([]runewars.Event{e, next})
		if want := 2; !silent && len(lines) < want {
			t.Errorf("battle event %d is told as %q", kind, lines)
		}
	}
}

// told words an event, and then another.
func told(t *testing.T, g *setup.Game, e runewars.Event, want bool) {
	t.Helper()
	lines := narrate.New(g).Narrate([]runewars.Event{e, after})
	if (len(lines) > 1) != want {
		t.Errorf("%d is told as %q", e.Kind, lines)
	}
	for _, line := range lines {
		if strings.Contains(line, "%!") {
			t.Errorf("%d: %q", e.Kind, line)
		}
	}
}

// Neutral units of every type without an area to retreat to are destroyed for that reason (RW-RET-03); units destroyed
// after them elsewhere are not.
func TestLossOfNeutrals(t *testing.T) {
	lost := func(seat, area, kind uint8) runewars.Event {
		return runewars.Event{Kind: runewars.UnitsDestroyed, Seat: seat, Area: area, Unit: kind}.WithNumbers(1, 0)
	}
	lines := narrate.New(shipped(t)).Narrate([]runewars.Event{
		{Kind: runewars.NeutralsFled, Seat: runewars.Wild, Area: 3, To: runewars.NoArea},
		lost(runewars.Wild, 3, runewars.FirstNeutral), lost(runewars.Wild, 3, runewars.FirstNeutral+1),
		lost(runewars.Wild, 3, runewars.FirstNeutral+2), lost(0, 3, 0), after,
	})
	if n := strings.Count(strings.Join(lines, "\n"), "RW-DIPL-03, RW-RET-03]"); n != 4 {
		t.Errorf("it is told as\n%s", strings.Join(lines, "\n"))
	}
}

// A unit without an area to retreat to after a battle is destroyed for that reason: neutral ones by RW-RET-03,
// whatever their types, those of players by RW-RET-02, those behind a border by RW-RET-05. Without room it is
// RW-RET-06, and for the winner RW-BTL-21 (RW-BTL-20, RW-RET-07).
func TestLossInBattle(t *testing.T) {
	in := func(e battle.Event) runewars.Event { return runewars.Event{Kind: runewars.BattleEvent, In: e} }
	for _, test := range []struct {
		why         battle.Loss
		after, amid string
	}{
		{battle.LostFighting, "RW-DMG-03", "RW-DMG-03"},
		{battle.LostNowhere, "RW-BTL-20, RW-RET-02", "RW-RET-07, RW-RET-02"},
		{battle.LostNeutral, "RW-BTL-20, RW-RET-03", "RW-RET-07, RW-RET-03"},
		{battle.LostBarred, "RW-BTL-20, RW-RET-05", "RW-RET-07, RW-RET-05"},
		{battle.LostFull, "RW-BTL-20, RW-RET-06", "RW-RET-07, RW-RET-06"},
		{battle.LostCrowded, "RW-BTL-21", "RW-BTL-21"},
	} {
		lost := battle.Event{Kind: battle.UnitDestroyed, Side: battle.Defender, N: int8(test.why)}
		won := battle.Event{Kind: battle.BattleWon, Side: battle.Attacker}
		lines := narrate.New(shipped(t)).Narrate([]runewars.Event{in(lost), in(won), in(lost), in(lost), after})
		text := strings.Join(lines, "\n")
		amid, behind, _ := strings.Cut(text, " wins")
		if !strings.Contains(amid, "["+test.amid+"]") || strings.Count(behind, "["+test.after+"]") != 2 {
			t.Errorf("loss %d is told as\n%s", test.why, text)
		}
	}
}

// A hero is defeated by damage (RW-DUEL-05), and a commander by a lost battle before which it was routed (RW-CMD-06,
// RW-CMD-07).
func TestDefeats(t *testing.T) {
	for why, rule := range map[uint8]string{
		runewars.LostHealth: "[RW-DUEL-05]", runewars.LostRouted: "[RW-CMD-06, RW-CMD-07]",
	} {
		lines := narrate.New(shipped(t)).Narrate([]runewars.Event{
			runewars.Event{Kind: runewars.HeroDefeated}.WithNumbers(why, 0), after,
		})
		if text := strings.Join(lines, "\n"); !strings.Contains(text, "is defeated") || !strings.Contains(text, rule) {
			t.Errorf("defeat %d is told as\n%s", why, text)
		}
	}
}
