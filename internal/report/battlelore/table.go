package battlelore

import (
	"context"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
	"muster/report"
)

// Policies lists the players of a camp.
func Policies() []string { return players.Names() }

// Players lists the players as rows, each with a description.
func Players() []report.Row { return command.Players(players.All()) }

// Default is the default player.
const Default = "greedy"

// Choices lists how players can choose while they muster, and the default.
func Choices() (all []string, usual string) { return setup.Musters(), setup.Random }

// Unknown returns the first unknown policy of a camp's list; a list may leave some of several players to the others.
func Unknown(list string) (name string, ok bool) {
	words := players.Words(list)
	for _, name := range words {
		if !players.Known(name) && (name != "" || len(words) == 1) {
			return name, true
		}
	}
	return "", false
}

// Table is an adventure set up with the requested options.
type Table struct {
	asked    report.Match
	players  [len(report.Sides)]string
	opts     setup.Options
	scenario *setup.Scenario
}

// Open sets up an adventure, or returns the reasons why it cannot be played.
func Open(e *library.Entry, m report.Match) (*Table, []string) {
	opts := setup.Options{Seed: m.Number, Muster: [boards.Camps]string{m.Choices, m.Choices}}
	for camp, list := range m.Sided() {
		opts.Marshals[camp] = players.Marshals(list)
	}
	s, refused := setup.Open(e.Catalog(), e, opts)
	if len(refused) > 0 {
		return nil, reasons(refused)
	}
	return &Table{m, m.Sided(), opts, s}, nil
}

// reasons returns the reasons of refusals in words.
func reasons(refused []setup.Refusal) []string {
	out := make([]string, len(refused))
	for i, r := range refused {
		out[i] = r.Message()
	}
	return out
}

// Fits refuses options that do not fit the adventure: mustering choices without mustering, or a list of policies that
// does not match a camp's players.
func (t *Table) Fits() error {
	a := t.scenario.Adventure()
	if t.asked.Chosen && a.CallToArms == nil {
		return report.Wrongf("drop --choices", "--choices needs Call to Arms, and %s lists its armies", a.ID)
	}
	allies, epic := a.Allies(), t.scenario.Epic()
	for camp, list := range t.players {
		if players.Fits(list, allies, epic) {
			continue
		}
		hint := "name one policy"
		switch {
		case allies:
			hint = "name one policy, or two: of the first player and of the ally"
		case epic:
			hint = "name one policy, or three: of the left wing, the centre and the right wing"
		}
		return report.Wrongf(hint, "--players %s=%s: these are not the players of a side in %s",
			boards.CampNames[camp], list, a.ID)
	}
	return nil
}

// line returns the command line's description of the games.
func (t *Table) line() Line { return Line{Adventure: t.asked.Word, Choices: t.asked.Choices} }

// PlayOne is the result of one game.
type PlayOne struct {
	*GameAnswer
	table  *Table
	game   matches.Game
	record *matches.Record
}

// PlayOne plays one game, or returns the reasons why it cannot be set up.
func (t *Table) PlayOne(ctx context.Context) (*PlayOne, []string, error) {
	b, refused := t.scenario.Battle(t.asked.Number)
	if len(refused) > 0 {
		return nil, reasons(refused), nil
	}
	told := NewGameAnswer(b, t.asked.Verbose)
	g, record, err := matches.Take(ctx, b, t.players, t.opts, t.asked.Program, told.See)
	return &PlayOne{told, t, g, record}, nil, err
}

// Lines returns the game for the terminal.
func (o *PlayOne) Lines() []string {
	return append(append(o.Opening(o.game.Players), o.Log()...), o.Ending()...)
}

// JSON returns the game in the form of its JSON output.
func (o *PlayOne) JSON() any { return o.GameAnswer.JSON(&o.game) }

// Record returns the game's record.
func (o *PlayOne) Record() []byte { return o.record.Write() }

// Again returns the command line that replays the game.
func (o *PlayOne) Again() report.Command {
	line := o.table.line()
	return line.Command(o.table.asked.Number, o.table.players)
}

// PlayMany plays many games and sums them up. When ctx ends, it sums up the finished ones.
func (t *Table) PlayMany(ctx context.Context, ask report.Batch) (*Batch, error) {
	b := &matches.Batch{
		Scenario: t.scenario, Games: ask.Games, Seed: t.asked.Number, Players: t.players, Swap: ask.Swap,
		Workers: ask.Workers, Done: ask.Done,
	}
	r, err := b.Run(ctx)
	if err != nil {
		return nil, err
	}
	return &Batch{
		Report: r, Adventure: t.scenario.Adventure(), Line: t.line(), Seed: t.asked.Seed, Players: t.players,
		Swap: ask.Swap, Interrupted: len(r.Games)+len(r.Refused) < r.Asked,
	}, nil
}

// Finished returns how many games were played, and whether these are all requested games.
func (x *Batch) Finished() (games int, whole bool) { return len(x.Games), !x.Interrupted }
