package runewars

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/players"
	"muster/internal/engine/runewars/setup"
	"muster/internal/report/command"
	"muster/report"
)

// PlayerNames lists the players of a seat.
func PlayerNames() []string { return players.Names() }

// Players lists the players as rows, each with a description.
func Players() []report.Row { return command.Players(players.All()) }

// DefaultPlayer is the player of a seat for which none is named.
const DefaultPlayer = "greedy"

// Choices lists how players can choose while they muster, and the default: this game has no mustering.
func Choices() (all []string, usual string) { return nil, "" }

// Unknown returns the name of a seat's player if it is unknown: a seat has one player.
func Unknown(name string) (unknown string, ok bool) { return name, !players.Known(name) }

// Table is a scenario or a realm set up with the requested options.
type Table struct {
	asked   report.Match
	id      string
	name    string
	game    *setup.Game
	players []string // by seat
}

// Open sets up a scenario or a realm, or returns the reasons why it cannot be played.
func Open(e *library.Entry, m report.Match) (*Table, []string) {
	g, why := setup.Open(e)
	if g == nil {
		return nil, why
	}
	t := &Table{asked: m, id: e.ID, name: nameOf(e), game: g, players: m.Seated(len(g.Factions))}
	return t, nil
}

// nameOf returns the name of a scenario or a realm.
func nameOf(e *library.Entry) string {
	switch {
	case e.Scenario != nil:
		return e.Scenario.Name
	case e.Realm != nil:
		return e.Realm.Name
	}
	return e.ID
}

// Fits refuses options that do not fit: mustering choices, since this game has none, and a wrong number of players.
func (t *Table) Fits() error {
	if t.asked.Chosen {
		return report.Wrongf("drop --choices", "--choices needs a muster, and %s has none", t.id)
	}
	if n := len(t.game.Factions); len(t.players) != n {
		return report.Wrongf(fmt.Sprintf("name one AI player for each seat, or one for all: %s",
			strings.Join(slices.Repeat([]string{DefaultPlayer}, n), ",")),
			"--players %s names %s, and %s has %s", strings.Join(t.players, ","), report.Counted(len(t.players), "player"),
			t.id, report.Counted(n, "seat"))
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
	told := NewGameAnswer(t.game, t.asked.Verbose)
	g, record, err := matches.Take(ctx, t.game, t.id, t.asked.Number, t.players, t.asked.Program, told.See)
	return &PlayOne{told, t, g, record}, nil, err
}

// Lines returns the game for the terminal.
func (o *PlayOne) Lines() []string {
	return slices.Concat(o.Opening(o.table.name, o.table.asked.Number, o.game.Players), o.Log(), o.Ending())
}

// JSON returns the game in the form of its JSON output.
func (o *PlayOne) JSON() any { return o.GameAnswer.JSON(o.table.id, &o.game) }

// Record returns the game's record.
func (o *PlayOne) Record() []byte { return o.record.Write() }

// Again returns the command line that replays the game.
func (o *PlayOne) Again() report.Command {
	return again(o.table.asked.Word, o.table.asked.Number, o.table.players)
}

// again returns the command line that replays a game.
func again(word string, seed uint64, players []string) report.Command {
	return report.Command{
		"muster", "play", word, "--seed", strconv.FormatUint(seed, 10), "--players",
		strings.Join(policy.Labels(players), ","),
	}
}

// PlayMany plays many games and sums them up. When ctx ends, it sums up the finished ones. The error may be a
// report.Wrong:
// if players rotate, each seat needs a game.
func (t *Table) PlayMany(ctx context.Context, ask report.Batch) (*Batch, error) {
	if n := len(t.players); ask.Swap {
		switch {
		case ask.Games%n != 0:
			return nil, report.Wrongf(fmt.Sprintf("write a multiple of %d", n),
				"--swap plays each seed once for each of %d seats; --games %d is not a multiple of that", n, ask.Games)
		case len(slices.Compact(slices.Clone(t.players))) == 1:
			return nil, report.Wrongf("name several AI players with --players, or drop --swap",
				"--swap changes nothing: %s plays every seat", t.players[0])
		}
	}
	b := &matches.Batch{
		SeatRotation: arena.SeatRotation{Seed: t.asked.Number, Players: t.players, Turns: ask.Swap},
		Game:         t.game, Games: ask.Games, Workers: ask.Workers, Done: ask.Done,
	}
	r, err := b.Run(ctx)
	if err != nil {
		return nil, err
	}
	return &Batch{
		Report: r, Game: t.game, ID: t.id, Name: t.name, Word: t.asked.Word, Seed: t.asked.Seed, Players: t.players,
		Swap: ask.Swap, Interrupted: len(r.Games) < r.Asked,
	}, nil
}
