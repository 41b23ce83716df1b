package catalog

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/source"
)

// Game is what a game brings to catalogs.
type Game struct {
	Name  string
	Kinds []schema.Kind
	// Stages are its kinds, those first that definitions of the others are read with.
	Stages [][]string
	// Shelves are the files that ship with Muster.
	Shelves []Shelf
	// Open begins the game's side of a catalog, before any file of it is read.
	Open func(*Catalog) Linker
}

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
	of    map[string]int // games by the names of their kinds
	stage map[string]int // of kinds
}

// NewGames is a list of games. No two of them may have a kind of one name.
func NewGames(list ...Game) *Games {
	g := &Games{list: slices.Clone(list), of: map[string]int{}, stage: map[string]int{}}
	var all []schema.Kind
	for i, game := range list {
		all = append(all, game.Kinds...)
		for _, k := range game.Kinds {
			g.of[k.Name] = i
		}
	}
	g.kinds = schema.NewKinds(all...)
	for i, stage := range g.Stages() {
		for _, kind := range stage {
			g.stage[kind] = i + 1
		}
	}
	return g
}

// Kinds is the kinds of all games.
func (g *Games) Kinds() *schema.Kinds { return g.kinds }

// Stages lists the kinds of all games, those first that definitions of the others are read with.
func (g *Games) Stages() [][]string {
	var out [][]string
	for _, game := range g.list {
		for i, stage := range game.Stages {
			if i == len(out) {
				out = append(out, nil)
			}
			out[i] = append(out[i], stage...)
		}
	}
	return out
}

// Stage is the place of a kind in Stages, from 1 on; 0 for one that no game has. What is found in a definition may
// depend on whether there are errors in those of earlier stages, never of its own or of later ones.
func (g *Games) Stage(kind string) int { return g.stage[kind] }

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
			paths, err := fs.Glob(l.Files, l.Folder+"/*."+l.Kind+".toml")
			if err != nil {
				panic("catalog: " + err.Error()) // the pattern is a constant
			}
			for _, p := range paths {
				name := path.Base(p)
				id := strings.TrimSuffix(name, "."+l.Kind+".toml")
				out = append(out, libraryFile{Name{l.Kind, id}, l.Files, p, "library/" + name})
			}
		}
	}
	return out
}
