package play

import (
	"context"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cache"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
)

// isSweep reports whether a word names a sweep definition: a file of the kind, or an id of one in the current project
// that no adventure has.
func (a *app) isSweep(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		switch {
		case strings.HasSuffix(w, "."+games.SweepKind+".toml"):
			return true
		case workspace.IsPath(w), cliutil.IsFolder(w), games.Catalogs().LibraryFile(games.Played()[0], w) != nil:
			return false
		}
		kinds := append(games.Played(), games.SweepKind)
		ws := a.Open(workspace.Wanted{IDs: []string{w}, Kinds: kinds})
		e, err := ws.Definition(w, kinds...)
		return err == nil && e.Doc.Kind == games.SweepKind
	})
}

// saidBySweep returns the flags whose values come from the sweep definition.
func saidBySweep() []string {
	return []string{"seed", "games", "precision", "pool", "search", "levers", "lever-games"}
}

// sweepFile plays a sweep definition and answers like the equivalent command with flags: once for each seed, one after
// the other.
func (a *app) sweepFile(cmd *cobra.Command, words []string, f *flags) error {
	if len(words) > 1 {
		return cliutil.Usage("name one sweep, or adventures", "a sweep takes no other arguments, and %d are given",
			len(words))
	}
	word := words[0]
	if err := refuseBeside(cmd, word); err != nil {
		return err
	}
	if err := f.check(a, nil, 0); err != nil {
		return err
	}
	of, err := games.Called(f.game)
	if err != nil {
		return err
	}
	chosen, err := a.Choose(of, words, []string{games.SweepKind}, "played", (*games.Game).Sweeps)
	if err != nil {
		return err
	}
	asked, why := games.SweepOf(chosen.Entries[0])
	if len(why) > 0 {
		return cliutil.Usage("run `muster check "+word+"`", "%s cannot be played: %s", word, strings.Join(why, "; "))
	}
	if f.format == html && asked.Game.Play.Sweeps.Pages == nil {
		return cliutil.Usage("use --format text, json or markdown", "--format html is not available for %s",
			asked.Game.Catalog.Title)
	}
	if err := fewAnswers(len(asked.Asks), f.format); err != nil {
		return err
	}
	passed, err := a.JudgeSweep(asked)
	if err != nil {
		return err
	}
	if f.format == html {
		if err := (target{out: f.out}).check(); err != nil {
			return err
		}
	}
	if err := a.playAll(cmd.Context(), asked, f); err != nil || !passed {
		return err
	}
	return cliutil.Findings{Status: cliutil.ExitFindings}
}

// refuseBeside refuses flags whose values come from the sweep, and those about one adventure or a part.
func refuseBeside(cmd *cobra.Command, word string) error {
	for _, name := range saidBySweep() {
		if cmd.Flags().Changed(name) {
			return cliutil.Usage("drop --"+name+", or change it in the sweep",
				"%s already sets this: --%s does not go with a sweep",
				word, name)
		}
	}
	for _, name := range []string{"apply", "make-fair", "worth", "exploit", "diff", "dry-run", "shard"} {
		if cmd.Flags().Changed(name) {
			return cliutil.Usage("name adventures instead of the sweep", "--%s does not go with a sweep", name)
		}
	}
	return nil
}

// playAll plays the sweep from each of its seeds and writes the answers.
func (a *app) playAll(ctx context.Context, asked *games.Asked, f *flags) error {
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	var all []games.Swept
	for _, ask := range asked.Asks {
		if len(all) > 0 && ctx.Err() != nil {
			break
		}
		s, err := a.begin(ask, asked)
		if err != nil {
			return err
		}
		x, err := s.Run(ctx)
		if err != nil {
			return err
		}
		all = append(all, x)
	}
	return a.answers(f.format, target{out: f.out}, all)
}

// begin returns the games of one seed. A named adventure that cannot be set up ends the command; one of a folder is
// skipped.
func (a *app) begin(ask report.Sweep, asked *games.Asked) (games.Sweep, error) {
	ask.Workers, ask.Program, ask.Build, ask.Tell = a.Workers, cliutil.Version, cache.Build(), a.Progress("games")
	s := asked.Game.Play.Sweeps.New(ask)
	s.Projects(asked.Projects)
	played := 0
	for _, c := range asked.Adventures {
		unplayable := s.Add(c.Entry, c.Word(), games.Stamp(asked.Game.Pages.Made(c.Entry)...))
		switch {
		case len(unplayable) == 0:
			played++
		case c.Named:
			for _, reason := range unplayable {
				a.Complain("muster: ", c.ID+" is not played: "+reason)
			}
			return nil, cliutil.Findings{Status: cliutil.ExitFindings}
		default:
			s.Pass(c.ID + ": " + unplayable[0])
		}
	}
	if played == 0 {
		return nil, cliutil.Usage("fix the adventures, or name others in the sweep",
			"no adventure of the sweep can be played")
	}
	return s, nil
}
