package newcmd

import (
	"cmp"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/examples"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/validate/wording"
	"muster/report"
)

// anyName is the name in an example if none was typed.
const anyName = "the-bell-tower"

// meantKinds maps words that people type to the kind they mean, with its flags.
var meantKinds = []struct{ word, use string }{
	{"card-set", "deploycards"},
	{"card-sets", "deploycards"},
	{"cards", "deploycards"},
	{"cardset", "deploycards"},
	{"deck", "deploycards"},
	{"deployment", "deploycards"},
	{"deployments", "deploycards"},
	{"set", "deploycards"},

	{"battlelore", "adventure --game battlelore"},
	{"epic", "adventure --board epic"},
	{"medieval", "adventure --game medieval"},
	{"runewars", "scenario --game runewars"},

	{"battlefield", "map"},
	{"board", "map"},
	{"campaign", "project"},
	{"repo", "project"},
	{"repository", "project"},
	{"rules", "rulebook"},
	{"unit", "rulebook"},
	{"units", "rulebook"},
}

// meantCI maps words that people type to the CI host they mean; "" is the first host.
var meantCI = map[string]string{
	"action": "github", "actions": "github", "ci": "", "github": "github", "gitlab": "gitlab", "pipeline": "",
	"workflow": "github", "workflows": "github",
}

// pipelineOf returns the command that adds the CI file that a line of words means.
func pipelineOf(words []string) (line string, ok bool) {
	host := ""
	for i, w := range words {
		of, is := meantCI[strings.ToLower(w)]
		if !is && i == 0 {
			return "", false
		}
		host = cmp.Or(host, of)
	}
	return pipelineLine(cmp.Or(host, examples.Hosts()[0])), true
}

// isKind refuses an unknown kind and suggests the intended command.
func isKind(cmd *cobra.Command, args []string) error {
	word := args[0]
	if line, ok := pipelineOf(args); ok {
		return cliutil.Usage("run `"+line+"` to add the CI file to the current project", "there is no kind %q", word)
	}
	for _, k := range meantKinds {
		if k.word == strings.ToLower(word) {
			return cliutil.Usage("run `"+meant(cmd, k.use, args[1:])+"`", "there is no kind %q", word)
		}
	}
	return oneOf("kind", word, things())
}

// otherKind returns the command that creates a game's counterpart of another game's kind; "" for none.
func otherKind(cmd *cobra.Command, kind, name string, of *games.Game) string {
	for _, other := range instead[kind] {
		if games.Kinds().Of(of.Catalog.Name).Has(other) {
			return meant(cmd, other, []string{name})
		}
	}
	return ""
}

// alsoMeant ends the message about a new file of the default game. It names the counterparts in other games, as for an
// adventure.
func (a *app) alsoMeant(kind, name string, of *games.Game) error {
	var titles []string
	other := "adventure"
	for _, g := range games.List() {
		if g.Begins() && g.Catalog.Name != of.Catalog.Name && games.Kinds().Of(g.Catalog.Name).Has(other) {
			titles = append(titles, g.Catalog.Title)
		}
	}
	if len(titles) == 0 || !slices.Contains(instead[kind], other) || games.Kinds().Of(of.Catalog.Name).Has(other) {
		return nil
	}
	return a.Lines("for a battle of " + wording.List(titles, "or") + ", run `" +
		report.Command{"muster", "new", other, name}.String() + "`")
}

// meant returns the typed command line with another kind: use is the kind, with the flags that it needs.
func meant(cmd *cobra.Command, use string, name []string) string {
	words := strings.Fields(use)
	if len(name) == 0 {
		name = []string{anyName}
	}
	c := append(report.Command{"muster", "new", words[0]}, name...)
	c = append(c, words[1:]...)
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if slices.Contains(words, "--"+f.Name) || f.Name == "random" || slices.Contains(ofRandom, f.Name) {
			return
		}
		if c = append(c, "--"+f.Name); f.Value.Type() != "bool" {
			c = append(c, f.Value.String())
		}
	})
	return c.String()
}
