package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"muster/catalog"
	"muster/editor"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/report"
	"muster/schema/project/disk"
)

// options returns the options of an editor server, which `muster lsp` and each tab of `muster studio` have.
func options(a *cliutil.App, k *keep) editor.Options {
	opts := games.EditorOptions()
	opts.Version, opts.Files, opts.Today, opts.Workers = cliutil.Version, disk.Files{}, cliutil.Today, a.Workers
	opts.Keep, opts.Pace, opts.Page = k.file, cliutil.ExpectFiles(0), a.Site.Check
	opts.Printed = func(game string) []string { return games.Named(game).Pages.Kinds }
	opts.Played = func(game string) []string { return games.Named(game).Played() }
	opts.Print, opts.Play = printed, played(a)
	return opts
}

// printed returns the page of a definition.
func printed(e *catalog.Entry) ([]byte, error) {
	g, err := games.Brings(e, "printed", (*games.Game).Prints)
	if err != nil {
		return nil, err
	}
	pages := g.Pages
	look := games.PageOptions{Hash: games.Stamp(pages.Made(e)...), Find: e.Catalog().Find}
	return pages.Of(e, look).HTML(), nil
}

// played plays games of an adventure with the default players and seed, and reports the winners.
func played(a *cliutil.App) func(context.Context, *catalog.Entry, int, func()) (string, error) {
	return func(ctx context.Context, e *catalog.Entry, count int, done func()) (string, error) {
		g, err := games.Brings(e, "played", (*games.Game).Plays)
		if err != nil {
			return "", err
		}
		policy := g.Play.Default
		_, choices := g.Play.Choices()
		table, why := g.Play.Open(e, report.Match{
			Word: e.ID, Seed: cliutil.DefaultSeed, Number: 1, Players: []string{policy},
			Choices: choices, Program: cliutil.Version,
		})
		if len(why) > 0 {
			return "", errors.New(strings.Join(why, "; "))
		}
		if err := table.Fits(); err != nil {
			return "", err
		}
		x, err := table.Many(ctx, report.Batch{Games: count, Workers: a.Workers, Done: done})
		if err != nil {
			return "", err
		}
		finished, whole := x.Finished()
		if !whole || finished == 0 {
			return "", errors.New("the games were not finished")
		}
		var parts []string
		for seat, name := range x.Seats() {
			won := x.Won(seat)
			parts = append(parts, fmt.Sprintf("%s %d %%", name, (200*won.Hits+won.Trials)/(2*won.Trials)))
		}
		return strings.Join(parts, ", "), nil
	}
}

// keep is a folder for files that the editor opens, created with its first file: pages, and shipped definitions.
type keep struct {
	mu   sync.Mutex
	path string
}

// folder returns the folder, "" before the first file.
func (k *keep) folder() string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.path
}

func (k *keep) file(name string, text []byte) (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.path == "" {
		dir, err := os.MkdirTemp("", "muster-lsp-")
		if err != nil {
			return "", fmt.Errorf("cannot make a folder for pages: %w", disk.Reason(err))
		}
		k.path = dir
	}
	path := filepath.Join(k.path, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", fmt.Errorf("cannot write %s: %w", path, disk.Reason(err))
	}
	return path, cliutil.WriteFile(path, text)
}

func (k *keep) remove() {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.path != "" {
		_ = os.RemoveAll(k.path) // leftovers are in the system's temporary folder
	}
}
