package deploy_test

import (
	"reflect"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/deploy/players"

	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps/hex"

	"pgregory.net/rapid"
)

// anyMixed draws two sets a player, of any camp, with ids of their own.
func anyMixed(t *rapid.T, most int) [boards.Camps][]*deck.Set {
	var sets [boards.Camps][]*deck.Set
	for camp := range boards.Camp(boards.Camps) {
		for range deck.SetsMixed {
			from := boards.Camp(rapid.IntRange(0, 1).Draw(t, "camp of the set"))
			def := deploytest.AnyDefinition(t, "standard", from, most)
			def.ID = camp.String() + "-" + string(rune('a'+len(sets[camp])))
			set, _ := deck.Link(def, rulebook.Base())
			sets[camp] = append(sets[camp], set)
		}
	}
	return sets
}

func anyOrganized(t *rapid.T) deploy.Options {
	opts := anyOptions(t)
	opts.RevealFirst = boards.Camp(rapid.IntRange(0, 1).Draw(t, "reveal first"))
	opts.Boxes = rapid.SampledFrom(
		[][]string{nil, {"base"}, {"call-to-arms"}, {"base", "call-to-arms", "promo-2006"}},
	).Draw(
		t,
		"boxes",
	)
	for camp := range opts.Policy {
		if rapid.Bool().Draw(t, "careful") {
			opts.Policy[camp] = players.Careful{}
		}
	}
	return opts
}

// Invariants of every Organized deployment: BL-MOV-02, CTA-06, CTA-ORG-01 (bearers and figures are only those of the
// boxes), CTA-ORG-02 (two tokens a colour), R-043 (none stays), and every unit called is on the field or lost.
func TestOrganizedInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := deploytest.LayFor(deploytest.AnyGround(t))
		sets := anyMixed(t, 9)
		opts := anyOrganized(t)
		d, refused := deploy.Organized(f, sets, opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		var taken hex.Set
		for i := range d.Placed {
			p := &d.Placed[i]
			label := f.Hexes.Label(p.Hex)
			if taken.Has(p.Hex) {
				t.Errorf("two units on %s", label)
			}
			taken.Add(p.Hex)
			if f.Impassable.Has(p.Hex) {
				t.Errorf("a unit stands in the river at %s", label)
			}
			if p.Token() || p.Figures != f.Rules.Figures(p.Unit) {
				t.Errorf("%s at %s: token %t, %d figures", p.Unit.ID, label, p.Token(), p.Figures)
			}
		}
		checkPieces(t, f, d)
		checkTokens(t, d)
		for camp := range boards.Camp(boards.Camps) {
			checkCalled(t, d, opts, camp)
		}
	})
}

// checkPieces adds up the pieces on the field, from the tables of the rulebook alone.
func checkPieces(t *rapid.T, f *rulebook.Field, d *deploy.Deployment) {
	figures := map[*rulebook.Unit]int{}
	bearers := [boards.Camps]map[*rulebook.Unit]int{{}, {}}
	for _, p := range d.Placed {
		u := f.Rules.Units.Get(p.Unit.ID)
		figures[u] += p.Figures
		if !u.Creature() {
			bearers[p.Camp][u]++
		}
	}
	for u, n := range figures {
		all := f.Rules.Plain(u.ID, d.Boxes)
		for camp := range boards.Camp(boards.Camps) {
			stock := f.Rules.Stock(camp.String(), u.ID, d.Boxes)
			if !u.Creature() {
				all += stock.Units + stock.Bearers
			}
			if most := f.Rules.Bearers(camp.String(), u.ID, d.Boxes); bearers[camp][u] > most {
				t.Errorf("%s: %d units of %s with %d bearers", camp, bearers[camp][u], u.ID, most)
			}
		}
		if n > all {
			t.Errorf("%d figures of %s stand, the boxes have %d", n, u.ID, all)
		}
	}
}

// checkTokens follows the tokens through the events.
func checkTokens(t *rapid.T, d *deploy.Deployment) {
	lying := map[hex.Hex]bool{}
	var count [boards.Camps]map[string]int
	for i := range d.Events {
		e := &d.Events[i]
		if count[e.Camp] == nil {
			count[e.Camp] = map[string]int{}
		}
		switch e.Kind {
		case events.LevyPlaced:
			lying[e.Hex] = true
			if count[e.Camp][e.Banner.ID]++; count[e.Camp][e.Banner.ID] > 2 {
				t.Errorf("a third %s token of the %s", e.Banner.ID, e.Camp)
			}
		case events.LevyExchanged:
			if !lying[e.Hex] || e.Unit.Creature() || rank(d, e.Unit) > e.Banner.Rank {
				t.Errorf("%s for a %s token", e.Unit.ID, e.Banner.ID)
			}
			delete(lying, e.Hex)
			count[e.Camp][e.Banner.ID]--
		case events.LevyRemoved:
			if !lying[e.From] {
				t.Error("a token is removed that is not there")
			}
			delete(lying, e.From)
			count[e.Camp][e.Banner.ID]--
		case events.LevyShort:
			if n := count[e.Camp][e.Banner.ID]; n < d.Field.Rules.LevyTokens(e.Banner.ID, d.Boxes) {
				t.Errorf("a %s unit is lost with %d tokens on the field", e.Banner.ID, n)
			}
		}
	}
	if len(lying) > 0 {
		t.Errorf("%d tokens stay on the field", len(lying))
	}
}

func rank(d *deploy.Deployment, u *rulebook.Unit) int {
	return d.Field.Rules.Banners.Get(u.Banner).Rank
}

func checkCalled(t *rapid.T, d *deploy.Deployment, opts deploy.Options, camp boards.Camp) {
	p := &d.Players[camp]
	card := func(name deck.CardName) *deck.Card {
		for _, s := range p.Sets {
			if s.Def.ID == name.Set {
				return s.Card(name.Number)
			}
		}
		t.Fatalf("no card %s", name)
		return nil
	}
	called := 0
	for _, s := range []deck.Slot{deck.SlotRight, deck.SlotCentre, deck.SlotLeft} {
		called += len(card(p.Draw.Name(s)).Entries)
	}
	held := len(card(p.Draw.Name(deck.SlotReserve)).Entries)
	if opts.Reserve != "all" || d.First != camp {
		held = min(held, deck.ReserveCalled)
	}
	placed := 0
	for _, u := range d.Placed {
		if u.Camp == camp {
			placed++
		}
	}
	if placed+p.Lost != called+held {
		t.Errorf("%s: %d placed and %d lost of %d called", camp, placed, p.Lost, called+held)
	}
	if p.Lost != d.Lost[camp] || p.Green != d.Green[camp] || p.Draw != d.Draw[camp] {
		t.Errorf("%s: by player %+v, by camp %d lost, %d green", camp, p, d.Lost[camp], d.Green[camp])
	}
}

// Same seed, same deployment; the recorded choices and the saved draw give it again, event by event.
func TestOrganizedRepeats(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	rapid.Check(t, func(t *rapid.T) {
		f := deploytest.LayFor(deploytest.AnyGround(t))
		sets := anyMixed(t, 9)
		opts := anyOrganized(t)
		first, refused := deploy.Organized(f, sets, opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		again, _ := deploy.Organized(f, sets, opts)
		if !reflect.DeepEqual(first, again) ||
			string(record.Save(first, "test")) != string(record.Save(again, "test")) {
			t.Fatal("the same seed gave another deployment")
		}
		for camp := range opts.Policy {
			opts.Policy[camp] = deploy.NewScript(first.Choices[camp])
		}
		scripted, refused := deploy.Organized(f, sets, opts)
		if len(refused) > 0 || !reflect.DeepEqual(first, scripted) {
			t.Fatalf("the recorded choices gave another deployment, %v", refused)
		}
		saved, refused := record.Replay(record.Save(first, "test"), deploytest.LookupOf(f, sets[0], sets[1]))
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		if !reflect.DeepEqual(first, saved) {
			t.Fatal("the saved draw gave another deployment")
		}
	})
}

// CTA-ORG-03: the 14 cards of two sets are one deck, so any four of them come up, from either set.
func TestOrganizedDrawsFromBothSets(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	f := deploytest.Lay(t, nil)
	var sets [boards.Camps][]*deck.Set
	for camp := range boards.Camp(boards.Camps) {
		for _, id := range []string{"a", "b"} {
			def := deploytest.Definition(camp.String())
			def.ID = camp.String() + "-" + id
			sets[camp] = append(sets[camp], deploytest.Link(t, def))
		}
	}
	const runs = 7000
	counts := map[deck.CardName]int{}
	fromA := map[int]int{}
	for seed := range uint64(runs) {
		d, refused := deploy.Organized(f, sets, deploy.Options{Seed: seed})
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		n := 0
		for _, name := range d.Draw[boards.Pennant].Names() {
			counts[name]++
			if name.Set == "pennant-a" {
				n++
			}
		}
		fromA[n]++
	}
	if len(counts) != 2*deck.CardsInSet {
		t.Errorf("%d cards come up: %v", len(counts), counts)
	}
	for name, n := range counts { // 2000 each on average, standard deviation 38
		if n < 1800 || n > 2200 {
			t.Errorf("%s comes up %d times of %d", name, n, runs)
		}
	}
	for n, of1001 := range []int{35, 245, 441, 245, 35} { // C(7,n) * C(7,4-n) of C(14,4)
		if want := runs * of1001 / 1001; fromA[n] < want*3/4 || fromA[n] > want*5/4 {
			t.Errorf("%d cards of the first set: %d times of %d, want about %d", n, fromA[n], runs, want)
		}
	}
}

// Refusals of Organized mode that the vectors do not cover.
func TestOrganizedRefusals(t *testing.T) {
	f := deploytest.Lay(t, nil)
	def := func(id string) *deck.Set {
		d := deploytest.Definition("pennant")
		d.ID = id
		return deploytest.Link(t, d)
	}
	good := [boards.Camps][]*deck.Set{{def("a"), def("b")}, {def("c"), def("d")}}
	other := deploycards.Set{ID: "l1", Camp: "pennant", Board: "standard-l1", Legend: deploytest.Legend()}
	for i := range deck.CardsInSet {
		rows := []string{". . .", ". . . .", ". . .", ". . . ."}
		other.Cards = append(other.Cards, deploycards.Card{Number: i + 1, Rows: rows})
	}
	draw := func(text string) [boards.Camps]*deck.Draw {
		d, fault := deck.ParseDraw(text)
		if fault != "" {
			t.Fatal(fault)
		}
		return [boards.Camps]*deck.Draw{&d}
	}
	tests := map[string]struct {
		sets [boards.Camps][]*deck.Set
		opts deploy.Options
		kind pieces.RefusalKind
		says string
	}{
		"no sets": {
			[boards.Camps][]*deck.Set{},
			deploy.Options{},
			pieces.SetCount,
			"the pennant camp has 0 deployment sets, but in organized mode a player uses 2",
		},
		"nil set": {
			[boards.Camps][]*deck.Set{{nil, def("b")}, good[1]},
			deploy.Options{},
			pieces.NoSet,
			"the pennant camp has no deployment set",
		},
		"another board": {
			[boards.Camps][]*deck.Set{{deploytest.Link(t, &other), def("b")}, good[1]},
			deploy.Options{},
			pieces.OtherBoard,
			`the cards of set "l1" are for board "standard-l1", but the map is on board "standard"`,
		},
		"box": {good, deploy.Options{Boxes: []string{"bas"}}, pieces.UnknownBox, `unknown box "bas"`},
		"owner": {
			good,
			deploy.Options{Owner: 2},
			pieces.BadCamp,
			"an option has no camp; use pennant, standard",
		},
		"number alone": {
			good,
			deploy.Options{Draw: draw("1,2,3/4")},
			pieces.BadDraw,
			`the pennant camp cannot draw "1,2,3/4": with two sets a card needs the name of its set, such as a:1`,
		},
		"other's card": {
			good,
			deploy.Options{Draw: draw("a:1,b:1,c:1/a:2")},
			pieces.BadDraw,
			`the pennant camp cannot draw "a:1,b:1,c:1/a:2": there is no card c:1`,
		},
		"no reserve": {
			good,
			deploy.Options{Draw: draw("a:1,b:1,a:3")},
			pieces.BadDraw,
			`the pennant camp cannot draw "a:1,b:1,a:3": it has 3 cards, 4 are drawn`,
		},
		"a scout guard": {
			good,
			deploy.Options{Draw: draw("a:1,b:1,a:3+a:4")},
			pieces.BadDraw,
			`the pennant camp cannot draw "a:1,b:1,a:3+a:4": right wing, centre, left wing and reserve are drawn`,
		},
		"choice unknown": {
			good,
			deploy.Options{Policy: [boards.Camps]deploy.Policy{deploy.NewScript(nil)}},
			pieces.BadChoice,
			"the pennant camp chose -1 out of 4 options",
		},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			d, refused := deploy.Organized(f, tt.sets, tt.opts)
			if d != nil || len(refused) == 0 || refused[0].Kind != tt.kind || refused[0].Message() != tt.says {
				t.Errorf("deployment %v, refused %+v", d != nil, refused)
			}
		})
	}
	if _, refused := deploy.Deploy(
		f,
		0,
		nil,
		deploy.Options{},
	); len(refused) != 1 ||
		refused[0].Kind != pieces.UnknownMode {
		t.Errorf("mode 0: refused %v", refused)
	}
	swapped := []deploy.Player{{Camp: boards.Standard, Sets: good[0]}, {Camp: boards.Pennant, Sets: good[1]}}
	if _, refused := deploy.Deploy(
		f,
		deploycards.ModeOrganized,
		swapped,
		deploy.Options{},
	); len(refused) != 1 ||
		refused[0].Kind != pieces.BadPlayers {
		t.Errorf("Standards first: refused %v", refused)
	}
}
