package play

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/schema/project/disk"
)

// mergeCommand is `muster balance merge`.
func mergeCommand(a *app) *cobra.Command {
	format, out := "", ""
	cmd := &cobra.Command{
		Use:   "merge FILE...",
		Short: "Merge shards of balance or rate into one answer",
		Long: `Merge the files that muster balance --shard or muster balance rate --shard wrote, in any order. The answer is the same,
byte for byte, as in one run.

A missing, repeated, incomplete or damaged shard is an error, and so is a shard of another build, adventure or question.

More: docs/explanation/balance.md`,
		Example: `  muster balance merge shards/*.json
  muster balance merge 1.json 2.json --format markdown`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cliutil.Missing(cmd, "shard files")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			if err := cliutil.OneOf("format", &format, "text", "json", "markdown", html); err != nil {
				return err
			}
			if format != html && out != "" {
				return cliutil.Usage("add --format html, or drop --out", "--out needs --format html")
			}
			return a.merge(args, format, out)
		},
	}
	cmd.Flags().StringVar(&format, "format", "text", "output `FORMAT`: text, json, markdown, html")
	a.FullFlag(cmd)
	cmd.Flags().StringVarP(&out, "out", "o", "", "output `PATH`: file, or folder for several pages")
	return cmd
}

// mostShard is the size limit of a shard file.
const mostShard = 256 << 20

func (a *app) merge(names []string, format, out string) error {
	var files [][]byte
	for _, name := range names {
		if err := cliutil.NoPipe(name); err != nil {
			return err
		}
		info, err := os.Stat(name)
		if err == nil && info.Size() > mostShard {
			return cliutil.Usage("name files that --shard wrote", "%s is too large for a shard", name)
		}
		var text []byte
		if err == nil {
			text, err = os.ReadFile(name)
		}
		if err != nil {
			return cliutil.Usage("check the spelling of the path", "cannot read %s: %s", name, fmt.Sprint(disk.Reason(err)))
		}
		files = append(files, text)
	}
	ask, words, err := games.List()[0].Play.Sweeps.Asked(files[0])
	if err != nil {
		return cliutil.Usage("play the shard again", "%s: %s", names[0], err)
	}
	chosen, err := a.chosen(words, "")
	if err != nil {
		return err
	}
	shards := flags{list: strings.Join(ask.Players, ","), who: ask.Players, format: format}
	if err := shards.fits(ask.Command, chosen); err != nil {
		return err
	}
	s, err := a.asked(ask, chosen, words)
	if err != nil {
		return err
	}
	to := target{out, single(words)}
	if err := checkOut(format, to); err != nil {
		return err
	}
	x, err := s.Merge(names, files)
	if err != nil {
		return err
	}
	if format == html && ask.Command != games.Balance {
		return cliutil.Usage("use --format text, json or markdown", "--format html is not available for `muster %s`",
			ask.Command)
	}
	return a.written(format, to, x)
}
