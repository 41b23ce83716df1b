package play

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/balance"
	"muster/report"
	"muster/schema/project/disk"
)

// variantsFlags are the flags of `muster balance variants`.
type variantsFlags struct {
	flags
	tries int
	into  string // the folder for the files
}

// variantsCommand is `muster balance variants`.
func variantsCommand(a *app) *cobra.Command {
	sweeps := &games.List()[0].Play.Sweeps
	var f variantsFlags
	cmd := &cobra.Command{
		Use:   "variants ADVENTURE",
		Short: "Find variants of an adventure that are shorter, longer, or better for one side",
		Long: `Find variants of an adventure: shorter and longer ones, even ones, and ones that favour a side. Muster changes units,
cards, banners, objectives and the first move, up to six things at once, and plays each variant. Of all variants with
a similar length and win rate it keeps the one with the fewest changes, and measures it with new games.

-o writes each of them into a folder, as a file with its own id. The same seed and players give the same variants.

More: docs/how-to/levers.md`,
		Example: `  muster balance variants my.adventure.toml
  muster balance variants harrow-down -o drafts
  muster balance variants the-toll-bridge --tries 1000 --seed 7`,
		Args: cliutil.Exactly(1, "an adventure"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(a, sweeps.Default(), 0); err != nil {
				return err
			}
			if f.tries < balance.LeastDesignTries || f.tries > balance.MostDesignTries {
				return cliutil.Usage(fmt.Sprintf("write a number from %d to %d", balance.LeastDesignTries,
					balance.MostDesignTries), "--tries %d is out of range", f.tries)
			}
			if cmd.Flags().Changed("out") {
				if err := cliutil.OutFolder("-o", f.into); err != nil {
					return err
				}
			}
			return a.variants(cmd.Context(), args, &f)
		},
	}
	to := cmd.Flags()
	to.StringVar(&f.seed, "seed", cliutil.DefaultSeed, "random seed `N`: all games")
	to.IntVar(&f.tries, "tries", balance.DesignTries, "play `N` variants")
	to.StringVarP(&f.into, "out", "o", "", "output `PATH`: folder for a file of each variant")
	to.IntVar(&a.Workers, "workers", a.Workers, cliutil.WorkersUsage)
	cliutil.GameFlag(cmd, &f.game, "")
	to.StringVar(&f.format, "format", "text", "output `FORMAT`: text, json, markdown")
	cliutil.PoolFlag(cmd, &f.list, "")
	return cmd
}

// variants finds variants of an adventure, and writes them into a folder.
func (a *app) variants(ctx context.Context, words []string, f *variantsFlags) error {
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	_, e, err := a.single(words, &f.flags, "variants are of one adventure, and "+words[0]+" holds")
	if err != nil {
		return err
	}
	game := games.Of(e)
	if f.into != "" {
		if err := empty(f.into); err != nil {
			return err
		}
	}
	x, err := game.Play.Sweeps.Design(ctx, balance.DesignQuestion{
		Entry: e, Players: f.who, Tries: f.tries, Seed: f.number, Workers: a.Workers, Tell: a.Progress("games"),
	})
	if err != nil {
		return err
	}
	if f.into != "" && !x.Interrupted {
		if err := writeVariants(f.into, e, game, x); err != nil {
			return err
		}
	}
	a.Full = true // both tables are the answer
	if err := a.Swept(f.format, x); err != nil {
		return err
	}
	if f.format != "text" {
		return nil
	}
	if f.into == "" {
		next := report.Command{"muster", "balance", "variants", words[0], "-o", "variants"}
		return a.Lines("next: " + next.String())
	}
	return a.Lines("wrote "+report.Counted(len(x.Drafts), "file")+" into "+f.into,
		"next: "+report.Command{"muster", "check", f.into}.String())
}

// empty refuses a folder that holds something: variants of an earlier run would stay among the new ones.
func empty(folder string) error {
	list, err := os.ReadDir(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && len(list) == 0:
		return nil
	case err == nil:
		return cliutil.Usage("name a new folder", "--out %s is not empty", folder)
	}
	return cliutil.Usage("name a new folder", "--out %s: %s", folder, disk.Reason(err))
}

// writeVariants writes each variant with an id and a name of its own.
func writeVariants(folder string, e *catalog.Entry, game *games.Game, x *balance.DesignAnswer) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return cliutil.Usage("name another folder", "--out %s: %s", folder, disk.Reason(err))
	}
	for i := range x.Drafts {
		d := &x.Drafts[i]
		id := fmt.Sprintf("%s-%d", e.ID, d.Number)
		d.File = filepath.Join(folder, id+"."+e.Doc.Kind+".toml")
		text := game.Start.Copy(d.Entry, games.New{
			Kind: e.Doc.Kind, ID: id, Name: fmt.Sprintf("%s, variant %d", x.Name, d.Number),
		})
		if err := cliutil.WriteFile(d.File, text); err != nil {
			return err
		}
		d.File = filepath.ToSlash(d.File)
	}
	return nil
}
