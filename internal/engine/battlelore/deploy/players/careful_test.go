package players_test

import (
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	players "muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// A careful player keeps the weakest card in reserve and puts the strongest where it can stand. It brings on whole
// units before tokens and in the middle, moves displaced units little, and takes the best troop for a token.
func TestCareful(t *testing.T) {
	f := deploytest.Lay(t, map[string]string{"d6": "R", "c6": "R", "b6": "R", "a6": "R"})
	front := []string{"rh rh rh rh", ". . .", ". . . .", ". . ."} // in the river of the right wing
	first := deploytest.Definition("pennant",
		front,
		[]string{". . . .", "bs bs .", ". . . .", ". . ."},
		[]string{". . . .", "bs . .", ". . . .", ". . ."},
		[]string{"hb hb . .", ". . .", "gb . . .", ". . ."},
	)
	second := deploytest.Definition("pennant")
	second.ID = "pennant-u"
	standard := deploytest.Definition("standard")
	spare := deploytest.Definition("standard")
	spare.ID = "standard-u"
	sets := [boards.Camps][]*deck.Set{
		{deploytest.Link(t, first), deploytest.Link(t, second)},
		{deploytest.Link(t, standard), deploytest.Link(t, spare)},
	}
	players := []deploy.Player{
		{Camp: boards.Pennant, Sets: sets[0], Policy: players.Careful{}},
		{Camp: boards.Standard, Sets: sets[1]},
	}
	hand := func(cards ...deck.CardName) *deploy.Deployment {
		t.Helper()
		players[0].Hand = cards
		d, refused := deploy.Deploy(
			f,
			deploycards.ModeOrganized,
			players,
			deploy.Options{Dice: &deploytest.Loaded{Winner: boards.Standard}},
		)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		return d
	}
	t1 := func(n int) deck.CardName { return deck.CardName{Set: "pennant-t", Number: n} }
	u1 := deck.CardName{Set: "pennant-u", Number: 1}
	d := hand(t1(3), u1, t1(1), t1(2))
	// The knights would lose their marks in the right wing and still count more there than two footmen; the empty card
	// stays in reserve.
	if got, want := d.Draw[boards.Pennant].String(), "pennant-t:1,pennant-t:2,pennant-t:3/pennant-u:1"; got != want {
		t.Errorf("careful draw %s, want %s", got, want)
	}
	// The first knight's mark is d6: three hexes from C9 and D9, farther from A9 and B9.
	for _, p := range d.Placed {
		if p.How != events.Moved {
			continue
		}
		if p.Entry.File == 1 && f.Hexes.Label(p.Hex) != "C9" {
			t.Errorf("the first knight stands on %s", f.Hexes.Label(p.Hex))
		}
	}
	// The third and fourth have no bearer; their tokens become the best that is left, which is red foot.
	for i := range d.Events {
		if e := &d.Events[i]; e.Kind == events.LevyExchanged && e.Unit.ID != "red-human-sword" {
			t.Errorf("a red token becomes %s", e.Unit.ID)
		}
	}
	// One of two hobgoblins has figures, and so has the bowman: both come, next to the middle.
	draw, _ := deck.ParseDraw("pennant-u:1,pennant-u:2,pennant-u:3/pennant-t:4")
	players[0].Draw = &draw
	d = hand()
	var came []string
	for _, p := range d.Placed {
		came = append(came, p.Unit.ID+" "+f.Hexes.Label(p.Hex))
		if p.Token() {
			t.Errorf("a token at %s", f.Hexes.Label(p.Hex))
		}
	}
	if len(came) != 2 || came[0][len(came[0])-2:] != "G9" {
		t.Errorf("the Reserve brings %v", came)
	}
	for i := range d.Events {
		if k := d.Events[i].Kind; k == events.LevyPlaced {
			t.Error("a careful player called a unit without figures before one with them")
		}
	}
}

// CTA-ORG-08: a careful player exchanges the lowest tokens first, so that as few as possible are lost. The
// player has a red and two green tokens, and two units of green slingers and two of red spearmen are left. A random
// choice may give the slingers to the red token.
func TestCarefulTokens(t *testing.T) {
	def := deploytest.Definition("pennant", []string{"gb gb . .", ". . .", ". . . .", ". rs ."})
	other := deploytest.Definition("pennant")
	other.ID = "pennant-u"
	standard, spare := deploytest.Definition("standard"), deploytest.Definition("standard")
	spare.ID = "standard-u"
	sets := [boards.Camps][]*deck.Set{
		{deploytest.Link(t, def), deploytest.Link(t, other)},
		{deploytest.Link(t, standard), deploytest.Link(t, spare)},
	}
	draw, _ := deck.ParseDraw("pennant-t:1,pennant-t:2,pennant-t:3/pennant-t:4")
	removed := func(seed uint64, policy deploy.Policy) int {
		d, refused := deploy.Organized(deploytest.Lay(t, nil), sets, deploy.Options{
			Seed: seed, Boxes: []string{"call-to-arms", "goblin-skirmishers"},
			Draw: [boards.Camps]*deck.Draw{&draw}, Policy: [boards.Camps]deploy.Policy{policy},
		})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		return d.Lost[boards.Pennant]
	}
	if n := removed(1, players.Careful{}); n != 0 {
		t.Errorf("a careful player loses %d units", n)
	}
	worst := 0
	for seed := range uint64(40) {
		worst = max(worst, removed(seed, nil))
	}
	if worst != 1 {
		t.Errorf("a player at random loses %d units, at worst 1", worst)
	}
}
