package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/effect"
)

// Layers of a hex: one ground, at most one feature. A row's layer is the table that it stands in.
const (
	Ground  = "ground"
	Feature = "feature"
)

// What a hex does to a line of sight across it.
const (
	SightClear    = "clear"
	SightBlock    = "block"
	SightElevated = "elevated"
)

// Terrain is what lies on a hex, of any layer. Caps are dice; 0 is no limit.
type Terrain struct {
	Row
	Layer           string   `toml:"-"`
	Symbol          string   `toml:"symbol"`
	Box             string   `toml:"box"`
	On              []string `toml:"on"`
	Pass            bool     `toml:"pass"`
	Stop            bool     `toml:"stop"`
	NoBattleOnEntry bool     `toml:"no_battle_on_entry"`
	MayBattle       string   `toml:"may_battle"`
	CapOut          int      `toml:"cap_out"`
	CapIn           int      `toml:"cap_in"`
	CapInElevated   int      `toml:"cap_in_elevated"`
	Sight           string   `toml:"sight"`
	Water           bool     `toml:"water"`
	Open            bool     `toml:"open"`
	Bold            int      `toml:"bold"`
	IgnoreStrikes   int      `toml:"ignore_strikes"`
	Who             string   `toml:"who"`
	Edges           string   `toml:"edges"`
	Tile            string   `toml:"tile"`
	Bend            string   `toml:"bend_tile"`
	Look            Look     `toml:"look"`
}

// Look is how a terrain is drawn.
type Look struct {
	Fill    string `toml:"fill"`
	Pattern string `toml:"pattern"`
	Letter  string `toml:"letter"`
}

// Edge is a kind of hex side.
type Edge struct {
	Row
	On    []string `toml:"on"`
	Bars  []string `toml:"bars"`
	Drops bool     `toml:"drops"`
	Box   string   `toml:"box"`
}

// Layer lists the terrain of one layer, in the order of the table.
func (r *Rulebook) Layer(layer string) []*Terrain {
	var out []*Terrain
	all := r.Terrain.All()
	for i := range all {
		if all[i].Layer == layer {
			out = append(out, &all[i])
		}
	}
	return out
}

// LayerIDs lists the ids of the layers, sorted: what a message shows as legal.
func (r *Rulebook) LayerIDs(layers ...string) []string {
	var ids []string
	for _, t := range r.Terrain.All() {
		if slices.Contains(layers, t.Layer) {
			ids = append(ids, t.ID)
		}
	}
	slices.Sort(ids)
	return ids
}

// BySymbol finds the ground whose own symbol stands in map rows; nil when none has it.
func (r *Rulebook) BySymbol(symbol string) *Terrain {
	if i, ok := r.symbols[symbol]; ok {
		return &r.Terrain.All()[i]
	}
	return nil
}

// symbols indexes the grounds by their map symbol. The first row keeps its symbol, so that a new terrain never
// changes what the shipped maps say.
func symbols(list []Terrain) map[string]int {
	index := make(map[string]int, 16)
	for i := range list {
		s := list[i].Symbol
		if _, taken := index[s]; s != "" && !taken && list[i].Layer == Ground {
			index[s] = i
		}
	}
	return index
}

func terrainLine(t *Terrain) string {
	parts := []string{t.Layer}
	if t.Symbol != "" {
		parts = append(parts, fmt.Sprintf("symbol %q", t.Symbol))
	}
	switch {
	case t.Layer == Ground && !t.Pass:
		parts = append(parts, "impassable")
	case t.Layer != Ground && t.Pass:
		parts = append(parts, "makes its hex passable")
	}
	if t.Stop {
		parts = append(parts, "stop")
	}
	if t.NoBattleOnEntry {
		parts = append(parts, "no battle on entry"+effect.When(t.MayBattle != "", " but for "+t.MayBattle))
	}
	if t.CapIn > 0 {
		parts = append(parts, fmt.Sprintf("at most %s in", effect.Count(t.CapIn, "die")))
	}
	if t.CapInElevated > 0 {
		parts = append(parts, fmt.Sprintf("%d from elevated ground", t.CapInElevated))
	}
	if t.CapOut > 0 {
		parts = append(parts, fmt.Sprintf("at most %s out", effect.Count(t.CapOut, "die")))
	}
	if t.Bold > 0 {
		parts = append(parts, fmt.Sprintf("%s ignored (%s)", effect.Count(t.Bold, "flag"), t.Who))
	}
	if t.IgnoreStrikes > 0 {
		parts = append(parts, fmt.Sprintf("%s ignored (%s)", effect.Count(t.IgnoreStrikes, "sword"), t.Who))
	}
	if t.Sight != "" {
		parts = append(parts, "sight "+t.Sight)
	}
	return strings.Join(parts, ", ")
}

// Whom a terrain serves.
const (
	WhoAll         = "all"
	WhoFoot        = "foot"
	WhoMounted     = "mounted"
	WhoFootMissile = "foot-missile" // foot with a ranged weapon
)

// What a marked side of a hex bars, in both directions.
const (
	BarMove  = "move"  // moves and retreats across it
	BarMelee = "melee" // close combat across it
)

// Sights are the words of a terrain's sight.
func Sights() []string { return []string{SightClear, SightBlock, SightElevated} }

// Whos are the words for whom a terrain serves.
func Whos() []string { return []string{WhoAll, WhoFoot, WhoMounted, WhoFootMissile} }

// BarWords are what a marked side may bar.
func BarWords() []string { return []string{BarMove, BarMelee} }
