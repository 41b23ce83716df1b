package catalog

import (
	"io/fs"
	"slices"
	"strings"
	"sync"

	"muster/schema"
	"muster/schema/source"
)

// Game describes a game to catalogs.
type Game struct {
	Name  string // as in files: game = "medieval"
	Title string // for people: "Commands & Colors: Medieval"
	Kinds []schema.Kind
	// Stages are its kinds in dependency order: definitions are read with those of earlier stages.
	Stages [][]string
	// Embedded are the files embedded in Muster.
	Embedded []EmbeddedFiles
	// Has reports whether the embedded rulebook has a row with a kind and id. For the kind Symbol it reports whether
	// ground has that symbol in the rows of maps. It is nil in a game without a rulebook.
	Has func(kind, id string) bool
	// Open creates the game's linker of a catalog, before any file is read.
	Open func(*Catalog) Linker
}

// Symbol is the kind for asking Game.Has about a map symbol.
const Symbol = "symbol"

// EmbeddedFiles holds the embedded files of a kind: FOLDER/ID.KIND.toml.
type EmbeddedFiles struct {
	Kind   string
	Files  fs.FS
	Folder string
}

// Linker interprets and links the definitions of one game in one catalog. Its methods are called concurrently.
type Linker interface {
	// Read interprets a definition of one of the game's kinds; the result becomes the entry's Typed. The entry's
	// document has a tree unless its file could not be parsed.
	Read(e *Entry) any
	// Any lists kinds whose project definitions may all be used for a definition, named or not. A definition also uses
	// those it names, those that serve every file, and those with its own kind and id.
	Any(e *Entry) []string
	// Reads reports whether a definition may be read with another definition of the same project.
	Reads(e, other *Entry) bool
	// Need returns the condition that a word in the game's checks places on a definition.
	Need(word string, e *Entry) Need
	// Release drops the game's cached data of a judged definition that can be rebuilt.
	Release(e *Entry)
	// Boxes lists the ids of all boxes of the game, sorted, including those that the project adds; nil in a game
	// without boxes.
	Boxes() []string
	// BoxesOf lists the boxes that a definition needs, with multiplicity.
	BoxesOf(e *Entry) []string
}

// Name identifies a definition.
type Name struct{ Kind, ID string }

// Reference is the name of a definition in another one.
type Reference struct {
	Name
	Ptr string // the JSON pointer of the name
}

// Need is a condition that a definition must meet before some checks examine it.
type Need struct {
	Met    bool     // as far as the links show
	With   []*Entry // definitions that must be free of errors
	Family string   // checks of this family, such as "rulebook", must have found no error in the definition; or ""
}

// Games holds the games whose definitions a catalog can contain, and their kinds. It is immutable and safe for several
// goroutines.
type Games struct {
	list  []Game
	kinds *schema.Kinds
	stage map[gameKind]int
	// library lists the embedded files, from the first use on.
	library func() *libraryFiles
}

// gameKind is a kind of one game.
type gameKind struct{ game, kind string }

// NewGames returns a list of games. Their names must be distinct; kinds may share a name. A file that names no game
// belongs to the first.
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
	g.library = sync.OnceValue(g.listLibrary)
	return g
}

// Title returns the title of a game, or "" for an unknown game.
func (g *Games) Title(game string) string { return g.kinds.Title(game) }

// Other returns the name of another game whose embedded rulebook has a row, as Game.Has reports, or "".
func (g *Games) Other(game, kind, id string) string {
	for _, other := range g.list {
		if other.Name != game && other.Has != nil && other.Has(kind, id) {
			return other.Name
		}
	}
	return ""
}

// of returns the index of a game that has a kind, or -1.
func (g *Games) of(game, kind string) int {
	return slices.IndexFunc(g.list, func(other Game) bool {
		return other.Name == game && g.kinds.Of(game).Has(kind)
	})
}

// Kinds returns the kinds of all games.
func (g *Games) Kinds() *schema.Kinds { return g.kinds }

// Stages returns the maximum number of stages of a game.
func (g *Games) Stages() int {
	most := 0
	for _, game := range g.list {
		most = max(most, len(game.Stages))
	}
	return most
}

// Stage returns the stage of a kind in its game, from 1, or 0 for a kind that the game does not have. Findings in a
// definition may depend on errors in earlier stages, never on those in its own or later ones.
func (g *Games) Stage(game, kind string) int { return g.stage[gameKind{game, kind}] }

// LibraryFiles returns the files embedded in Muster, by kind, then by name. Their names are library/ID.KIND.toml,
// regardless of their folder.
func (g *Games) LibraryFiles() []*source.File {
	var out []*source.File
	for _, f := range g.library().list {
		out = append(out, f.open())
	}
	return out
}

// LibraryFile returns the embedded file of a kind and id, or nil.
func (g *Games) LibraryFile(kind, id string) *source.File {
	if f, ok := g.library().byName[Name{kind, id}]; ok {
		return f.open()
	}
	return nil
}

// libraryFiles are the embedded files in a fixed order: by kind, then by name.
type libraryFiles struct {
	list   []libraryFile
	byName map[Name]libraryFile
}

type libraryFile struct {
	Name
	game string
	fsys fs.FS
	path string
	name string // shown to users
}

func (f libraryFile) open() *source.File {
	text, err := fs.ReadFile(f.fsys, f.path)
	if err != nil {
		panic("catalog: embedded file is gone: " + err.Error()) // an embed.FS cannot lose a file it lists
	}
	return source.NewFile(f.name, text)
}

func (g *Games) listLibrary() *libraryFiles {
	out := &libraryFiles{byName: map[Name]libraryFile{}}
	for _, game := range g.list {
		for _, l := range game.Embedded {
			entries, err := fs.ReadDir(l.Files, l.Folder)
			if err != nil {
				panic("catalog: " + err.Error()) // the folder is embedded
			}
			for _, e := range entries { // every command runs this: a glob pattern takes six times as long
				name := e.Name()
				if id, of := strings.CutSuffix(name, "."+l.Kind+".toml"); of {
					f := libraryFile{Name{l.Kind, id}, game.Name, l.Files, l.Folder + "/" + name, "library/" + name}
					out.list = append(out.list, f)
					out.byName[f.Name] = f
				}
			}
		}
	}
	return out
}
