package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"muster/internal/cli/cliutil"
	"muster/internal/workspace"
)

// line is a partial command line.
type line struct {
	app   *cliutil.App
	args  []string // in front of the word
	begun string   // the word
	ws    *workspace.Workspace
}

// offer is a suggested word with its description; "" if it needs none.
type offer struct{ word, about string }

// wordSource lists the possible words at a position of a command line. If none has the typed prefix, the shell suggests
// files.
type wordSource struct {
	list      func(l *line) []offer
	otherwise cobra.ShellCompDirective
	kinds     []string // of files that are offered instead of a list; nil for any
}

// takes defines a command's words: by position, the last one repeating, and by flag.
type takes struct {
	args  []wordSource
	once  bool // no word after the last position
	flags map[string]wordSource
}

// Add adds completion of words and flag values to every command below root.
func Add(root *cobra.Command, a *cliutil.App) {
	each := table()
	about := each["explain"].args
	about[0] = completeBoth(completeCommands(root), about[0])
	each["help"] = takes{args: []wordSource{completeCommands(root)}, once: true}
	if err := root.RegisterFlagCompletionFunc("color", func(*cobra.Command, []string, string) ([]string,
		cobra.ShellCompDirective) {
		return completeWords("auto", "always", "never").complete(&line{})
	}); err != nil {
		panic("complete: " + err.Error())
	}
	for _, cmd := range below(root) {
		name := strings.TrimPrefix(cmd.CommandPath(), root.Name()+" ")
		t, ok := each[name]
		if !ok {
			continue
		}
		if t.flags == nil {
			t.flags = map[string]wordSource{}
		}
		cmd.ValidArgs = nil
		cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
			return t.at(len(args)).complete(&line{app: a, args: args, begun: begun})
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if _, ok := t.flags[f.Name]; !ok && f.Value.Type() == "int" {
				t.flags[f.Name] = nothing
			}
		})
		for flag, s := range t.flags {
			complete := func(_ *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
				return s.complete(&line{app: a, args: args, begun: begun})
			}
			if err := cmd.RegisterFlagCompletionFunc(flag, complete); err != nil {
				panic("complete: " + name + ": " + err.Error()) // the table names a flag that is not there
			}
		}
	}
}

// below returns the visible commands below one, recursively.
func below(cmd *cobra.Command) []*cobra.Command {
	var out []*cobra.Command
	for _, c := range cmd.Commands() {
		if !c.Hidden {
			out = append(append(out, c), below(c)...)
		}
	}
	return out
}

// completeCommands suggests commands.
func completeCommands(root *cobra.Command) wordSource {
	return wordSource{
		list: func(*line) []offer {
			var out []offer
			for _, c := range root.Commands() {
				if c.IsAvailableCommand() {
					out = append(out, offer{c.Name(), c.Short})
				}
			}
			return out
		},
		otherwise: cobra.ShellCompDirectiveNoFileComp,
	}
}

// completeBoth combines two sources.
func completeBoth(one, other wordSource) wordSource {
	list, more := one.list, other.list
	other.list = func(l *line) []offer { return append(list(l), more(l)...) }
	return other
}

// at returns the source for a position of a command line.
func (t *takes) at(place int) wordSource {
	switch {
	case place < len(t.args):
		return t.args[place]
	case t.once || len(t.args) == 0:
		return nothing
	}
	return t.args[len(t.args)-1]
}

// complete lists the words with the typed prefix.
func (s wordSource) complete(l *line) ([]string, cobra.ShellCompDirective) {
	if s.list == nil {
		return s.kinds, s.otherwise
	}
	var out []string
	for _, o := range s.list(l) {
		if !strings.HasPrefix(o.word, l.begun) {
			continue
		}
		if o.about != "" {
			o.word += "\t" + short(o.about)
		}
		out = append(out, o.word)
	}
	slices.Sort(out)
	return slices.Compact(out), s.otherwise
}

// shortest is the maximum length of a description: one line.
const shortest = 60

// short shortens a description to one line.
func short(text string) string {
	text, _, _ = strings.Cut(text, "\n")
	if runes := []rune(text); len(runes) > shortest {
		return strings.TrimSpace(string(runes[:shortest-1])) + "…"
	}
	return text
}
