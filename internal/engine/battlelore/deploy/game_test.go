package deploy_test

import (
	"bytes"
	"fmt"
	"testing"

	"muster/deploycards"
	contract "muster/engine"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	players "muster/internal/engine/battlelore/deploy/players"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/internal/testing/gametest"
)

// table is a game of shipped sets, with the inputs for Deploy.
type table struct {
	name    string
	board   string
	mode    deploycards.Mode
	players []deploy.Player
	opts    deploy.Options
	game    *deploy.Game
	shipped deploytest.Shipped
}

// tables are games in every mode, with and without Specialists, War Councils and fixed cards.
func tables(t testing.TB, seed uint64) []table {
	t.Helper()
	s := deploytest.NewShipped()
	set := func(ids ...string) []*deck.Set { return s.Sets(t, ids...) }
	p, q := boards.Pennant, boards.Standard
	hand := []deck.CardName{
		{Set: "pennant-a", Number: 2}, {Set: "pennant-a", Number: 7},
		{Set: "pennant-a", Number: 1}, {Set: "pennant-a", Number: 4},
	}
	draw, fault := deck.ParseDraw("3,5,1/7")
	if fault != "" {
		t.Fatal(fault)
	}
	two := []deploy.Player{{Camp: p, Sets: set("pennant-a")}, {Camp: q, Sets: set("standard-a")}}
	given := []deploy.Player{
		{Camp: p, Sets: set("pennant-a"), Hand: hand}, {Camp: q, Sets: set("standard-c"), Draw: &draw},
	}
	mixed := []deploy.Player{
		{Camp: p, Sets: set("pennant-a", "standard-b")}, {Camp: q, Sets: set("standard-a", "pennant-c")},
	}
	free := []deploy.Player{
		{
			Camp: p,
			Sets: set("pennant-a"),
			Zone: deploy.FreeZone,
		},
		{Camp: q, Sets: set("standard-a"), Zone: deploy.FreeZone},
	}
	allies := []deploy.Player{
		{
			Camp: p,
			Sets: set("pennant-a"),
			Zone: deploy.FreeZone,
		},
		{Camp: p, Sets: set("pennant-b"), Zone: deploy.FreeZone},
		{Camp: q, Sets: set("standard-a")},
		{Camp: q, Sets: set("standard-b"), Zone: 1},
	}
	picks := deploy.Options{Lore: true, Specialists: &deploy.Calling{}, Owner: q, RevealFirst: q}
	out := []table{
		{"impromptu", "two-oaks", deploycards.ModeImpromptu, two, deploy.Options{}, nil, s},
		{
			"given cards",
			"long-fen",
			deploycards.ModeImpromptu,
			given,
			deploy.Options{Reserve: deploycards.ReserveAll},
			nil,
			s,
		},
		{"organized", "weir-mill", deploycards.ModeOrganized, mixed, deploy.Options{}, nil, s},
		{"specialists", "long-fen", deploycards.ModeOrganized, mixed, picks, nil, s},
		{"epic", "broad-water", deploycards.ModeEpic, free, deploy.Options{Lore: true}, nil, s},
		{"epic, two sets", "broad-water", deploycards.ModeEpic, mixed, picks, nil, s},
		{"allies", "broad-water", deploycards.ModeEpicAllies, allies, deploy.Options{}, nil, s},
	}
	for i := range out {
		x := &out[i]
		x.opts.Seed = seed
		game, refused := deploy.NewGame(s.Field(x.board), x.mode, x.players, x.opts)
		if len(refused) > 0 {
			t.Fatalf("%s: %s", x.name, refused[0].Message())
		}
		x.game = game
	}
	return out
}

// Deployments keep the invariants of a game, with a Specialist that is used in part too.
func TestGameInvariants(t *testing.T) {
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

// policies are the players that Deploy knows, created anew for each game.
var policies = []struct {
	name string
	of   func(x *table, seat int) deploy.Policy
}{
	{"random", func(x *table, seat int) deploy.Policy { return x.game.Random(seat) }},
	{"careful", func(*table, int) deploy.Policy { return players.Careful{} }},
	{"clumsy", func(_ *table, seat int) deploy.Policy { return players.Obstructor{Turn: seat} }},
	{"last", func(*table, int) deploy.Policy { return deploytest.Last{} }},
}

// Asked choice by choice, saved and restored at every one, a deployment ends like Deploy with the same seed and
// players. So does a script of the answers.
func TestGameIsDeploy(t *testing.T) {
	seeds := uint64(2)
	if testing.Short() {
		seeds = 1
	}
	for seed := range seeds {
		for _, x := range tables(t, seed) {
			for _, by := range policies {
				name := fmt.Sprintf("%s, %s, seed %d", x.name, by.name, seed)
				seats := make([]deploy.Policy, len(x.players))
				for i := range seats {
					seats[i] = by.of(&x, i)
				}
				got, told, answers := ask(t, &x, seats)
				players, scripts := seated(x.players), seated(x.players)
				for i := range players {
					players[i].Policy, scripts[i].Policy = by.of(&x, i), deploy.NewScript(answers[i])
				}
				same(t, name, &x, players, got, told)
				same(t, name+", a script", &x, scripts, got, told)
			}
		}
	}
}

func seated(players []deploy.Player) []deploy.Player { return append([]deploy.Player(nil), players...) }

// same compares with Deploy on the same game.
func same(t *testing.T, name string, x *table, players []deploy.Player, got *deploy.Deployment, told []events.Event) {
	t.Helper()
	want, refused := deploy.Deploy(x.shipped.Field(x.board), x.mode, players, x.opts)
	if len(refused) > 0 {
		t.Fatalf("%s: %s", name, refused[0].Message())
	}
	if deploy.Signature(got) != deploy.Signature(want) ||
		!bytes.Equal(record.Save(got, "test"), record.Save(want, "test")) {
		t.Fatalf("%s: it comes to\n%s\nDeploy to\n%s", name, record.Save(got, "test"), record.Save(want, "test"))
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

// ask plays a game choice by choice, each in a state that was saved and restored, and after a refused answer.
func ask(t *testing.T, x *table, seats []deploy.Policy) (d *deploy.Deployment, told []events.Event, answers [][]int) {
	t.Helper()
	g := x.game
	answers = make([][]int, len(seats))
	var s deploy.State
	var log contract.Log[events.Event]
	g.Start(&s, &log)
	for !g.Over(&s) {
		saved, err := g.Save(&s)
		if err != nil {
			t.Fatal(err)
		}
		var back deploy.State
		if err := g.Restore(&back, saved); err != nil || g.Fingerprint(&back) != g.Fingerprint(&s) {
			t.Fatalf("%s is not restored: %v", saved, err)
		}
		s = back
		legal := g.Legal(&s, nil)
		before := g.Fingerprint(&s)
		if g.Apply(&s, deploy.Answer(len(legal)), &log) == nil || g.Fingerprint(&s) != before {
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

// Bytes that are no state of the game are refused and leave the state unchanged.
func TestGameRestoresNothingElse(t *testing.T) {
	x := tables(t, 3)[0]
	var s deploy.State
	x.game.Start(&s, nil)
	was := x.game.Fingerprint(&s)
	const head = `{"kind":"muster-draw-state","version":1,"answers":[`
	for _, text := range []string{
		"", "{", "[]", `{"kind":"muster-draw","version":1,"answers":[]}`,
		`{"kind":"muster-draw-state","version":2,"answers":[]}`,
		head + `99]}`, head + `-1]}`,
		head + `0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}`,
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

// BenchmarkGame measures a whole deployment choice by choice, and the same by Deploy.
func BenchmarkGame(b *testing.B) {
	for _, x := range tables(b, 5) {
		b.Run(x.name+"/asked", func(b *testing.B) {
			n := 0
			for b.Loop() {
				var s deploy.State
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
				if _, refused := deploy.Deploy(x.shipped.Field(x.board), x.mode, players, x.opts); len(refused) > 0 {
					b.Fatal(refused)
				}
			}
		})
	}
}
