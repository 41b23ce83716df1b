// Package games is the one list of the games that Muster knows, and of what each brings to the rooms that all share. A
// new game is a line in List, and a file beside battlelore.go that says what it brings; nothing but this package knows
// more than one, and the commands reach the rules of any through it.
package games

import (
	"muster/editor/words"

	"slices"
	"sync"

	"muster/catalog"
	"muster/report/command"
	"muster/schema"
	"muster/sheet/imposition"
	"muster/validate"
	"muster/validate/check"
)

// Game is what one game brings. It need not bring all: what it lacks is empty, a command that needs it asks for that
// (Plays, Prints and so on) and refuses the game by name.
type Game struct {
	Catalog catalog.Game          // its name, its kinds and their schemas, what ships of them, how they are linked
	Checks  func() []*check.Check // what it finds wrong with definitions of its kinds
	// Measures are those of its warnings that projects may set.
	Measures func() []check.Threshold
	Nouns    map[string]string // what people call a definition, with the article, by its kind
	Tables   Tables            // its words: the rows of its rulebook, its definitions in a list
	Pages    Pages             // its sheets
	Play     Play              // its engine and its players
	Start    Start             // how definitions of its kinds are begun
	Diff     Diff              // what differs between two versions of a definition
	Import   Import            // what is made of scenarios of other games
	Editor   words.Game        // what its words mean to an editor
	// Odds is the answer about one attack by the rulebook of a project; nil where there is none. Errors are report.Wrong.
	Odds func(project *catalog.Catalog, asked command.Asked) (*command.Answer, error)
	// Lacks is why it does not bring what others do, by what commands would do with it: "printed as secret". Of what is
	// not there nothing more is told than that.
	Lacks map[string]string
}

// Used is the word of Game.Lacks for what is not done with definitions of a game at all, yet.
const Used = "used"

// List lists the games, in the order in which they are shown.
func List() []Game { return list() }

var list = sync.OnceValue(func() []Game {
	all := []Game{battleLore(), medieval(), runewars()}
	for i := range all {
		all[i].complete()
	}
	return all
})

// Of is the game that a definition is of; nil when it is of no game, or of a kind that its game has not.
func Of(e *catalog.Entry) *Game {
	g := Named(e.Doc.Game)
	if g == nil || !g.has(e.Doc.Kind) {
		return nil
	}
	return g
}

// Named is the game of a name; nil when there is none.
func Named(name string) *Game {
	all := List()
	if i := slices.IndexFunc(all, func(g Game) bool { return g.Catalog.Name == name }); i >= 0 {
		return &all[i]
	}
	return nil
}

// Usual is the game of files that name none.
func Usual() *Game { return &List()[0] }

// Names lists the names of the games.
func Names() []string { return Each(func(g *Game) []string { return []string{g.Catalog.Name} }) }

// has reports whether a game has a kind.
func (g *Game) has(kind string) bool {
	return slices.ContainsFunc(g.Catalog.Kinds, func(k schema.Kind) bool { return k.Name == kind })
}

// Catalogs is the games as catalogs know them, made once: what schemas compile to is kept in it.
func Catalogs() *catalog.Games { return catalogs() }

var catalogs = sync.OnceValue(func() *catalog.Games {
	var list []catalog.Game
	for _, g := range List() {
		list = append(list, g.Catalog)
	}
	return catalog.NewGames(list...)
})

// Kinds is the kinds of definition of all games.
func Kinds() *schema.Kinds { return Catalogs().Kinds() }

// Noun is what people call a definition of a kind, with the article.
func Noun(kind string) string {
	for _, g := range List() {
		if noun := g.Nouns[kind]; noun != "" {
			return noun
		}
	}
	return ""
}

// Folder is the folder that authors sort definitions of a kind into; it is the name of their list, too.
func Folder(kind string) string {
	names, folders := Kinds().Names(), Kinds().Folders()
	if i := slices.Index(names, kind); i >= 0 {
		return folders[i]
	}
	return ""
}

// Printed lists the kinds of definition that have a sheet; an id means the first of them that has it.
func Printed() []string { return Each(func(g *Game) []string { return g.Pages.Kinds }) }

// Drawn lists the kinds of definition that have a picture of their own.
func Drawn() []string { return Each(func(g *Game) []string { return g.Pages.Drawn }) }

// Parts lists the pages that definitions have beside their sheets, by name.
func Parts() []string {
	return Each(func(g *Game) []string {
		var out []string
		for i := range g.Pages.Parts {
			out = append(out, g.Pages.Parts[i].Name)
		}
		return out
	})
}

// Backed lists the parts that have backs.
func Backed() []string {
	return Each(func(g *Game) []string {
		var out []string
		for i := range g.Pages.Parts {
			if g.Pages.Parts[i].Backs {
				out = append(out, g.Pages.Parts[i].Name)
			}
		}
		return out
	})
}

// Having lists the kinds of definition that have a part.
func Having(part string) []string {
	return Each(func(g *Game) []string {
		if p := g.Pages.Part(part); p != nil {
			return p.Kinds
		}
		return nil
	})
}

// Without lists the kinds of definition that have sheets, of games that say why a part of them is not printed, so that
// who names one hears it; but no kind of a game that has the part, which it has of other kinds.
func Without(part string) []string {
	return Each(func(g *Game) []string {
		if g.Lacks["printed as "+part] == "" {
			return nil
		}
		return slices.DeleteFunc(slices.Clone(g.Pages.Kinds), func(kind string) bool {
			return slices.ContainsFunc(List(), func(other Game) bool {
				return other.Pages.Part(part) != nil && other.has(kind)
			})
		})
	})
}

// Part is the part of a name; nil when the game has none.
func (p *Pages) Part(name string) *Part {
	for i := range p.Parts {
		if p.Parts[i].Name == name {
			return &p.Parts[i]
		}
	}
	return nil
}

// Duplexes lists the ways to turn paper for its second side, the usual one first.
func Duplexes() []string { return imposition.Turns() }

// Played lists the kinds of definition that are played.
func Played() []string { return Each((*Game).Played) }

// Played lists the kinds of definition of a game that are played.
func (g *Game) Played() []string {
	if !g.Plays() {
		return nil
	}
	return g.Play.Kinds
}

// Policies lists who can play.
func Policies() []string { return Each(func(g *Game) []string { return g.Play.Policies() }) }

// Lists lists what of definitions and rows can be listed.
func Lists() []string { return Each(func(g *Game) []string { return g.Tables.Lists }) }

// Each is what the games bring of something, each word once.
func Each(of func(g *Game) []string) []string {
	var out []string
	all := List()
	for i := range all {
		for _, word := range of(&all[i]) {
			if !slices.Contains(out, word) {
				out = append(out, word)
			}
		}
	}
	return out
}

// Checks lists every check: those that all games share, then those of each game.
func Checks() []*check.Check {
	var all [][]*check.Check
	for _, g := range List() {
		all = append(all, g.Checks())
	}
	return validate.Checks(all...)
}
