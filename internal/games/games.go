// Package games lists the games that Muster knows, and the parts that each one implements. To add a game, add a line to
// List and a file like battlelore.go.
//
// No other package knows more than one game. Commands reach the rules of a game through this package.
package games

import (
	"muster/internal/editor/words"

	"slices"
	"strings"
	"sync"

	"muster/catalog"
	"muster/internal/engine/medieval"
	"muster/internal/report/command"
	"muster/internal/sheet/imposition"
	"muster/schema"
	"muster/validate"
	"muster/validate/check"
)

// Game is the implementation of one game. Parts may be missing: their fields are empty. A command checks for the part
// it needs (Plays, Prints and so on) and refuses the game by name.
type Game struct {
	Catalog catalog.Game          // its name, its kinds and their schemas, what ships of them, how they are linked
	Checks  func() []*check.Check // checks of definitions of its kinds
	// Measures returns the thresholds of its warnings that projects may set.
	Measures func() []check.Threshold
	Nouns    map[string]string // a definition in words, with the article, by its kind
	Tables   Tables            // its words: the rows of its rulebook, its definitions in a list
	Pages    Pages             // its sheets
	Play     Play              // its engine and its players
	Start    Start             // how definitions of its kinds are begun
	Diff     Diff              // compares two versions of a definition
	Import   Import            // converts scenarios of other games
	Editor   words.Game        // its words with their meanings, for an editor
	// Odds answers a question about one attack with the rulebook of a project; nil if the game has none. Errors are
	// report.Wrong.
	Odds func(project *catalog.Catalog, asked command.Asked) (*command.Answer, error)
	// Described is the first part of the codes of its own checks in the documentation; "" if it is the game's name.
	Described string
	// Lacks holds the reason why a part is missing, by what commands would do with it: "printed as secret". Commands
	// print nothing else about a missing part.
	Lacks map[string]string
}

// Enabled is the key of Game.Lacks for a game whose definitions cannot be used yet.
const Enabled = "used"

// List lists the games in display order.
func List() []Game { return list() }

// added holds the games of Add; opened reports whether List was called.
var (
	added  []Game
	opened bool
)

// Add adds games to the list. Only a main function may call it, before anything asks for the games: it panics after
// the first call of List.
func Add(games ...Game) {
	if opened {
		panic("games: Add after List")
	}
	added = append(added, games...)
}

var list = sync.OnceValue(func() []Game {
	opened = true
	all := append([]Game{battleLore(), Family(medieval.Game()), runewars()}, added...)
	for i := range all {
		all[i].complete()
	}
	return all
})

// Of returns the game of a definition; nil if it has no game, or a kind that its game lacks.
func Of(e *catalog.Entry) *Game {
	g := Named(e.Doc.Game)
	if g == nil || !g.Has(e.Doc.Kind) {
		return nil
	}
	return g
}

// Named returns the game with a name, or nil.
func Named(name string) *Game {
	all := List()
	if i := slices.IndexFunc(all, func(g Game) bool { return g.Catalog.Name == name }); i >= 0 {
		return &all[i]
	}
	return nil
}

// Default returns the default game, for files that name none.
func Default() *Game { return &List()[0] }

// Names lists the names of the games.
func Names() []string { return Each(func(g *Game) []string { return []string{g.Catalog.Name} }) }

// Has reports whether a game has a kind.
func (g *Game) Has(kind string) bool {
	return slices.ContainsFunc(g.Catalog.Kinds, func(k schema.Kind) bool { return k.Name == kind })
}

// Catalogs returns the games in the form that catalogs use. It is made once and caches compiled schemas.
func Catalogs() *catalog.Games { return catalogs() }

var catalogs = sync.OnceValue(func() *catalog.Games {
	var list []catalog.Game
	for _, g := range List() {
		list = append(list, g.Catalog)
	}
	return catalog.NewGames(list...)
})

// Kinds returns the kinds of definition of all games.
func Kinds() *schema.Kinds { return Catalogs().Kinds() }

// Noun returns the noun for a kind of definition, with the article.
func Noun(kind string) string {
	for _, g := range List() {
		if noun := g.Nouns[kind]; noun != "" {
			return noun
		}
	}
	return ""
}

// Folder returns the conventional folder for a kind of definition; the folder also names their list.
func Folder(kind string) string {
	names, folders := Kinds().Names(), Kinds().Folders()
	if i := slices.Index(names, kind); i >= 0 {
		return folders[i]
	}
	return ""
}

// Printed lists the kinds of definition that have a sheet. If an id is ambiguous, the first kind in this list wins.
func Printed() []string { return Each(func(g *Game) []string { return g.Pages.Kinds }) }

// Drawn lists the kinds of definition that have a picture of their own.
func Drawn() []string { return Each(func(g *Game) []string { return g.Pages.Drawn }) }

// Parts lists the names of the extra pages that definitions have.
func Parts() []string {
	return Each(func(g *Game) []string {
		var out []string
		for i := range g.Pages.Parts {
			out = append(out, g.Pages.Parts[i].Name)
		}
		return out
	})
}

// Backed lists the parts that have card backs.
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

// Without lists the kinds of definition with sheets whose game gives a reason why it does not print a part. Naming such
// a definition gives that reason. A game that prints the part for other kinds is left out.
func Without(part string) []string {
	return Each(func(g *Game) []string {
		if g.Lacks["printed as "+part] == "" {
			return nil
		}
		return slices.DeleteFunc(slices.Clone(g.Pages.Kinds), func(kind string) bool {
			return slices.ContainsFunc(List(), func(other Game) bool {
				return other.Pages.Part(part) != nil && other.Has(kind)
			})
		})
	})
}

// Part returns the part with a name; nil if the game has none.
func (p *Pages) Part(name string) *Part {
	for i := range p.Parts {
		if p.Parts[i].Name == name {
			return &p.Parts[i]
		}
	}
	return nil
}

// Duplexes lists the ways to turn paper for its second side, the default first.
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

// Policies lists the names of players.
func Policies() []string { return Each(func(g *Game) []string { return g.Play.Policies() }) }

// Lists lists the kinds of definitions and rows that can be listed.
func Lists() []string { return Each(func(g *Game) []string { return g.Tables.Lists }) }

// Each returns the words that of returns for each game, without duplicates.
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

// PageOf returns the code under which the documentation describes a check.
func PageOf(code string) string {
	name, rest, _ := strings.Cut(code, "/")
	if g := Named(name); g != nil && g.Described != "" {
		return g.Described + "/" + rest
	}
	return code
}

// Checks lists every check: the common ones first, then those of each game.
func Checks() []*check.Check {
	var all [][]*check.Check
	for _, g := range List() {
		all = append(all, g.Checks())
	}
	return validate.Checks(all...)
}
