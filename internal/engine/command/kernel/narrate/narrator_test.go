package narrate

import (
	"strings"
	"testing"

	"muster/internal/engine/command"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	"muster/maps/hex"
)

// shipped is a battle of the library.
func shipped(t *testing.T) *setup.Battle {
	t.Helper()
	cat := medieval.Game().Load(nil, 1)
	b, refused := setup.New(cat, cat.All(rulebook.KindAdventure)[0], setup.Options{Seed: 1})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return b
}

// Every event makes a line, at once or with the next one, except those that are part of another's line.
func TestEveryEvent(t *testing.T) {
	b := shipped(t)
	with := map[kernel.EventKind]bool{kernel.CardDiscarded: true} // told with what was done with the card
	for kind := range kernel.EventKinds {
		narrator := New(b)
		narrator.Narrate([]kernel.Event{{Kind: kernel.TurnBegan}})
		e := kernel.Event{Kind: kind, Unit: 0, Target: uint8(len(b.Units) - 1), Leader: 0, From: b.Units[0].At, To: 7}
		for f := command.FieldNone + 1; f < command.EventFields; f++ {
			e = e.With(f, 0)
		}
		after := kernel.Event{Kind: kernel.DeckMade, Unit: kernel.NoUnit, Leader: kernel.NoLeader}
		told := narrator.Narrate([]kernel.Event{e, after})
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

// Any numbers in an event are worded without a panic.
func TestStrangeNumbers(t *testing.T) {
	b := shipped(t)
	for kind := range kernel.EventKinds {
		e := kernel.Event{
			Kind: kind, Unit: 0, Target: kernel.NoUnit, Leader: kernel.NoLeader, From: hex.None, To: 3,
		}
		switch kind {
		case kernel.LeaderMoved, kernel.LeaderSent, kernel.LeaderJoined, kernel.LeaderEvaded:
			e.Leader = 1
		}
		if told := New(b).Narrate([]kernel.Event{e}); kind == kernel.Attacked && len(told) == 0 {
			t.Error("an attack on nobody is not told")
		}
	}
}
