package play

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cache"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/project/disk"
)

// sweep plays the named adventures and writes the answer, or the file of a shard.
func (a *app) sweep(ctx context.Context, command string, words []string, f *flags) error {
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	if f.shard != "" && slices.Contains(words, cliutil.Standard) {
		return cliutil.Usage("write standard input to a file and name it",
			"--shard does not go with standard input: muster balance merge reads the adventure again")
	}
	chosen, err := a.chosen(words, f.game)
	if err != nil {
		return err
	}
	if err := f.fits(command, chosen); err != nil {
		return err
	}
	to := target{f.out, single(words)}
	if f.format == html {
		if err := to.check(); err != nil {
			return err
		}
	}
	s, err := a.asked(report.Sweep{
		Command: command, Games: f.games, Precision: f.within, Seed: f.seed, Number: f.number, Players: f.who,
		Levers: f.levers,
	}, chosen, words)
	if err != nil {
		return err
	}
	if f.shard != "" {
		return a.playShard(ctx, s, f)
	}
	x, err := s.Run(ctx)
	if err != nil {
		return err
	}
	if f.page != "" {
		return a.into(f.page, x)
	}
	if err := a.written(f.format, to, x); err != nil || !chosen.Passed {
		return err
	}
	return cliutil.Findings{Status: cliutil.ExitFindings}
}

// fits sets the default players of the adventures' game, and refuses what the game does not support.
func (f *flags) fits(command string, chosen *cliutil.Choice) error {
	g, err := games.OneGame(chosen.Entries, "played", (*games.Game).Sweeps)
	if err != nil {
		return err
	}
	sweeps := &g.Play.Sweeps
	if f.format == html && sweeps.Pages == nil {
		return cliutil.Usage("use --format text, json or markdown", "--format html is not available for %s", g.Catalog.Title)
	}
	switch {
	case f.part[1] > 0 && sweeps.Asked == nil:
		return cliutil.Usage("drop --shard", "--shard is not available for %s", g.Catalog.Title)
	case f.search && len(sweeps.Searching()) == 0:
		return cliutil.Usage("drop --search", "%s has no AI player that searches ahead", g.Catalog.Title)
	case f.list != "":
		return f.played(g, catalogs(chosen.Workspace)...)
	case command == games.Ladder:
		f.who = sweeps.Rated()
	case command == games.Balance:
		if f.who = sweeps.Default(); f.search {
			f.who = append(f.who, sweeps.Searching()...)
		}
	}
	return nil
}

// played names the players in full, and refuses those that neither a game nor the projects of the command have.
func (f *flags) played(g *games.Game, in ...*catalog.Catalog) error {
	var err error
	f.who, err = games.KnownPool(g, in, f.who)
	return err
}

// catalogs returns the projects of a command; none without a workspace.
func catalogs(ws *workspace.Workspace) []*catalog.Catalog {
	if ws == nil {
		return nil
	}
	return ws.Catalogs
}

// chosen returns the named adventures, or without words those of the library: of the named game, or with "" of any.
func (a *app) chosen(words []string, game string) (*cliutil.Choice, error) {
	g, err := games.Called(game)
	if err != nil {
		return nil, err
	}
	if len(words) > 0 {
		return a.Choose(g, words, games.Played(), "played", (*games.Game).Sweeps)
	}
	return a.LibraryOf(g, games.Played()), nil
}

// asked returns the sweep of adventures. An adventure named directly that cannot be played ends the command; one from a
// folder is skipped.
func (a *app) asked(ask report.Sweep, chosen *cliutil.Choice, words []string) (games.Sweep, error) {
	entries := chosen.Entries
	game, err := games.OneGame(entries, "played", (*games.Game).Sweeps)
	if err != nil {
		return nil, err
	}
	ask.Workers, ask.Program, ask.Build = a.Workers, cliutil.Version, cache.Build()
	if ask.Tell, ask.Note = a.Noted("games"); len(entries) != 1 {
		ask.Note = nil
	}
	s := game.Play.Sweeps.New(ask)
	if chosen.Workspace != nil {
		s.Projects(chosen.Workspace.Catalogs)
	}
	played := 0
	for _, e := range entries {
		word := e.ID
		if e.Given {
			word = e.Doc.File.Name
		}
		unplayable := s.Add(e, word, games.Stamp(game.Pages.Made(e)...))
		switch {
		case len(unplayable) == 0:
			played++
		case slices.Contains(words, e.ID), slices.Contains(words, e.Doc.File.Name):
			for _, reason := range unplayable {
				a.Complain("muster: ", e.ID+" is not played: "+reason)
			}
			return nil, cliutil.Findings{Status: cliutil.ExitFindings}
		default:
			s.Pass(e.ID + ": " + unplayable[0])
		}
	}
	if played == 0 {
		return nil, cliutil.Usage("name a folder with playable adventures", "no adventure in %s can be played",
			strings.Join(words, ", "))
	}
	return s, nil
}

// playShard plays a shard and writes its file; it resumes the file of an earlier run.
func (a *app) playShard(ctx context.Context, s games.Sweep, f *flags) error {
	if err := cliutil.NoPipe(f.out); err != nil {
		return err
	}
	before, err := os.ReadFile(f.out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return cliutil.Usage("name another file, or make this one readable and writable", "cannot read %s: %s", f.out,
			disk.Reason(err))
	}
	file, whole, err := s.Shard(ctx, f.part[0], f.part[1], before)
	var wrong report.Wrong
	if errors.As(err, &wrong) {
		return cliutil.Usage(wrong.Hint, "--out %s: %s", f.out, wrong.What)
	}
	if err != nil {
		return err
	}
	if err := cliutil.WriteResult(f.out, file); err != nil {
		return err
	}
	if !whole {
		a.Complain("muster: ", f.out+" holds the finished games: run the same command again to play the rest")
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	}
	return a.Lines("wrote " + f.out)
}
