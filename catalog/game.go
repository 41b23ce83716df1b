package catalog

import (
	"io/fs"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/source"
)

// Game is what a game brings to catalogs.
type Game struct {
	Name  string // what files say: game = "medieval"
	Title string // what people call it: "Commands & Colors: Medieval"
	Kinds []schema.Kind
	// Stages are its kinds, those first that definitions of the others are read with.
	Stages [][]string
	// Shelves are the files that ship with Muster.
	Shelves []Shelf
	// Has reports whether the rulebook that ships has a row of a kind and an id, or, of the kind Symbol, ground with that
	// symbol in the rows of maps; nil in a game without a rulebook.
	Has func(kind, id string) bool
	// Open begins the game's side of a catalog, before any file of it is read.
	Open func(*Catalog) Linker
}

// Symbol is the kind of what Game.Has is asked about a map's symbol.
const Symbol = "symbol"

// Shelf is the shipped files of a kind: FOLDER/ID.KIND.toml.
type Shelf struct {
	Kind   string
	Files  fs.FS
	Folder string
}

// Linker is a game's side of one catalog: what its definitions are made into, and how they hang together. Its methods
// are called by several goroutines.
type Linker interface {
	// Read makes of a definition of one of the game's kinds what the game wants of it; it becomes the entry's Typed.
	// The entry's document has a tree unless its file could not be parsed.
	Read(e *Entry) any
	// Names lists the definitions that a definition names.
	Names(e *Entry) []Name
	// Any lists kinds of definition of which any that the project has may be looked at for a definition, named or not.
	// Beside those it is what the definition names, what serves every file, and what has its own kind and id.
	Any(e *Entry) []string
	// Reads reports whether a definition may be read with another one, of a project that both are of.
	Reads(e, other *Entry) bool
	// Need says what must hold of a definition for a word that checks of the game say what they need by.
	Need(word string, e *Entry) Need
	// Rest drops what the game keeps of a definition that was judged and can make anew.
	Rest(e *Entry)
	// Boxes lists the ids of all boxes of the game, sorted, those that the project adds among them; nil in a game without.
	Boxes() []string
	// BoxesOf lists the boxes that a definition needs, each as often as it does.
	BoxesOf(e *Entry) []string
}

// Name is how a definition names another one.
type Name struct{ Kind, ID string }

// Need is what must hold of a definition before some checks look at it.
type Need struct {
	Met    bool     // as far as the links tell
	With   []*Entry // definitions that must be free of errors
	Family string   // checks of this family, "rulebook", must have found no error in the definition itself; "" for none
}

// Games is the games whose definitions a catalog may hold, and their kinds. It is immutable and safe for several
// goroutines.
type Games struct {
	list  []Game
	kinds *schema.Kinds
	stage map[gameKind]int
}

// gameKind is a kind of one game.
type gameKind struct{ game, kind string }

// NewGames is a list of games. No two of them may have one name; kinds of one name they may have. A file that names no
// game is of the first.
func NewGames(list ...Game) *Games {
	g := &Games{list: slices.Clone(list), stage: map[gameKind]int{}}
	var all []schema.Game
	for _, game := range list {
		all = append(all, schema.Game{Name: game.Name, Title: game.Title, Kinds: game.Kinds})
		for i, stage := range game.Stages {
			for _, kind := range stage {
				g.stage[gameKind{game.Name, kind}] = i + 1
			}
		}
	}
	g.kinds = schema.NewGames(all...)
	return g
}

// Title is what people call a game; "" for one that there is not.
func (g *Games) Title(game string) string { return g.kinds.Title(game) }

// Other is the name of a game besides one whose shipped rulebook has a row, as Game.Has says; "" when none has.
func (g *Games) Other(game, kind, id string) string {
	for _, other := range g.list {
		if other.Name != game && other.Has != nil && other.Has(kind, id) {
			return other.Name
		}
	}
	return ""
}

// of is the place of a game that has a kind; -1 where there is none.
func (g *Games) of(game, kind string) int {
	return slices.IndexFunc(g.list, func(other Game) bool {
		return other.Name == game && g.kinds.Of(game).Has(kind)
	})
}

// Kinds is the kinds of all games.
func (g *Games) Kinds() *schema.Kinds { return g.kinds }

// Stages is how many stages the kinds of a game have at most.
func (g *Games) Stages() int {
	most := 0
	for _, game := range g.list {
		most = max(most, len(game.Stages))
	}
	return most
}

// Stage is the place of a kind among the stages of its game, from 1 on; 0 for one that the game has not. What is found
// in a definition may depend on whether there are errors in those of earlier stages of its game, never of its own or of
// later ones.
func (g *Games) Stage(game, kind string) int { return g.stage[gameKind{game, kind}] }

// LibraryFiles are the files that ship with Muster, in the order of the games' shelves; their names are
// library/ID.KIND.toml, whatever folder they are kept in.
func (g *Games) LibraryFiles() []*source.File {
	var out []*source.File
	for _, f := range g.libraryFiles() {
		out = append(out, f.open())
	}
	return out
}

// LibraryFile is the file that ships with Muster of a kind and id; nil when none does.
func (g *Games) LibraryFile(kind, id string) *source.File {
	for _, f := range g.libraryFiles() {
		if f.Name == (Name{kind, id}) {
			return f.open()
		}
	}
	return nil
}

type libraryFile struct {
	Name
	game string
	fsys fs.FS
	path string
	name string // that people are shown
}

func (f libraryFile) open() *source.File {
	text, err := fs.ReadFile(f.fsys, f.path)
	if err != nil {
		panic("catalog: embedded file is gone: " + err.Error()) // an embed.FS cannot lose a file it lists
	}
	return source.NewFile(f.name, text)
}

// libraryFiles lists the embedded files in a fixed order: by shelf, then by name.
func (g *Games) libraryFiles() []libraryFile {
	var out []libraryFile
	for _, game := range g.list {
		for _, l := range game.Shelves {
			entries, err := fs.ReadDir(l.Files, l.Folder)
			if err != nil {
				panic("catalog: " + err.Error()) // the folder is embedded
			}
			for _, e := range entries { // every command does this: a pattern would take six times as long
				name := e.Name()
				if id, of := strings.CutSuffix(name, "."+l.Kind+".toml"); of {
					out = append(out, libraryFile{Name{l.Kind, id}, game.Name, l.Files, l.Folder + "/" + name, "library/" + name})
				}
			}
		}
	}
	return out
}
