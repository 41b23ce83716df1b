package medieval

import (
	"context"
	"slices"
	"strings"

	"muster/engine/arena"
	"muster/engine/medieval/library"
	"muster/engine/medieval/matches"
	"muster/engine/medieval/players"
	"muster/engine/medieval/setup"
	"muster/report"
	"muster/report/command"
)

// Policies lists who can play a side.
func Policies() []string { return players.Names() }

// Players lists them as rows, with what each does.
func Players() []report.Row { return command.Players(players.All()) }

// Usual is who plays where nobody is named.
const Usual = "greedy"

// Choices lists how players can choose while they muster, and which way is usual: nobody musters here, every scenario
// lists its armies.
func Choices() (all []string, usual string) { return nil, "" }

// Unknown is the first policy of a list that nobody knows.
func Unknown(list string) (name string, ok bool) {
	for _, name := range strings.Split(list, ",") {
		if !players.Known(name) {
			return name, true
		}
	}
	return "", false
}

// Table is a scenario that is set up to be played as somebody has asked.
type Table struct {
	asked    report.Match
	players  [len(report.Sides)]string
	scenario *setup.Scenario
}

// Open sets a scenario up; or says why it cannot be played.
func Open(e *library.Entry, m report.Match) (*Table, []string) {
	s, refused := setup.Open(e.Catalog(), e, setup.Options{Seed: m.Number})
	if len(refused) > 0 {
		return nil, reasons(refused)
	}
	return &Table{m, m.Sided(), s}, nil
}

// reasons are why something cannot be played, in words.
func reasons(refused []setup.Refusal) []string {
	out := make([]string, len(refused))
	for i, r := range refused {
		out[i] = r.Message()
	}
	return out
}

// Fits refuses what was asked for and does not fit the scenario: choices, for nobody musters, and several players of a
// side.
func (t *Table) Fits() error {
	id := t.scenario.Adventure().ID
	if t.asked.Chosen {
		return report.Wrongf("drop --choices", "--choices needs a muster, and %s lists its armies", id)
	}
	for side, list := range t.players {
		if strings.Contains(list, ",") {
			return report.Wrongf("name one policy", "--players %s=%s: a side of %s has one player", report.Sides[side], list, id)
		}
	}
	return nil
}

// One is one game that was played.
type One struct {
	*GameAnswer
	table  *Table
	game   matches.Game
	record *matches.Record
}

// One plays one game.
func (t *Table) One(ctx context.Context) (*One, []string, error) {
	told := NewGameAnswer(t.scenario.Battle(t.asked.Number), t.asked.Verbose)
	g, record, err := matches.Take(ctx, told.battle, t.players, t.asked.Program, told.See)
	return &One{told, t, g, record}, nil, err
}

// Lines is the game for a terminal.
func (o *One) Lines() []string {
	return slices.Concat(o.Opening(o.game.Players), o.Told(), o.Ending())
}

// JSON is the game for machines.
func (o *One) JSON() any { return o.GameAnswer.JSON(&o.game) }

// Record is the game written down.
func (o *One) Record() []byte { return o.record.Write() }

// Again is the command line that plays the game again.
func (o *One) Again() report.Command {
	return report.Again(o.table.asked.Word, o.table.asked.Number, o.table.players)
}

// Many plays many games and sums them up. When ctx ends, those are summed up that are finished.
func (t *Table) Many(ctx context.Context, ask report.Batch) (*Batch, error) {
	b := &matches.Batch{
		Series:   arena.Series{Seed: t.asked.Number, Players: t.players, Swap: ask.Swap},
		Scenario: t.scenario, Games: ask.Games, Workers: ask.Workers, Done: ask.Done,
	}
	r, err := b.Run(ctx)
	if err != nil {
		return nil, err
	}
	return &Batch{
		Report: r, Adventure: t.scenario.Adventure(), Word: t.asked.Word, Seed: t.asked.Seed, Players: t.players,
		Swap: ask.Swap, Interrupted: len(r.Games) < r.Asked,
	}, nil
}

// Finished says how many games were played, and whether these are all that were asked for.
func (x *Batch) Finished() (games int, whole bool) { return len(x.Games), !x.Interrupted }
