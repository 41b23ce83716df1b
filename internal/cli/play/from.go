package play

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	own "muster/internal/report/balance"
	"muster/report"
	"muster/schema/project/disk"
)

// from answers from collected games without playing.
func (a *app) from(cmd *cobra.Command, file string, words []string, format string, to target) error {
	for _, name := range []string{"seed", "games", "precision", "pool", "search", "shard", "levers", "lever-games",
		"apply", "diff", "dry-run", "game", "workers"} {
		if cmd.Flags().Changed(name) {
			return cliutil.Usage("drop --"+name, "--%s does not go with --from: the games of %s are already played", name, file)
		}
	}
	if len(words) > 0 {
		return cliutil.Usage("drop "+strings.Join(words, " "), "--from takes no adventures: it reports those in its file")
	}
	text, err := a.ReadUpTo(file, own.MostCollected)
	if err != nil {
		return cliutil.Unread(err, "check the spelling of the path", "cannot read %s: %s", file, disk.Reason(err))
	}
	c, err := own.Collected(text)
	if err != nil {
		return cliutil.Usage("name a file that `muster-batch collect` wrote", "%s: %s", file, err)
	}
	if err := fewAnswers(len(c.Asks), format); err != nil {
		return err
	}
	var all []games.Swept
	for i, asked := range c.Asks {
		if p := asked.Ask.Program; p != cliutil.Version {
			return cliutil.Usage("use that version of Muster, or play the games again",
				"%s was made by Muster %s, and this is %s",
				file, p, cliutil.Version)
		}
		x, err := a.collected(c, i)
		var wrong report.Wrong
		if errors.As(err, &wrong) {
			return cliutil.Usage(wrong.Hint, "%s: %s", file, wrong.What)
		}
		if err != nil {
			return err
		}
		all = append(all, x)
	}
	return a.answers(format, to, all)
}

// collected returns the answer of one of the sweeps of a collection.
func (a *app) collected(c *own.Collection, number int) (games.Swept, error) {
	asked := c.Asks[number]
	chosen, err := a.chosen(asked.Words, "")
	if err != nil {
		return nil, err
	}
	s, err := a.asked(asked.Ask, chosen, asked.Words)
	if err != nil {
		return nil, err
	}
	return s.From(c, number)
}

// fewAnswers refuses a format that cannot hold several answers.
func fewAnswers(number int, format string) error {
	if number > 1 && (format == "json" || format == html) {
		return cliutil.Usage("use --format text or markdown, or play one seed at a time",
			"the file has %d answers, and --format %s takes one", number, format)
	}
	return nil
}

// answers writes answers one after the other.
func (a *app) answers(format string, to target, all []games.Swept) error {
	var status error
	for i, x := range all {
		if i > 0 {
			if err := a.Lines(""); err != nil {
				return err
			}
		}
		if err := a.written(format, to, x); err != nil {
			var ends cliutil.Findings
			if !errors.As(err, &ends) {
				return err
			}
			status = err
		}
	}
	return status
}
