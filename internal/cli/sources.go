package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/docs"
	"muster/internal/games"
	"muster/internal/revision"
	pagewords "muster/internal/words"
	"muster/internal/workspace"
	"muster/report"
	"muster/validate"
)

// nothing can be offered: a number, a name that is new.
var nothing = wordSource{otherwise: cobra.ShellCompDirectiveNoFileComp}

// folders are offered.
var folders = wordSource{otherwise: cobra.ShellCompDirectiveFilterDirs}

// files of some endings are offered, and folders.
func completeFiles(endings ...string) wordSource {
	return wordSource{kinds: endings, otherwise: cobra.ShellCompDirectiveFilterFileExt}
}

// anyFile is offered.
var completeAnyFile = wordSource{otherwise: cobra.ShellCompDirectiveDefault}

// words are offered, and nothing else.
func completeWords(list ...string) wordSource {
	return wordSource{
		list: func(*line) []offer {
			var out []offer
			for _, w := range list {
				out = append(out, offer{word: w})
			}
			return out
		},
		otherwise: cobra.ShellCompDirectiveNoFileComp,
	}
}

// boards that a new file of the kind in front can begin with are offered; those of every kind for a project.
var boards = wordSource{
	list: func(l *line) []offer {
		kind := ""
		if len(l.args) > 0 && games.Kinds().Has(l.args[0]) {
			kind = l.args[0]
		}
		return completeWords(games.Started(kind)...).list(l)
	},
	otherwise: cobra.ShellCompDirectiveNoFileComp,
}

// languages of sheets are offered.
var languages = wordSource{
	list:      func(l *line) []offer { return completeWords(pagewords.Tags()...).list(l) },
	otherwise: cobra.ShellCompDirectiveNoFileComp,
}

// ids of definitions of some kinds are offered, or else files.
func ids(kinds ...string) wordSource {
	return wordSource{list: func(l *line) []offer { return l.ids(kinds) }}
}

// ids are those of the project and the library, each with the name of what it means.
func (l *line) ids(kinds []string) []offer {
	if workspace.IsPath(l.begun) {
		return nil
	}
	var out []offer
	for _, kind := range kinds {
		for _, id := range l.workspace().IDs(kind) {
			if strings.HasPrefix(id, l.begun) && !slices.Contains(l.args, id) {
				out = append(out, offer{id, l.named(kind, id)})
			}
		}
	}
	return out
}

// named is what a definition is called.
func (l *line) named(kind, id string) string {
	e := l.workspace().Find(kind, id)
	if e == nil || e.Doc.Tree == nil {
		return ""
	}
	name, _ := e.Doc.Tree["name"].(string)
	return name
}

// workspace is the project of the current folder, and the library.
func (l *line) workspace() *workspace.Workspace {
	if l.ws == nil {
		l.ws = l.app.Open(workspace.Wanted{Here: true})
	}
	return l.ws
}

// revisions of the git repository are offered: its branches and tags.
var revisions = wordSource{
	list: func(*line) []offer {
		r, err := revision.OpenRepository()
		if err != nil {
			return nil // there is none, or no git: any name may still be written
		}
		names, err := r.Names()
		if err != nil {
			return nil
		}
		out := []offer{{word: "HEAD"}}
		for _, name := range names {
			out = append(out, offer{word: name})
		}
		return out
	},
	otherwise: cobra.ShellCompDirectiveNoFileComp,
}

// rows of the rulebook are offered, the project's among them.
func rows(kind string) wordSource {
	return wordSource{list: func(l *line) []offer { return l.rows(kind) }, otherwise: cobra.ShellCompDirectiveNoFileComp}
}

func (l *line) rows(kind string) []offer {
	var out []offer
	for _, g := range games.List() {
		for _, row := range g.Tables.RowsOf(l.workspace().Catalogs, kind) {
			if says := row.Name; !slices.Contains(l.args, row.ID) {
				if says == row.ID {
					says = row.Summary
				}
				out = append(out, offer{row.ID, says})
			}
		}
	}
	return out
}

// bySide offers "pennant=" and "standard=", and behind each what a wordSource does, with commas between.
func bySide(of wordSource) wordSource {
	list := several(",=", of)
	return wordSource{
		list: func(l *line) []offer {
			out := list.list(l)
			if at := strings.LastIndexAny(l.begun, ",="); at < 0 || l.begun[at] == ',' && strings.Contains(l.begun, "=") {
				for i, name := range report.Sides {
					if !strings.Contains(l.begun[:at+1], name+"=") {
						out = append(out, offer{l.begun[:at+1] + name + "=", "the " + report.SideNames()[i][1] + " side"})
					}
				}
			}
			return out
		},
		otherwise: list.otherwise,
	}
}

// or offers what either wordSource does.
func or(one, other wordSource) wordSource {
	return wordSource{
		list:      func(l *line) []offer { return append(one.list(l), other.list(l)...) },
		otherwise: one.otherwise,
	}
}

// several offers what a wordSource does behind each separator of a list.
func several(separators string, of wordSource) wordSource {
	return wordSource{
		list: func(l *line) []offer {
			at := strings.LastIndexAny(l.begun, separators) + 1
			before := l.begun[:at]
			there := strings.FieldsFunc(before, func(r rune) bool { return strings.ContainsRune(separators, r) })
			last := *l
			last.begun, last.args = l.begun[at:], there
			var out []offer
			for _, o := range of.list(&last) {
				out = append(out, offer{before + o.word, o.about})
			}
			l.ws = last.ws
			return out
		},
		otherwise: of.otherwise | cobra.ShellCompDirectiveNoSpace,
	}
}

// explained is offered: codes, rules, terms of the glossary, rows.
func completeExplained(l *line) []offer {
	var out []offer
	for _, c := range validate.Codes(games.Checks()) {
		out = append(out, offer{c.Code, c.Severity.String()})
	}
	for _, r := range docs.Rules() {
		out = append(out, offer{r.ID, r.Text})
	}
	for _, t := range docs.Terms() {
		// A word with spaces would have to be quoted: explain takes hyphens for them.
		out = append(out, offer{strings.ReplaceAll(strings.ToLower(t.Names()[0]), " ", "-"), "a term"})
	}
	for _, g := range games.List() {
		for _, kind := range g.Tables.Rows {
			out = append(out, l.rows(kind)...)
		}
	}
	return out
}
