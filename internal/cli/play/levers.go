package play

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/source"
)

// leverFlags are the flags of `muster balance` for changes.
type leverFlags struct {
	levers bool
	games  int
	apply  string // the id of a lever
	fair   bool   // --make-fair
	worth  bool   // --worth
	best   bool   // --exploit
	cliutil.Preview
}

func (l *leverFlags) add(cmd *cobra.Command, usual int) {
	to := cmd.Flags()
	to.BoolVar(&l.levers, "levers", false, "suggest changes that make an adventure more even")
	to.IntVar(&l.games, "lever-games", usual, "with --levers: play at most `N` games")
	to.StringVar(&l.apply, "apply", "", "write lever `ID` into the file, play nothing")
	to.BoolVar(&l.fair, "make-fair", false, "make it fair by the shortest change, and write that")
	to.BoolVar(&l.worth, "worth", false, "measure the worth of each thing by playing without it")
	to.BoolVar(&l.best, "exploit", false, "search for players that exploit the adventure")
	l.Preview.Add(cmd)
}

// check refuses invalid combinations of flags.
func (l *leverFlags) check(cmd *cobra.Command, f *flags, sweeps *games.Sweeps) error {
	least, most := sweeps.GamesOfLevers[1], sweeps.GamesOfLevers[2]
	applies := cmd.Flags().Changed("apply")
	switch {
	case l.best && (applies || l.levers || l.fair || l.worth):
		return cliutil.Usage("drop --apply, --levers, --make-fair and --worth", "--exploit changes nothing in the adventure")
	case l.best && (f.shard != "" || f.points != ""):
		return cliutil.Usage("drop --shard and --precision", "--exploit judges each player by --games pairs of games")
	case l.best && f.format == "html":
		return cliutil.Usage("use --format text, json or markdown", "--format html does not go with --exploit")
	case l.worth && (applies || l.levers || l.fair):
		return cliutil.Usage("drop --apply, --levers and --make-fair", "--worth changes nothing in the adventure")
	case l.worth && (f.shard != "" || f.out != "" || f.points != ""):
		return cliutil.Usage("drop --shard, --out and --precision", "--worth plays --games pairs of games for each thing")
	case l.worth && f.format == "html":
		return cliutil.Usage("use --format text, json or markdown", "--format html does not go with --worth")
	case l.fair && (applies || l.levers):
		return cliutil.Usage("drop --apply and --levers", "--make-fair finds and writes a change itself")
	case l.fair && (f.shard != "" || f.out != "" || f.games != 0 || f.points != ""):
		return cliutil.Usage("drop --shard, --out, --games and --precision", "--make-fair plays as many games as it needs")
	case l.fair && f.format != "text" && f.format != "json":
		return cliutil.Usage("use --format text or json", "--format %s does not go with --make-fair", f.format)
	case l.Any() && !applies && !l.fair:
		return cliutil.Usage("add --apply ID", "%s needs --apply", l.Flag())
	case applies && l.apply == "":
		return cliutil.Usage("write the id of a lever: --levers lists them", "--apply is empty")
	case applies && (f.shard != "" || f.out != "" || cmd.Flags().Changed("format")):
		return cliutil.Usage("drop --shard, --out and --format", "--apply plays no games and prints no answer")
	case cmd.Flags().Changed("lever-games") && !l.levers && !applies:
		return cliutil.Usage("add --levers", "--lever-games needs --levers")
	case l.games < least || l.games > most:
		return cliutil.Usage(fmt.Sprintf("write a number from %d to %d", least, most), "--lever-games %d is out of range",
			l.games)
	case l.levers && f.shard != "":
		return cliutil.Usage("drop one of them",
			"--levers does not go with --shard: each game depends on the games before it")
	case l.levers && f.list != "" && len(f.who) < len(report.Levers{}.Players):
		return cliutil.Usage("add a player to --pool: the first two try the levers", "--levers needs two players")
	}
	return nil
}

// asked returns the request for levers; nil for none. The default players are the two default ones that differ most.
func (l *leverFlags) asked(f *flags, usual [2]string) *report.Levers {
	if !l.levers {
		return nil
	}
	if f.list != "" {
		copy(usual[:], f.who)
	}
	return &report.Levers{Games: l.games, Players: usual}
}

// write writes a change into the file of an adventure, or shows it.
func (a *app) write(words []string, game string, l *leverFlags) error {
	if len(words) > 1 {
		return cliutil.Usage("name one adventure", "--apply changes one adventure, and the command names %d", len(words))
	}
	chosen, err := a.chosen(words, game)
	if err != nil {
		return err
	}
	if len(chosen.Entries) != 1 {
		return cliutil.Usage("name one adventure", "--apply changes one adventure, and %s holds %d", words[0],
			len(chosen.Entries))
	}
	e := chosen.Entries[0]
	file, err := l.writable(chosen, e)
	if err != nil {
		return err
	}
	changes := games.Of(e).Play.Sweeps.Changes(e)
	if len(changes) == 0 {
		return cliutil.Usage("edit the file instead", "%s has no levers", e.ID)
	}
	change, err := named(words[0], e.ID, l.apply, changes)
	if err != nil {
		return err
	}
	says := fmt.Sprintf("lever %s: %s", change.ID, change.Says)
	if l.Any() {
		return a.preview(l, e, change.Text, says, file)
	}
	if err := cliutil.Rewrite(file, change.Text); err != nil {
		return err
	}
	again := report.Command{"muster", "balance", words[0], "--levers"}.String()
	if err := a.Lines(fmt.Sprintf("wrote %s into %s", says, file.Name),
		"next: "+again+" (the list before was of the old text)"); err != nil {
		return err
	}
	return a.tellProse(file, change.Text)
}

// writable returns the file of an adventure; nil if it is only shown and cannot be written.
func (l *leverFlags) writable(chosen *cliutil.Choice, e *catalog.Entry) (*source.File, error) {
	file, flag := chosen.Workspace.Writable(e.Doc.File.Name), "--apply"
	if l.fair {
		flag = "--make-fair"
	}
	switch {
	case l.Diff && !l.DryRun:
	case !e.Given:
		return nil, cliutil.Usage("copy it with `muster new adventure NAME --from "+e.ID+"`, and apply the lever to the copy",
			"%s ships with Muster and cannot be written", e.ID)
	case file == nil:
		return nil, cliutil.Usage("name a file, or add --diff", "%s cannot change standard input", flag)
	}
	return file, nil
}

// named returns the change with the id of --apply. Numbers are not accepted: the numbers of a list change with the
// file.
func named(word, adventure, id string, changes []games.Change) (*games.Change, error) {
	if n, err := strconv.Atoi(id); err == nil {
		help := "run --levers, and write the id of a lever"
		if n >= 1 && n <= len(changes) {
			c := &changes[n-1]
			help = fmt.Sprintf("run --levers for the ids; lever %d of the file as it is now is --apply %s: %s", n, c.ID, c.Says)
		}
		return nil, cliutil.Usage(help, "--apply %s is a number, and numbers change with the file", id)
	}
	for i := range changes {
		if changes[i].ID == strings.ToLower(id) {
			return &changes[i], nil
		}
	}
	return nil, cliutil.Usage("run `muster balance "+word+" --levers` for the levers of the file as it is now; "+
		"an applied change is not one of them", "%s has no lever %q", adventure, id)
}

// preview shows a change without writing it. Its file is nil if it cannot be written.
func (a *app) preview(l *leverFlags, e *catalog.Entry, text []byte, says string, file *source.File) error {
	changes := !bytes.Equal(e.Doc.File.Text, text)
	if changes {
		if err := a.Preview(l.Preview, e.Doc.File.Name, e.Doc.File.Text, text); err != nil {
			return err
		}
		a.Complain("muster: ", "would write "+says)
	} else {
		a.Complain("muster: ", e.Doc.File.Name+" already has this change: "+says)
	}
	if file != nil {
		if err := a.tellProse(file, text); err != nil {
			return err
		}
	}
	if l.DryRun && changes {
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}

// tellProse warns about prose that contradicts the file's new text. Placeholders need no warning, since they follow the
// change.
func (a *app) tellProse(file *source.File, text []byte) error {
	var edited workspace.Edited
	if err := edited.Set(file, text); err != nil {
		return err
	}
	ws := a.Open(workspace.Wanted{Paths: []string{file.Name}, Edited: &edited})
	v, err := ws.Judge(a.Workers, nil)
	if err != nil {
		return err
	}
	return a.WriteFindings(ws, slices.DeleteFunc(v.Findings, func(d diag.Diagnostic) bool {
		return d.File != file.Name || !strings.HasSuffix(d.Code, "/prose-contradiction")
	}))
}
