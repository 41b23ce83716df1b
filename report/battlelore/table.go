package battlelore

import (
	"context"

	"muster/engine/battlelore/library"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/players"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/report"
	"muster/report/command"
)

// Policies lists who can play a camp.
func Policies() []string { return players.Names() }

// Players lists them as rows, with what each does.
func Players() []report.Row { return command.Players(players.All()) }

// Usual is who plays where nobody is named.
const Usual = "greedy"

// Choices lists how players can choose while they muster, and which way is usual.
func Choices() (all []string, usual string) { return setup.Musters(), setup.Random }

// Unknown is the first policy of a camp's list that nobody knows; of several players some may be left to the others.
func Unknown(list string) (name string, ok bool) {
	words := players.Words(list)
	for _, name := range words {
		if !players.Known(name) && (name != "" || len(words) == 1) {
			return name, true
		}
	}
	return "", false
}

// Table is an adventure that is set up to be played as somebody has asked.
type Table struct {
	asked    report.Match
	players  [len(report.Sides)]string
	opts     setup.Options
	scenario *setup.Scenario
}

// Open sets an adventure up; or says why it cannot be played.
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

// reasons are why something cannot be played, in words.
func reasons(refused []setup.Refusal) []string {
	out := make([]string, len(refused))
	for i, r := range refused {
		out[i] = r.Message()
	}
	return out
}

// Fits refuses what was asked for and does not fit the adventure: choices where nobody musters, a list of policies for
// other players than those of a camp.
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

// line is what the command line says of the games.
func (t *Table) line() Line { return Line{Adventure: t.asked.Word, Choices: t.asked.Choices} }

// One is one game that was played.
type One struct {
	*GameAnswer
	table  *Table
	game   matches.Game
	record *matches.Record
}

// One plays one game; or says why it cannot be set up.
func (t *Table) One(ctx context.Context) (*One, []string, error) {
	b, refused := t.scenario.Battle(t.asked.Number)
	if len(refused) > 0 {
		return nil, reasons(refused), nil
	}
	told := NewGameAnswer(b, t.asked.Verbose)
	g, record, err := matches.Take(ctx, b, t.players, t.opts, t.asked.Program, told.See)
	return &One{told, t, g, record}, nil, err
}

// Lines is the game for a terminal.
func (o *One) Lines() []string {
	return append(append(o.Opening(o.game.Players), o.Told()...), o.Ending()...)
}

// JSON is the game for machines.
func (o *One) JSON() any { return o.GameAnswer.JSON(&o.game) }

// Record is the game written down.
func (o *One) Record() []byte { return o.record.Write() }

// Again is the command line that plays the game again.
func (o *One) Again() report.Command {
	line := o.table.line()
	return line.Command(o.table.asked.Number, o.table.players)
}

// Many plays many games and sums them up. When ctx ends, those are summed up that are finished.
func (t *Table) Many(ctx context.Context, ask report.Batch) (*Batch, error) {
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

// Finished says how many games were played, and whether these are all that were asked for.
func (x *Batch) Finished() (games int, whole bool) { return len(x.Games), !x.Interrupted }
