package rulebook

import (
	"io/fs"
	"slices"
	"strings"
	"sync"

	"muster/internal/engine/command/rows"
	"muster/internal/engine/sweep"
	"muster/schema"
	"muster/schema/source"
)

// Game describes one game of the family as data: its names, tables and embedded files. It must not change after its
// first use.
type Game struct {
	Name  string // in files and records: game = "medieval"
	Title string // for people: "Commands & Colors: Medieval"
	Short string // for people who know the title: "Medieval"
	// Tables holds the rulebook: files tables/*.toml, in the format of authors' rulebook files.
	Tables fs.FS
	// Templates holds the text of a new definition of each kind: texts/KIND.txt.
	Templates fs.FS
	// Maps and Adventures hold the embedded definitions, in the folder library/NAME.
	Maps, Adventures fs.FS

	Box       string // the box of a definition that names none
	Board     string // the board of a new definition
	Boards    string // the boards in words, for the schema of maps
	Map       string // the embedded map of a new adventure
	Adventure string // an embedded adventure, for examples

	// AnyTile means that the pictures on the tiles of the boxes are unknown: a map may use any tile for any terrain.
	AnyTile bool

	once  sync.Once // makes the values below
	rows  rows.Game[Rulebook]
	base  *Rulebook
	kinds *schema.Kinds
}

// open returns the game with the values that follow from its data.
func (g *Game) open() *Game {
	g.once.Do(func() {
		g.rows = rows.Game[Rulebook]{
			File: file, With: (*Rulebook).with, Tables: (*Rulebook).tables, Unfit: g.unfit, References: references,
			Left: func(r *Rulebook) *rows.Left { return &r.Left },
		}
		g.base = (&Rulebook{Game: g}).with(file.Shipped(g.TableFiles()))
		g.kinds = schema.NewKinds(g.KindList()...)
	})
	return g
}

// Base returns the embedded rulebook, made once. It panics on an invalid table, which is a bug in the program.
func (g *Game) Base() *Rulebook { return g.open().base }

// TableFiles lists the files of the embedded rulebook by name.
func (g *Game) TableFiles() []*source.File { return rows.Files(g.Tables, "tables/*.toml") }

// FileKinds returns the kinds of definition. The set is made once and keeps the compiled schemas.
func (g *Game) FileKinds() *schema.Kinds { return g.open().kinds }

// KindList lists the kinds of definition in display order.
func (g *Game) KindList() []schema.Kind {
	sweeps := sweep.KindGame{
		Name: g.Name, Title: g.Title, Adventure: g.Adventure,
		Sides: [2]string{"top", "bottom"}, SideNames: [2]string{"the top side", "the bottom side"},
	}
	return []schema.Kind{
		{Name: KindMap, Noun: "a map", Folder: "maps", Schema: g.schema(mapSchema)},
		{
			Name: KindAdventure, Noun: "an adventure", Folder: "adventures", Schema: g.schema(adventureSchema), Stray: g.stray,
			References: []schema.Reference{{Path: []string{"map"}, Kind: KindMap}},
		},
		{Name: KindRulebook, Noun: "a rulebook", Folder: "rulebooks", Schema: g.schema(rulebookSchema), Serves: true},
		sweep.Kind(sweeps),
		sweep.ResultsKind(sweeps),
		sweep.StyleKind(g.schema(styleSchema)),
	}
}

// schema fills the game's words into a schema of the family.
func (g *Game) schema(text string) []byte {
	return []byte(strings.NewReplacer(
		`"GAME"`, `"`+g.Name+`"`, ` TITLE"`, " "+g.Title+`"`, ` TITLE."`, " "+g.Title+`."`, " NICKNAME ", " "+g.Short+" ",
		`"BOARD"`, `"`+g.Board+`"`, " BOARDS.", " "+g.Boards+".", `"BOX"`, `"`+g.Box+`"`,
	).Replace(text))
}

// unfit reports whether a row is a unit that no battle can hold: no face of the die shows its class, so that nothing
// hits it (MED-HIT-01).
func (g *Game) unfit(l *rows.Line) bool {
	if l.Table != "units" {
		return false
	}
	var u Unit
	schema.DecodeValue(l.Values, &u)
	return !g.Rolled(u.Class)
}

// Rolled reports whether a side of the die hits a class.
func (g *Game) Rolled(class string) bool { return slices.Contains(g.RolledClasses(), class) }

// RolledClasses lists the classes that sides of the die hit, the lightest first. Authors cannot change the die.
func (g *Game) RolledClasses() []string {
	var out []string
	for _, f := range g.Base().Faces.All() {
		if f.Means == FaceClass && f.Sides > 0 {
			out = append(out, f.Class)
		}
	}
	return out
}
