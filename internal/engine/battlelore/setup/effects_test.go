package setup

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

const special = `
[[rules]]
name = "The veterans"
effects = [
  { do = "bold", side = "standard", units = ["blue-human-sword"], at = ["f4"], count = 2 },
  { do = "dice", banners = ["red"], melee = -1 },
  { do = "dice", side = "standard", units = ["green-human-bow"], ranged = 1 },
]

[[rules]]
name = "The sacks"
effects = [
  { do = "frightened", classes = ["mounted"] },
  { do = "move", side = "pennant", banners = ["green"], count = -1 },
  { do = "worth", at = ["F3"], count = 2 },
  { do = "hold", at = ["j8"], turn = 5 },
  { do = "exit", side = "pennant", at = ["A1", "B1"], count = 2 },
  { do = "last-turn", turn = 24, winner = "standard" },
]

[[rules]]
name = "The weather"
text = "It snows."
`

// Typed effects make kinds of their own, for the units that they are for and no others.
func TestEffects(t *testing.T) {
	plain := shipped(t, "candlemas-at-the-grange")
	text := string(adventureText(t, "candlemas-at-the-grange")) + special
	b, refused := written(t, 1, text)
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	for label, bent := range map[string]func(k *battlelore.Kind){
		"f4": func(k *battlelore.Kind) { k.Bold = 2 },
		"g4": func(k *battlelore.Kind) {},
		"f8": func(k *battlelore.Kind) { k.MeleeDice = 3 },
		"e4": func(k *battlelore.Kind) { k.RangedDice = 3 },
		"G7": func(k *battlelore.Kind) { k.MoveAndBattle, k.MoveMax = 1, 1 },
		"j8": func(k *battlelore.Kind) { k.Frightened, k.Retreat, k.Wakes = true, 2, 5 },
		"j2": func(k *battlelore.Kind) { k.Frightened, k.Retreat = true, 2 },
		"F3": func(k *battlelore.Kind) { k.Worth, k.MeleeDice = 2, 3 },
	} {
		want := kindAt(t, plain, label)
		bent(&want)
		if got := kindAt(t, b, label); got != want {
			t.Errorf("%s: %+v, want %+v", label, got, want)
		}
	}
	r := b.Rules
	if r.LastTurn != 24 || r.LastWinner != battlelore.Side(boards.Standard) {
		t.Errorf("last turn %d, then %d", r.LastTurn, r.LastWinner)
	}
	if e := r.Exits[boards.Pennant]; e.Len() != 2 || !e.Has(at(t, b, "A1")) || r.ExitWorth != [2]uint8{2, 0} ||
		r.Exits[boards.Standard] != (hex.Set{}) {
		t.Errorf("exits %v worth %v", r.Exits, r.ExitWorth)
	}
	if !slices.Equal(b.Unplayed, []string{"The weather"}) {
		t.Errorf("unplayed are %q", b.Unplayed)
	}
	if len(b.Effects) != 9 || b.Effects[0].Do != adventures.RuleBold ||
		!slices.Equal(b.Effects[0].Units, []int{unitAt(t, b, "f4")}) ||
		b.Effects[0].Rule != "The veterans" {
		t.Errorf("effects %+v", b.Effects)
	}
	if e := b.Effects[3]; !slices.Equal(e.Units, []int{unitAt(t, b, "j8"), unitAt(t, b, "j2")}) ||
		e.Ptr != "/rules/1/effects/0" {
		t.Errorf("the frightened are %+v", e)
	}
	if b.Content() == plain.Content() {
		t.Error("special rules do not change the content")
	}
}

// Traits of expansion troops: clan chiefs, ogres.
func TestTraits(t *testing.T) {
	b, refused := changed(
		t,
		"candlemas-at-the-grange",
		1,
		`"blue-dwarf-sword"`,
		`"blue-dwarf-chief"`,
		`type = "red-human-sword"
at   = ["f8"]`,
		`type = "red-ogre-club"
at   = ["f8"]`,
	)
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	if k := kindAt(t, b, "H3"); k.Rush != 2 || k.FreshDice != 1 || k.Bold+k.FreshBold != 2 {
		t.Errorf("clan chiefs are %+v", k)
	}
	if k := kindAt(t, b, "f8"); k.Figures != 3 || !k.OwnSupport || !k.Frenzy || k.Rush != 0 {
		t.Errorf("ogres are %+v", k)
	}
}

// Two layers with different permissions to battle allow it to the units that both allow.
func TestBoth(t *testing.T) {
	for _, c := range []struct{ a, b, want battlelore.UnitFilter }{
		{battlelore.OnFoot, battlelore.FootMissile, battlelore.FootMissile}, {battlelore.Everybody, battlelore.OnHorse,
			battlelore.OnHorse},
		{battlelore.Troops, battlelore.OnFoot, battlelore.OnFoot}, {battlelore.OnFoot, battlelore.OnHorse, battlelore.Nobody},
		{battlelore.Nobody, battlelore.Everybody, battlelore.Nobody}, {battlelore.Troops, battlelore.Troops,
			battlelore.Troops},
	} {
		if got := both(c.a, c.b); got != c.want || both(c.b, c.a) != got {
			t.Errorf("both(%d, %d) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// An adventure is played to its own last turn, however late that is (BL-END-03).
func TestLateLastTurn(t *testing.T) {
	text := string(adventureText(t, "candlemas-at-the-grange")) + strings.Replace(special, "turn = 24", "turn = 240", 1)
	b, refused := written(t, 1, text)
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	if r := b.Rules; r.LastTurn != 240 || r.TurnCap != 240 {
		t.Errorf("last turn %d, called off at %d", r.LastTurn, r.TurnCap)
	}
}
