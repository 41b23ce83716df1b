package rulebook

import "muster/internal/engine/command/field"

// BaseBox is the default box of a definition.
const BaseBox = "base"

// Box is a published box and its contents.
type Box struct {
	Row
	Figures    int            `toml:"figures"` // published totals; 0 where only the parts are known
	Bearers    int            `toml:"bearers"`
	Tiles      []Tiles        `toml:"tiles"`
	Stock      []Stock        `toml:"stock"`
	Banners    []Banners      `toml:"spare_banners"`
	Levies     map[string]int `toml:"levy_tokens"` // per camp, by colour (CTA-ORG-02)
	LoreTokens int            `toml:"lore_tokens"` // BL-LOR-01, EP-SET-02
	Parts      []Part         `toml:"parts"`       // everything else: cards, dice, markers
}

// Tiles are equal pieces of a box.
type Tiles = field.Tiles

// Stock is the figures of one unit type under one camp's banners: Units whole ones and Bearers more bearers.
// A row without a camp is a common stock.
type Stock struct {
	Unit    string `toml:"unit"`
	Camp    string `toml:"camp"`
	Units   int    `toml:"units"`
	Bearers int    `toml:"extra_bearers"` // each is a figure
}

// Banners are loose banners of a camp and colour. One that makes a unit type turns a plain figure of that type into a
// bearer of the camp; any other is put on a bearer of the other camp.
type Banners struct {
	Camp   string `toml:"camp"`
	Colour string `toml:"colour"`
	Count  int    `toml:"count"`
	Makes  string `toml:"makes"` // a unit type, or ""
}

// Part is a kind of piece that Muster does not use, kept so that the box is listed in full.
type Part struct {
	Name  string `toml:"name"`
	Count int    `toml:"count"`
	For   string `toml:"for"` // the games that want it: a For…; "" is every game
	Notes string `toml:"notes"`
}

// Uses of box parts that not every game needs.
const (
	ForLore       = "lore"         // games with Lore cards
	ForCouncils   = "councils"     // games with War Councils
	ForCallToArms = "call-to-arms" // games whose armies come by Deployment cards
	ForAllies     = "allies"       // games of four
	ForNone       = "never"        // parts that no game uses
)

// LaidOut lists the boxes of a map, by the ids that it names; by default the base box. A box that is named twice
// counts twice, as everywhere.
func (r *Rulebook) LaidOut(ids []string) []*Box {
	if len(ids) == 0 {
		ids = []string{BaseBox}
	}
	var out []*Box
	for _, id := range ids {
		if b := r.Boxes.Get(id); b != nil {
			out = append(out, b)
		}
	}
	return out
}

// TilesOf lists the tiles of boxes.
func TilesOf(boxes []*Box) []Tiles {
	var out []Tiles
	for _, b := range boxes {
		out = append(out, b.Tiles...)
	}
	return out
}
