package kernel

import (
	"context"
	"slices"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/matches"
	players "muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/report/command"
	"muster/report"
)

// Policies lists the players of a side.
func Policies() []string { return players.Names() }

// Players lists the players as rows, each with a description.
func Players() []report.Row { return command.Players(players.All()) }

// Usual is the default player.
const Usual = "greedy"

// Choices lists how players can choose while they muster, and the default: this game has no mustering, since every
// scenario lists its armies.
func Choices() (all []string, usual string) { return nil, "" }

// Unknown returns the first unknown policy of a list.
func Unknown(list string) (name string, ok bool) {
	for _, name := range strings.Split(list, ",") {
		if !players.Known(name) {
			return name, true
		}
	}
	return "", false
}

// Table is a scenario set up with the requested options.
type Table struct {
	asked    report.Match
	players  [len(report.Sides)]string
	scenario *setup.Scenario
}

// Open sets up a scenario, or returns the reasons why it cannot be played.
func Open(e *library.Entry, m report.Match) (*Table, []string) {
	s, refused := setup.Open(e.Catalog(), e, setup.Options{Seed: m.Number})
	if len(refused) > 0 {
		return nil, reasons(refused)
	}
	return &Table{m, m.Sided(), s}, nil
}

// reasons returns the reasons of refusals in words.
func reasons(refused []setup.Refusal) []string {
	out := make([]string, len(refused))
	for i, r := range refused {
		out[i] = r.Message()
	}
	return out
}

// Fits refuses options that do not fit the scenario: mustering choices, and several players of a side.
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

// PlayOne is the result of one game.
type PlayOne struct {
	*GameAnswer
	table  *Table
	game   matches.Game
	record *matches.Record
}

// PlayOne plays one game.
func (t *Table) PlayOne(ctx context.Context) (*PlayOne, []string, error) {
	told := NewGameAnswer(t.scenario.Battle(t.asked.Number), t.asked.Verbose)
	g, record, err := matches.Take(ctx, told.battle, t.players, t.asked.Program, told.See)
	return &PlayOne{told, t, g, record}, nil, err
}

// Lines returns the game for the terminal.
func (o *PlayOne) Lines() []string {
	return slices.Concat(o.Opening(o.game.Players), o.LogLines(), o.Ending())
}

// JSON returns the game in the form of its JSON output.
func (o *PlayOne) JSON() any { return o.GameAnswer.JSON(&o.game) }

// Record returns the game's record.
func (o *PlayOne) Record() []byte { return o.record.Write() }

// Again returns the command line that replays the game.
func (o *PlayOne) Again() report.Command {
	return report.Again(o.table.asked.Word, o.table.asked.Number, o.table.players)
}

// PlayMany plays many games and sums them up. When ctx ends, it sums up the finished ones.
func (t *Table) PlayMany(ctx context.Context, ask report.Batch) (*Batch, error) {
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

// Finished returns how many games were played, and whether these are all requested games.
func (x *Batch) Finished() (games int, whole bool) { return len(x.Games), !x.Interrupted }
