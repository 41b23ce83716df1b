package play

import (
	"cmp"
	"fmt"
	"path/filepath"
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/engine/arena"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project/disk"

	"github.com/spf13/cobra"
)

// replayFlags are the flags of `muster replay`.
type replayFlags struct {
	to      int
	toTurn  bool // --to was written
	verbose bool
	any     bool // a record of another version, too
	format  string
	as, out string // with --format html
}

// ReplayCommand is `muster replay`.
func ReplayCommand(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var flags replayFlags
	cmd := &cobra.Command{
		Use:   "replay RECORD [ADVENTURE]",
		Short: "Replay a recorded game and verify each step",
		Long: `Replay a game saved by muster play --record, and verify each step. The first different step is reported with exit status
1. RECORD is a file, or - for standard input. Muster finds the adventure by its id in the current project, then in the
library; ADVENTURE names another file. A record of another version needs --any-version.

--format html writes a page that plays the game on the map. It needs no network. --as pennant (or standard, or a
Runewars faction) removes the hands that this player did not see.

More: docs/how-to/playing.md, docs/how-to/runewars-play.md`,
		Example: `  muster replay game.json
  muster replay game.json --to 12
  muster replay game.json --format html
  muster replay game.json --format html --as pennant -o for-the-pennants.html
  muster replay realm.json --format html --as latari
  muster play the-toll-bridge --record - | muster replay -
  muster replay game.json my.adventure.toml --verbose`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 2 {
				return nil
			}
			return cliutil.Exactly(1, "one record, and if need be its adventure")(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if flags.toTurn = cmd.Flags().Changed("to"); flags.toTurn && flags.to < 1 {
				return cliutil.Usage("write the number of a turn, 1 or more", "--to %d is not a turn", flags.to)
			}
			if err := flags.check(cmd); err != nil {
				return err
			}
			word := ""
			if len(args) == 2 {
				word = args[1]
			}
			return a.replayGame(args[0], word, flags)
		},
	}
	cmd.Flags().IntVar(&flags.to, "to", 0, "stop after `TURN` and show the board")
	cmd.Flags().BoolVar(
		&flags.verbose,
		"verbose",
		false, "more detail: each event",
	)
	cmd.Flags().BoolVar(
		&flags.any,
		"any-version",
		false,
		"accept a record of another version of Muster",
	)
	cmd.Flags().StringVar(&flags.format, "format", "text", "output `FORMAT`: text or html")
	cmd.Flags().StringVar(&flags.as, "as", everybody, "show the hands of `SIDE` or a faction")
	cmd.Flags().StringVarP(&flags.out, "out", "o", "",
		"output `PATH`: file, - for standard output")
	a.OpenFlag(cmd)
	return cmd
}

// html is the format of a page.
const html = "html"

// everybody shows the hands of all sides, the default.
const everybody = "all"

// check refuses flags that exclude each other.
func (f *replayFlags) check(cmd *cobra.Command) error {
	if err := cliutil.OneOf("format", &f.format, "text", html); err != nil {
		return err
	}
	for _, name := range []string{"as", "out"} {
		if cmd.Flags().Changed(name) && f.format != html {
			return cliutil.Usage("add --format html, or drop --"+name, "--%s needs --format html", name)
		}
	}
	if f.format == html && (f.toTurn || f.verbose) {
		return cliutil.Usage("drop --to and --verbose", "--to and --verbose do not go with --format html: the page shows "+
			"every event")
	}
	if cmd.Flags().Changed("out") {
		return cliutil.OutFile("-o", f.out, "game.html")
	}
	return nil
}

func (a *app) replayGame(name, word string, flags replayFlags) error {
	text, err := a.ReadUpTo(name, cliutil.MaxRecord)
	if err != nil {
		return cliutil.Unread(err, "check the spelling of the path", "the record %s cannot be read: %v", name,
			disk.Reason(err))
	}
	g, r, fault := read(text)
	if fault != nil && fault.Kind == arena.OtherGame {
		return cliutil.Usage(
			"play it with `muster deploy --replay "+diag.Quoted(name)+"`",
			"%s: %s",
			name,
			fault.Message(),
		)
	}
	if fault != nil {
		return a.unread(name, word, r, fault)
	}
	if r.Program() != cliutil.Version && !flags.any {
		return a.foreign(name, word, r)
	}
	e, err := a.adventureOf(r, name, word)
	switch {
	case err != nil:
		return err
	case e.Doc.Game != g.Catalog.Name:
		return cliutil.Usage("name the adventure of the record", "%s is a game of %s, and %s is of %s", name, g.Catalog.Title,
			e.ID, games.Kinds().Title(e.Doc.Game))
	}
	if flags.format == html {
		return a.showGame(r, e, name, word, flags)
	}
	if last := r.Turns(); flags.toTurn && flags.to > last {
		return cliutil.Usage(
			"write a smaller number",
			"--to %d is not in the record, which has %s",
			flags.to,
			report.Counted(last, "turn"),
		)
	}
	lines, unplayable, fault := r.Told(e, flags.to, flags.verbose)
	switch {
	case len(unplayable) > 0:
		return a.unplayable(e.ID, unplayable)
	case fault != nil && fault.Kind == arena.OtherContent:
		return a.changed(name, cmp.Or(word, e.ID), fault, flags.verbose)
	case fault != nil:
		return a.faulty(name, fault)
	}
	return a.Answer(lines...)
}

// showGame writes the replay page of a game.
func (a *app) showGame(r games.Record, e *catalog.Entry, name, word string, flags replayFlags) error {
	replay, ok := r.(games.Film)
	if !ok {
		return cliutil.Usage("drop --format html", "--format html is not available for games of %s",
			games.Kinds().Title(e.Doc.Game))
	}
	as := flags.as
	if seats := games.Of(e).Play.Seats(e); len(seats) > 0 { // else it cannot be played; Shown returns why
		var err error
		if as, err = games.Seat("as", as, append(seats, []string{everybody})); err != nil {
			return err
		}
	}
	page, unplayable, fault := replay.Shown(e, as)
	switch {
	case len(unplayable) > 0:
		return a.unplayable(e.ID, unplayable)
	case fault != nil && fault.Kind == arena.OtherContent:
		return a.changed(name, cmp.Or(word, e.ID), fault, false)
	case fault != nil:
		return a.faulty(name, fault)
	case flags.out != "":
		return a.WriteOut(flags.out, page, name)
	}
	own := pageOf(name)
	if name == "-" {
		own = e.ID + ".html"
	}
	return a.WriteOut(own, page, name)
}

// pageOf returns the name of a record's page.
func pageOf(record string) string {
	return strings.TrimSuffix(filepath.Base(record), filepath.Ext(record)) + ".html"
}

// read reads a record of any game with the game that it names. Without a valid name it uses the default game; its error
// describes the problem.
func read(text []byte) (g *games.Game, r games.Record, fault *arena.Fault) {
	g = games.Default()
	all, kind := games.List(), arena.KindOf(text)
	for i := range all {
		if all[i].Play.Read != nil && all[i].Play.Records == kind {
			g = &all[i]
		}
	}
	r, fault = g.Play.Read(text)
	return g, r, fault
}

// adventureOf finds the adventure of a record, named by a word or by the record itself.
func (a *app) adventureOf(r games.Record, name, word string) (*catalog.Entry, error) {
	if word == "" {
		if word = r.Adventure(); workspace.IsPath(word) {
			return nil, cliutil.Usage("name the adventure after the record", "the record's adventure %q is not an id", word)
		}
	}
	_, e, err := a.adventure(word, name)
	return e, err
}

// unread reports why a record is not accepted. An edited record is still played, to name the changed step.
func (a *app) unread(name, word string, r games.Record, f *arena.Fault) error {
	refusal := a.faulty(name, f)
	if r != nil {
		a.nameStep(r, name, word, "every step plays as recorded: the change is somewhere else")
	}
	return refusal
}

// foreign refuses a record of another version, and names the step at which it differs.
func (a *app) foreign(name, word string, r games.Record) error {
	a.Complain(
		"muster: ",
		fmt.Sprintf("%s: the record was made by muster %s, this is %s", name, r.Program(), cliutil.Version),
	)
	a.nameStep(r, name, word, "every step plays as recorded: --any-version accepts the record")
	return cliutil.Findings{Status: cliutil.ExitFindings}
}

// nameStep plays a refused record and reports the first step that differs; none is the message for a record without
// one.
func (a *app) nameStep(r games.Record, name, word, none string) {
	e, err := a.adventureOf(r, name, word)
	if err != nil {
		return
	}
	_, unplayable, step := r.Told(e, 0, false)
	if len(unplayable) > 0 {
		a.unplayable(e.ID, unplayable)
		return
	}
	if step != nil {
		none = step.Message()
	}
	a.Complain("        ", none)
}

// changed refuses a record whose adventure, or a file that it uses, has changed, or that belongs to another adventure.
// word is the name to use for the adventure; the details contain the content hashes.
func (a *app) changed(name, word string, f *arena.Fault, verbose bool) error {
	a.Complain("muster: ", name+": "+f.Message())
	if verbose {
		a.Complain("        ", f.Detail())
	}
	if f.By != "" && f.By != cliutil.Version {
		a.Complain("        ", fmt.Sprintf("the record was made by muster %s, this is %s", f.By, cliutil.Version))
	}
	again := "game.json"
	if name != "-" {
		again = name
	}
	was, is := f.Played()
	record := report.Command{"muster", "play", word, "--record", again}
	next := fmt.Sprintf("record it again with `%s`, or restore %s and the files that it uses", record.String(), is)
	if was != is {
		next = fmt.Sprintf("run `%s`", report.Command{"muster", "replay", name, was})
	}
	a.Complain("        ", next)
	return cliutil.Findings{Status: cliutil.ExitFindings}
}

// faulty reports the error of a record.
func (a *app) faulty(name string, f *arena.Fault) error {
	a.Complain("muster: ", name+": "+f.Message())
	if f.By != "" && f.By != cliutil.Version {
		a.Complain("        ", fmt.Sprintf("the record was made by muster %s, this is %s", f.By, cliutil.Version))
	}
	a.Complain("        ", "save the game again with `muster play --record`")
	return cliutil.Findings{Status: cliutil.ExitFindings}
}
