package muster_test

import (
	"bytes"
	"fmt"
	"testing"

	"muster/deploycards/deploytest"
	contract "muster/engine/contract"
	"muster/engine/gametest"
	"muster/engine/muster"
	"muster/maps/hex"
)

// table is a game of shipped sets, with what Deploy is told of the same.
type table struct {
	name    string
	board   string
	mode    muster.Mode
	players []muster.Player
	opts    muster.Options
	game    *muster.Game
	shipped deploytest.Shipped
}

// tables are games in every mode, with and without Specialists, War Councils and cards that are given.
func tables(t testing.TB, seed uint64) []table {
	t.Helper()
	s := deploytest.NewShipped()
	set := func(ids ...string) []*muster.Set { return s.Sets(t, ids...) }
	p, q := hex.Pennant, hex.Standard
	hand := []muster.CardName{
		{Set: "pennant-a", Number: 2}, {Set: "pennant-a", Number: 7}, {Set: "pennant-a", Number: 1}, {Set: "pennant-a", Number: 4},
	}
	draw, fault := muster.ParseDraw("3,5,1/7")
	if fault != "" {
		t.Fatal(fault)
	}
	two := []muster.Player{{Camp: p, Sets: set("pennant-a")}, {Camp: q, Sets: set("standard-a")}}
	given := []muster.Player{
		{Camp: p, Sets: set("pennant-a"), Hand: hand}, {Camp: q, Sets: set("standard-c"), Draw: &draw},
	}
	mixed := []muster.Player{
		{Camp: p, Sets: set("pennant-a", "standard-b")}, {Camp: q, Sets: set("standard-a", "pennant-c")},
	}
	free := []muster.Player{
		{Camp: p, Sets: set("pennant-a"), Zone: muster.FreeZone}, {Camp: q, Sets: set("standard-a"), Zone: muster.FreeZone},
	}
	allies := []muster.Player{
		{Camp: p, Sets: set("pennant-a"), Zone: muster.FreeZone}, {Camp: p, Sets: set("pennant-b"), Zone: muster.FreeZone},
		{Camp: q, Sets: set("standard-a")}, {Camp: q, Sets: set("standard-b"), Zone: 1},
	}
	picks := muster.Options{Lore: true, Specialists: &muster.Calling{}, Owner: q, RevealFirst: q}
	out := []table{
		{"impromptu", "two-oaks", muster.ModeImpromptu, two, muster.Options{}, nil, s},
		{"given cards", "long-fen", muster.ModeImpromptu, given, muster.Options{Reserve: muster.ReserveAll}, nil, s},
		{"organized", "weir-mill", muster.ModeOrganized, mixed, muster.Options{}, nil, s},
		{"specialists", "long-fen", muster.ModeOrganized, mixed, picks, nil, s},
		{"epic", "broad-water", muster.ModeEpic, free, muster.Options{Lore: true}, nil, s},
		{"epic, two sets", "broad-water", muster.ModeEpic, mixed, picks, nil, s},
		{"allies", "broad-water", muster.ModeEpicAllies, allies, muster.Options{}, nil, s},
	}
	for i := range out {
		x := &out[i]
		x.opts.Seed = seed
		game, refused := muster.NewGame(s.Field(x.board), x.mode, x.players, x.opts)
		if len(refused) > 0 {
			t.Fatalf("%s: %s", x.name, refused[0].Message())
		}
		x.game = game
	}
	return out
}

// Deployments keep what any game promises.
func TestGamePromises(t *testing.T) {
	for seed := range uint64(2) {
		for _, x := range tables(t, seed) {
			choices, err := gametest.Play(x.game, seed, 11)
			if err != nil {
				t.Errorf("%s: %v", x.name, err)
			}
			if choices < 5 {
				t.Errorf("%s: only %d choices", x.name, choices)
			}
		}
	}
}

// policies are the players that Deploy knows, made anew for each game.
var policies = []struct {
	name string
	of   func(x *table, seat int) muster.Policy
}{
	{"random", func(x *table, seat int) muster.Policy { return x.game.Random(seat) }},
	{"careful", func(*table, int) muster.Policy { return muster.Careful{} }},
	{"clumsy", func(_ *table, seat int) muster.Policy { return muster.Clumsy{Turn: seat} }},
	{"last", func(*table, int) muster.Policy { return deploytest.Last{} }},
}

// Asked choice by choice, saved and restored at every one, a deployment comes to the very end that Deploy comes to with
// the same seed and the same players; and so does a script of the answers.
func TestGameIsDeploy(t *testing.T) {
	for seed := range uint64(2) {
		for _, x := range tables(t, seed) {
			for _, by := range policies {
				name := fmt.Sprintf("%s, %s, seed %d", x.name, by.name, seed)
				seats := make([]muster.Policy, len(x.players))
				for i := range seats {
					seats[i] = by.of(&x, i)
				}
				got, told, answers := ask(t, &x, seats)
				players, scripts := seated(x.players), seated(x.players)
				for i := range players {
					players[i].Policy, scripts[i].Policy = by.of(&x, i), muster.NewScript(answers[i])
				}
				same(t, name, &x, players, got, told)
				same(t, name+", a script", &x, scripts, got, told)
			}
		}
	}
}

func seated(players []muster.Player) []muster.Player { return append([]muster.Player(nil), players...) }

// same compares with what Deploy makes of the same game.
func same(t *testing.T, name string, x *table, players []muster.Player, got *muster.Deployment, told []muster.Event) {
	t.Helper()
	want, refused := muster.Deploy(x.shipped.Field(x.board), x.mode, players, x.opts)
	if len(refused) > 0 {
		t.Fatalf("%s: %s", name, refused[0].Message())
	}
	if muster.Signature(got) != muster.Signature(want) || !bytes.Equal(muster.Save(got), muster.Save(want)) {
		t.Fatalf("%s: it comes to\n%s\nDeploy to\n%s", name, muster.Save(got), muster.Save(want))
	}
	if len(told) != len(want.Events) {
		t.Fatalf("%s: %d things happen, with Deploy %d", name, len(told), len(want.Events))
	}
	for i := range told {
		if words := want.Events[i].Text(want.Field); told[i].Text(want.Field) != words {
			t.Fatalf("%s: %q happens, with Deploy %q", name, told[i].Text(want.Field), words)
		}
	}
}

// ask plays a game choice by choice, each in a state that was saved and restored, and after an answer that is refused.
func ask(t *testing.T, x *table, seats []muster.Policy) (d *muster.Deployment, told []muster.Event, answers [][]int) {
	t.Helper()
	g := x.game
	answers = make([][]int, len(seats))
	var s muster.State
	var log contract.Log[muster.Event]
	g.Start(&s, &log)
	for !g.Over(&s) {
		saved, err := g.Save(&s)
		if err != nil {
			t.Fatal(err)
		}
		var back muster.State
		if err := g.Restore(&back, saved); err != nil || g.Fingerprint(&back) != g.Fingerprint(&s) {
			t.Fatalf("%s is not restored: %v", saved, err)
		}
		s = back
		legal := g.Legal(&s, nil)
		before := g.Fingerprint(&s)
		if g.Apply(&s, muster.Answer(len(legal)), &log) == nil || g.Fingerprint(&s) != before {
			t.Fatal("an answer that is none leaves a trace")
		}
		seat := g.Decider(&s)
		a := seats[seat].Choose(g.View(&s, seat), legal)
		if err := g.Apply(&s, a, &log); err != nil {
			t.Fatal(err)
		}
		answers[seat] = append(answers[seat], int(a))
	}
	d, refused := g.Deployment(&s)
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return d, log.Events, answers
}

// Bytes that are no state of the game are refused, and leave the state as it was.
func TestGameRestoresNothingElse(t *testing.T) {
	x := tables(t, 3)[0]
	var s muster.State
	x.game.Start(&s, nil)
	was := x.game.Fingerprint(&s)
	const head = `{"kind":"muster-draw-state","version":1,"answers":[`
	for _, text := range []string{
		"", "{", "[]", `{"kind":"muster-draw","version":1,"answers":[]}`, `{"kind":"muster-draw-state","version":2,"answers":[]}`,
		head + `99]}`, head + `-1]}`, head + `0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}`,
		head + `],"more":1}`, head + `]}{}`,
		head + `],"thought":{"seed":1,"hands":[],"dice":[]}}`,
		head + `],"thought":{"seed":1,"hands":[null,[{"Set":"x","Number":1}]],"dice":[]}}`,
		head + `],"thought":{"seed":1,"hands":[null,null],"dice":[6]}}`,
	} {
		if x.game.Restore(&s, []byte(text)) == nil || x.game.Fingerprint(&s) != was {
			t.Errorf("%s is restored", text)
		}
	}
}

// BenchmarkGame is a whole deployment choice by choice, and the same by Deploy.
func BenchmarkGame(b *testing.B) {
	for _, x := range tables(b, 5) {
		b.Run(x.name+"/asked", func(b *testing.B) {
			n := 0
			for b.Loop() {
				var s muster.State
				x.game.Start(&s, nil)
				for !x.game.Over(&s) {
					if err := x.game.Apply(&s, 0, nil); err != nil {
						b.Fatal(err)
					}
				}
				n = len(x.game.Answers(&s))
			}
			b.ReportMetric(float64(n), "choices")
		})
		b.Run(x.name+"/deployed", func(b *testing.B) {
			players := seated(x.players)
			for i := range players {
				players[i].Policy = deploytest.First{}
			}
			for b.Loop() {
				if _, refused := muster.Deploy(x.shipped.Field(x.board), x.mode, players, x.opts); len(refused) > 0 {
					b.Fatal(refused)
				}
			}
		})
	}
}
