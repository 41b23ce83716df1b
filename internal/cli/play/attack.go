package play

import (
	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/command"
	"muster/internal/validate/wording"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
)

// Flags of one kind of question only.
var (
	battleFlags = []string{"choose", "attacker", "defender", "sample", "games", "seed"}
	attackFlags = []string{"on", "from", "range", "moved", "supported"}
)

// addAttack adds the flags of one attack.
func addAttack(cmd *cobra.Command, asked *command.Asked) {
	flag := cmd.Flags()
	flag.StringVar(&asked.On, "on", "", "put the defender on `TERRAIN` (default: open)")
	flag.StringVar(&asked.From, "from", "", "start from `SOURCE`: attacker's terrain (default: open)")
	flag.IntVar(&asked.Range, "range", 1, "attack at `N` hexes; 1 is melee, close combat")
	flag.BoolVar(&asked.Moved, "moved", false, "the attacker has moved in this turn")
	flag.BoolVar(&asked.Supported, "supported", false, "two friendly units are next to the defender")
}

// refuse refuses flags that have no effect on a question.
func refuse(cmd *cobra.Command, what string, flags ...string) error {
	for _, name := range flags {
		if cmd.Flags().Changed(name) {
			return cliutil.Usage("drop --"+name, "--%s has no effect on the odds of %s", name, what)
		}
	}
	return nil
}

// attack finds the game of both units and writes the odds of the attack.
func (a *app) attack(attacker, defender string, f *oddsFlags) error {
	ws := a.Open(workspace.Wanted{Here: true})
	a.TellStopped(ws)
	g, err := fought(ws, attacker, defender)
	if err != nil {
		return err
	}
	f.Attack.Attacker, f.Attack.Defender = attacker, defender
	if f.Attack.Range < 1 {
		return cliutil.Usage("write 1 or more", "--range %d is out of range", f.Attack.Range)
	}
	answer, err := g.Odds(ws.Catalogs[0], f.Attack)
	if err != nil {
		return err
	}
	return a.writeOdds(f.format, answer)
}

// completed returns the command for an attack and a terrain typed without a flag: shortened unit names become ids.
func (a *app) completed(args []string) string {
	ws := a.Open(workspace.Wanted{Here: true})
	ids, titles := unitNames(ws)
	words := report.Command{"muster", "odds"}
	for _, word := range args[:2] {
		if like := diag.TitledLike(word, ids, titles); len(like) > 0 {
			word = like[0]
		}
		words = append(words, word)
	}
	return append(words, "--on", args[2]).String()
}

// unitNames returns the ids and titles of the units of games with single attacks.
func unitNames(ws *workspace.Workspace) (ids []string, titles map[string]string) {
	titles = map[string]string{}
	for _, g := range games.List() {
		if g.Odds == nil {
			continue
		}
		for _, row := range g.Tables.RowsOf(ws.Catalogs, "units") {
			ids, titles[row.ID] = append(ids, row.ID), row.Name
		}
	}
	return ids, titles
}

// fought returns the game that has both units.
func fought(ws *workspace.Workspace, attacker, defender string) (*games.Game, error) {
	all := games.List()
	var first, second *games.Game // that have one of them
	for i := range all {
		g := &all[i]
		rows := g.Tables.RowsOf(ws.Catalogs, "units")
		one, other := has(rows, attacker), has(rows, defender)
		if one && other && g.Odds != nil {
			return g, nil
		}
		if one && first == nil {
			first = g
		}
		if other && second == nil {
			second = g
		}
	}
	ids, titles := unitNames(ws)
	for _, unit := range []struct {
		word string
		of   *games.Game
	}{{attacker, first}, {defender, second}} {
		switch {
		case unit.of == nil:
			hint := "run `muster list units`"
			if near := diag.Meant(unit.word, ids); near != "" {
				hint = near
			} else if like := diag.TitledLike(unit.word, ids, titles); len(like) > 0 {
				hint = "write " + wording.List(like, "or")
			}
			return nil, cliutil.Usage(hint, "there is no unit %q", unit.word)
		case unit.of.Odds == nil:
			return nil, cliutil.Usage(
				"write both sides into one file (`muster new battle NAME --game "+unit.of.Catalog.Name+"`)",
				"%s is a unit of %s, which has no single attacks", unit.word, unit.of.Catalog.Title)
		}
	}
	return nil, cliutil.Usage("name two units of one game", "%s is a unit of %s, and %s of %s", attacker,
		first.Catalog.Title, defender, second.Catalog.Title)
}

// has reports whether a word is the id or the title of a row.
func has(rows []report.Row, word string) bool {
	for _, row := range rows {
		if command.Same(row.ID, word) || command.Same(row.Name, word) {
			return true
		}
	}
	return false
}
