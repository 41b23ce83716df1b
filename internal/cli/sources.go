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

// nothing has no suggestions: for a number, or a new name.
var nothing = wordSource{otherwise: cobra.ShellCompDirectiveNoFileComp}

// folders suggests folders.
var folders = wordSource{otherwise: cobra.ShellCompDirectiveFilterDirs}

// completeFiles suggests files with some extensions, and folders.
func completeFiles(endings ...string) wordSource {
	return wordSource{kinds: endings, otherwise: cobra.ShellCompDirectiveFilterFileExt}
}

// completeAnyFile suggests files.
var completeAnyFile = wordSource{otherwise: cobra.ShellCompDirectiveDefault}

// completeWords suggests only these words.
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

// boards suggests the boards for a new file of the preceding kind; those of every kind for a project.
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

// languages suggests the languages of sheets.
var languages = wordSource{
	list:      func(l *line) []offer { return completeWords(pagewords.Tags()...).list(l) },
	otherwise: cobra.ShellCompDirectiveNoFileComp,
}

// ids suggests ids of definitions of some kinds, or else files.
func ids(kinds ...string) wordSource {
	return wordSource{list: func(l *line) []offer { return l.ids(kinds) }}
}

// ids returns the ids of the project and the library, each with its name.
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

// named returns the name of a definition.
func (l *line) named(kind, id string) string {
	e := l.workspace().Find(kind, id)
	if e == nil || e.Doc.Tree == nil {
		return ""
	}
	name, _ := e.Doc.Tree["name"].(string)
	return name
}

// workspace returns the project of the current folder, and the library.
func (l *line) workspace() *workspace.Workspace {
	if l.ws == nil {
		l.ws = l.app.Open(workspace.Wanted{Here: true})
	}
	return l.ws
}

// revisions suggests branches and tags of the git repository.
var revisions = wordSource{
	list: func(*line) []offer {
		r, err := revision.OpenRepository()
		if err != nil {
			return nil // none, or no git: any name may still be typed
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

// rows suggests rows of the rulebook, including those of the project.
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

// bySide suggests "pennant=" and "standard=", and after each the words of a wordSource, separated by commas.
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

// or combines two sources.
func or(one, other wordSource) wordSource {
	return wordSource{
		list:      func(l *line) []offer { return append(one.list(l), other.list(l)...) },
		otherwise: one.otherwise,
	}
}

// several suggests the words of a source after each separator of a list.
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

// completeExplained suggests codes, rules, terms of the glossary, and rows.
func completeExplained(l *line) []offer {
	var out []offer
	for _, c := range validate.Codes(games.Checks()) {
		out = append(out, offer{c.Code, c.Severity.String()})
	}
	for _, r := range docs.Rules() {
		out = append(out, offer{r.ID, r.Text})
	}
	for _, t := range docs.Terms() {
		// A word with spaces would need quotes: explain accepts hyphens instead.
		out = append(out, offer{strings.ReplaceAll(strings.ToLower(t.Names()[0]), " ", "-"), "a term"})
	}
	for _, g := range games.List() {
		for _, kind := range g.Tables.Rows {
			out = append(out, l.rows(kind)...)
		}
	}
	return out
}
