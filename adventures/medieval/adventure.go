// Package adventures holds adventures of Commands & Colors: Medieval as their authors wrote them: the story, the
// armies with their Leaders, and how the battle is won. Names are not linked to the rulebook or maps here:
// engine/medieval/adventure does that. Start with New.
package adventures

import "muster/schema"

// The sides, as definitions write them. The top side is the Pennants' of other games of the family, the bottom side
// the Standards'.
const (
	Top    = "top"
	Bottom = "bottom"
)

// Adventure is a battle ready to be set up. Strings are as written; a value that the schema refused is left empty.
type Adventure struct {
	ID         string   `toml:"id"`
	Name       string   `toml:"name"`
	Author     string   `toml:"author"`
	Date       string   `toml:"date"`
	Map        string   `toml:"map"`
	Boxes      []string `toml:"boxes"` // all the boxes it needs, the map's included; empty means those of the map
	First      string   `toml:"first"` // Top or Bottom
	LastTurn   int      `toml:"last_turn"`
	LastWinner string   `toml:"last_winner"` // a side; "" for the one with more banners
	Background string   `toml:"background"`
	Briefing   string   `toml:"briefing"`
	Notes      string   `toml:"notes"` // Markdown, for other authors
	Victory    Victory  `toml:"victory"`
	Top        *Side    `toml:"top"`
	Bottom     *Side    `toml:"bottom"`
	Rules      []Rule   `toml:"rules"`
}

// Victory says how the battle is won.
type Victory struct {
	Banners    int         `toml:"banners"` // what either side needs
	Top        int         `toml:"top"`     // the top side's own count, in place of Banners
	Bottom     int         `toml:"bottom"`
	Objectives []Objective `toml:"objectives"`
}

// Objective is hexes that are worth banners to the side whose unit stands on one of them.
type Objective struct {
	Name      string   `toml:"name"`
	At        []string `toml:"at"`
	Side      string   `toml:"side"`    // the side that can take it; "" for both
	Banners   int      `toml:"banners"` // 0 when not written: 1
	Permanent bool     `toml:"permanent"`
}

// Side is one side's part of an adventure.
type Side struct {
	Army      string   `toml:"army"`
	Commander string   `toml:"commander"`
	Command   *int     `toml:"command"` // the most cards that it holds, all through the battle (MED-CMD-04)
	Tokens    *int     `toml:"tokens"`  // Inspired Action tokens at the start; nil: as many as the limits say
	Exits     *Exits   `toml:"exits"`
	Units     []Units  `toml:"units"`
	Leaders   []Leader `toml:"leaders"`
}

// Exits are hexes over which a side's units and Leaders may leave the board (MED-LDR-19).
type Exits struct {
	At      []string `toml:"at"`
	Banners *int     `toml:"banners"` // for each unit or Leader that leaves; nil: 1
}

// Worth is how many banners each unit or Leader that leaves is worth.
func (e *Exits) Worth() int {
	if e.Banners == nil {
		return 1
	}
	return *e.Banners
}

// Units are units of one type on their starting hexes.
type Units struct {
	Type   string   `toml:"type"`
	At     []string `toml:"at"`
	Bow    bool     `toml:"bow"`    // each carries a Bow marker
	Blocks int      `toml:"blocks"` // of each at the start; 0 when not written: as many as the type has
	Note   string   `toml:"note"`
}

// Leader is a Leader on his starting hex, alone or with an own unit.
type Leader struct {
	Name string `toml:"name"` // "" when not written
	At   string `toml:"at"`
}

// Rule is a special rule of the adventure, in words for the players.
type Rule struct {
	Name string `toml:"name"`
	Text string `toml:"text"` // Markdown
}

// New reads a Document of kind adventure.
func New(d *schema.Document) *Adventure {
	a := new(Adventure)
	schema.Decode(d, a)
	return a
}

// Side gives a side's part, by the side's name; nil when the adventure has none.
func (a *Adventure) Side(side string) *Side {
	if side == Top {
		return a.Top
	}
	return a.Bottom
}

// Needs is how many banners a side needs; 0 when the adventure does not say.
func (v *Victory) Needs(side string) int {
	own := v.Bottom
	if side == Top {
		own = v.Top
	}
	if own > 0 {
		return own
	}
	return v.Banners
}

// Worth is how many banners the objective is worth.
func (o *Objective) Worth() int { return max(o.Banners, 1) }
