package narrate

import (
	"strings"
	"testing"

	"muster/engine/medieval"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
	"muster/engine/medieval/setup"
	"muster/maps/hex"
)

// shipped is a battle of the library.
func shipped(t *testing.T) *setup.Battle {
	t.Helper()
	cat := library.New(nil, 1)
	b, refused := setup.New(cat, cat.All(rulebook.KindAdventure)[0], setup.Options{Seed: 1})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return b
}

// No event goes untold: each makes a line, at once or with the next one, but for those that are told with another.
func TestEveryEventIsTold(t *testing.T) {
	b := shipped(t)
	with := map[medieval.EventKind]bool{medieval.CardDiscarded: true} // told with what was done with the card
	for kind := range medieval.EventKinds {
		teller := New(b)
		teller.Say([]medieval.Event{{Kind: medieval.TurnBegan}})
		e := medieval.Event{Kind: kind, Unit: 0, Target: uint8(len(b.Units) - 1), Leader: 0, From: b.Units[0].At, To: 7}
		for f := medieval.FieldNone + 1; f < medieval.EventFields; f++ {
			e = e.With(f, 0)
		}
		after := medieval.Event{Kind: medieval.DeckMade, Unit: medieval.NoUnit, Leader: medieval.NoLeader}
		told := teller.Say([]medieval.Event{e, after})
		if (len(told) > 1) == with[kind] {
			t.Errorf("%v is told as %q", kind, told)
		}
		for _, line := range told {
			if strings.Contains(line, "%!") {
				t.Errorf("%v: %q", kind, line)
			}
		}
	}
}

// Whatever numbers an event holds, it is told without a panic.
func TestStrangeNumbers(t *testing.T) {
	b := shipped(t)
	for kind := range medieval.EventKinds {
		e := medieval.Event{
			Kind: kind, Unit: 0, Target: medieval.NoUnit, Leader: medieval.NoLeader, From: hex.None, To: 3,
		}
		switch kind {
		case medieval.LeaderMoved, medieval.LeaderSent, medieval.LeaderJoined, medieval.LeaderEvaded:
			e.Leader = 1
		}
		if told := New(b).Say([]medieval.Event{e}); kind == medieval.Attacked && len(told) == 0 {
			t.Error("an attack on nobody is not told")
		}
	}
}
