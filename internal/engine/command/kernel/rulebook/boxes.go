package rulebook

import (
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/rows"
)

// Box is a published box and its contents.
type Box struct {
	Row
	Blocks  int     `toml:"blocks"` // of units, all types together; 0 if only the parts are known
	Leaders int     `toml:"leaders"`
	Banners int     `toml:"banners"`
	Tokens  int     `toml:"tokens"` // Inspired Action tokens
	Bows    int     `toml:"bow_markers"`
	Tiles   []Tiles `toml:"tiles"`
	Stock   []Stock `toml:"stock"`
	Parts   []Part  `toml:"parts"` // everything else
}

// Tiles are equal pieces of a box.
type Tiles = field.Tiles

// Stock is the blocks of one unit type in one side's colour; "" for a common stock.
type Stock struct {
	Unit   string `toml:"unit"`
	Side   string `toml:"side"`
	Blocks int    `toml:"blocks"`
}

// Part is a kind of piece that Muster does not use, kept so that the box is listed in full.
type Part struct {
	Name  string `toml:"name"`
	Count int    `toml:"count"`
	Notes string `toml:"notes"`
}

// Limit is the range of a number of an adventure.
type Limit struct {
	Row
	Least int `toml:"least"`
	Most  int `toml:"most"`
	Usual int `toml:"usual"` // the default
}

// Limit returns the limit of a number; its zero value allows only 0.
func (r *Rulebook) Limit(id string) Limit {
	if l := r.Limits.Get(id); l != nil {
		return *l
	}
	return Limit{Row: rows.Row{ID: id}}
}

// Pieces are the total contents of boxes.
type Pieces struct{ Blocks, Leaders, Banners, Tokens, Bows int }

// Pieces adds up the contents of boxes. A box that is named twice counts twice, an unknown one not at all.
func (r *Rulebook) Pieces(boxes []string) Pieces {
	var p Pieces
	r.open(boxes, func(b *Box) {
		p.Blocks += b.Blocks
		p.Leaders += b.Leaders
		p.Banners += b.Banners
		p.Tokens += b.Tokens
		p.Bows += b.Bows
	})
	return p
}

// Stock adds up the blocks of a unit type in a side's colour, including those of a common stock.
func (r *Rulebook) Stock(side, unit string, boxes []string) int {
	n := 0
	r.open(boxes, func(b *Box) {
		for _, s := range b.Stock {
			if s.Unit == unit && (s.Side == side || s.Side == "") {
				n += s.Blocks
			}
		}
	})
	return n
}

// TilesOf lists the tiles of the boxes, in the order of the boxes.
func (r *Rulebook) TilesOf(boxes []string) []Tiles {
	var out []Tiles
	r.open(boxes, func(b *Box) { out = append(out, b.Tiles...) })
	return out
}

// open calls look for every known box, once for each copy that is named.
func (r *Rulebook) open(boxes []string, look func(*Box)) {
	for _, id := range boxes {
		if b := r.Boxes.Get(id); b != nil {
			look(b)
		}
	}
}
