// Package adventures defines adventures of the kernel's games as written in files: the story, the armies with their
// Leaders, and the victory conditions. It does not link names; internal/engine/command/kernel/library does. Start
// with New.
package adventures

import "muster/schema"

// The sides, as written in definitions. The top side corresponds to the Pennants of related games, the bottom side to
// the Standards.
const (
	Top    = "top"
	Bottom = "bottom"
)

// Adventure is a battle ready to be set up. Strings are as written; a value that the schema rejects is left empty.
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

// Victory holds the victory conditions.
type Victory struct {
	Banners    int         `toml:"banners"` // for either side
	Top        int         `toml:"top"`     // for the top side, overrides Banners
	Bottom     int         `toml:"bottom"`
	Objectives []Objective `toml:"objectives"`
}

// Objective is a group of hexes that are worth banners to the side whose unit stands on one of them.
type Objective struct {
	Name      string   `toml:"name"`
	At        []string `toml:"at"`
	Side      string   `toml:"side"`    // the side that can take it; "" for both
	Banners   int      `toml:"banners"` // 0 if missing: 1
	Permanent bool     `toml:"permanent"`
}

// Side is one side's part of an adventure.
type Side struct {
	Army      string   `toml:"army"`
	Commander string   `toml:"commander"`
	Command   *int     `toml:"command"` // the maximum hand throughout the battle (MED-CMD-04)
	Tokens    *int     `toml:"tokens"`  // Inspired Action tokens at the start; nil: the limit
	Exits     *Exits   `toml:"exits"`
	Units     []Units  `toml:"units"`
	Leaders   []Leader `toml:"leaders"`
}

// Exits are hexes over which a side's units and Leaders can leave the board (MED-LDR-19).
type Exits struct {
	At      []string `toml:"at"`
	Banners *int     `toml:"banners"` // for each unit or Leader that leaves; nil: 1
}

// Worth returns the banners for each unit or Leader that leaves.
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
	Bow    bool     `toml:"bow"`    // each has a Bow marker
	Blocks int      `toml:"blocks"` // of each at the start; 0 if missing: the type's maximum
	Note   string   `toml:"note"`
}

// Leader is a Leader on its starting hex, alone or with an own unit.
type Leader struct {
	Name string `toml:"name"` // "" if missing
	At   string `toml:"at"`
}

// Rule is a special rule of the adventure, as prose for the players.
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

// Side returns a side's part by the side's name, or nil.
func (a *Adventure) Side(side string) *Side {
	if side == Top {
		return a.Top
	}
	return a.Bottom
}

// Needs returns the number of banners that a side needs, or 0 if the adventure does not say.
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

// Worth returns the banners that the objective is worth.
func (o *Objective) Worth() int { return max(o.Banners, 1) }
