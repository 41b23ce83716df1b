package field

import (
	"slices"

	"muster/internal/engine/command/rows"
)

// Terrain is a terrain of any layer. Caps are dice; 0 is no limit.
type Terrain struct {
	rows.Row
	Layer  string `toml:"-"`      // Ground, Feature, Landmark or Lair: its table
	Symbol string `toml:"symbol"` // its symbol in a map's rows; "" if only a legend can name it
	Box    string `toml:"box"`
	// features, lairs: grounds that may carry it; empty: all that can be entered
	On []string `toml:"on"`
	// ground: units may enter; another layer: it makes its hex passable (a bridge)
	Pass            bool   `toml:"pass"`
	Stop            bool   `toml:"stop"`
	NoBattleOnEntry bool   `toml:"no_battle_on_entry"`
	MayBattle       string `toml:"may_battle"` // units that may still battle on entry: a word of the game's; "": none
	CapOut          int    `toml:"cap_out"`
	CapIn           int    `toml:"cap_in"`
	CapInElevated   int    `toml:"cap_in_elevated"` // cap for an attacker on elevated ground; 0: cap_in
	Sight           string `toml:"sight"`           // clear, block or elevated
	Water           bool   `toml:"water"`           // a waterway: it continues into neighbouring water
	Stakes          bool   `toml:"stakes"`          // Archers' Stakes may stand here (CTA-SPC-02)
	Open            bool   `toml:"open"`            // counts as countryside for landmarks and Strongholds
	Bold            int    `toml:"bold"`
	BoldNext        int    `toml:"bold_next"`      // Bold levels of the owner's units next to it (Stronghold)
	IgnoreStrikes   int    `toml:"ignore_strikes"` // bonus strikes ignored in melee
	Who             string `toml:"who"`            // the units of bold, bold_next, ignore_strikes: a word of the game's
	Master          string `toml:"master"`         // landmark: the council class that brings it (BL-LMK-01, BL-LMK-03)
	Creature        string `toml:"creature"`       // lair: its creature, free of its limits; "": any whose row names it
	// lair: Lore tokens stored by the owner's creature there at the end of its turn
	Stores int `toml:"stores"`
	// lair: how its creature comes out: a word of the game's; "" for none
	Summons string `toml:"summons"`
	// Lore tokens for the owner at the end of its turn with an own unit there
	Tokens int `toml:"tokens"`
	// figures regained by an idle own unit there at the end of the turn
	Heals int `toml:"heals"`
	// distance from it at which an own unit there may come out, as its whole move
	Passage int `toml:"passage"`
	// an idle own unit there gets the next banner at the end of the turn, and the place is removed
	Raises bool `toml:"raises"`
	// the own units for heal, raise and passage: a word of the game's; "": all
	Serves    string `toml:"serves"`
	UnderUnit bool   `toml:"under_unit"` // landmark: may be under an own unit on open ground (Stronghold)
	// other effects for its owner, as text only: the engine ignores them
	Effect string `toml:"effect"`
	Edges  string `toml:"edges"`     // the edge type that this ground may carry: cliff
	Tile   string `toml:"tile"`      // its tile; "" for none
	Bend   string `toml:"bend_tile"` // water: the tile of a bend; Tile is then the straight one
	Look   Style  `toml:"look"`
}

// Style is a terrain's drawing: a colour and one of the patterns of a sheet, readable without colour.
type Style struct {
	Fill    string `toml:"fill"`    // #rrggbb
	Pattern string `toml:"pattern"` // one of Patterns
	Letter  string `toml:"letter"`  // its letter in a text drawing
}

// Elevated reports whether the terrain is high ground.
func (t *Terrain) Elevated() bool { return t.Sight == SightElevated }

// LiesOn reports whether a feature or a place may lie on a ground: one that it names, or else one that units may enter.
// A place without such names needs ground that counts as countryside.
func (t *Terrain) LiesOn(ground *Terrain) bool {
	switch {
	case len(t.On) > 0:
		return slices.Contains(t.On, ground.ID)
	case t.Layer == Feature:
		return ground.Pass
	}
	return ground.Open
}

// Edge is a kind of hex side.
type Edge struct {
	rows.Row
	On    []string `toml:"on"`    // grounds that may carry it
	Bars  []string `toml:"bars"`  // move, melee
	Drops bool     `toml:"drops"` // it must face a neighbour on the board
	Box   string   `toml:"box"`
}

// Acts reports whether a landmark or lair has an effect for its owner that the engine applies.
func (t *Terrain) Acts() bool {
	return t.Tokens > 0 || t.Heals > 0 || t.Passage > 0 || t.Raises || t.BoldNext > 0 || t.Stores > 0 || t.Summons != ""
}
