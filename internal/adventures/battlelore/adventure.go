// Package adventures defines BattleLore adventures as written in files: the story, the armies, the councils and the
// victory conditions. It does not link names to the rulebook, maps or sets; internal/engine/battlelore/library does
// that.
// Start with New.
package adventures

import (
	"slices"

	"muster/schema"
)

// Adventure is a battle ready to be set up.
type Adventure struct {
	ID         string      `toml:"id"`
	Name       string      `toml:"name"`
	Author     string      `toml:"author"`
	Date       string      `toml:"date"`
	Type       string      `toml:"type"` // medieval or lore
	Map        string      `toml:"map"`
	Boxes      []string    `toml:"boxes"` // all the boxes it needs, the map's included; empty means those of the map
	First      string      `toml:"first"` // pennant, standard or scout (the camp with more green units moves first)
	Background string      `toml:"background"`
	Briefing   string      `toml:"briefing"`
	Victory    Victory     `toml:"victory"`
	Landmarks  *Landmarks  `toml:"landmarks"`
	Pennant    *Side       `toml:"pennant"`
	Standard   *Side       `toml:"standard"`
	CallToArms *CallToArms `toml:"call_to_arms"`
	Rules      []Rule      `toml:"rules"`
}

// Victory holds the victory conditions (BL-END-03, EP-VIC-01).
type Victory struct {
	Banners    int         `toml:"banners"`  // for either camp
	Pennant    int         `toml:"pennant"`  // for the Pennants, overrides Banners
	Standard   int         `toml:"standard"` // for the Standards, overrides Banners
	Decisive   int         `toml:"decisive"` // Epic: banners for a decisive victory
	Margin     int         `toml:"margin"`   // Epic: the required lead
	Marginal   int         `toml:"marginal"` // Epic: first to this many wins marginally
	Objectives []Objective `toml:"objectives"`
}

// Objective is a hex that is worth banners to a camp that stands on it.
type Objective struct {
	Name      string   `toml:"name"`
	At        []string `toml:"at"`
	Camp      string   `toml:"side"`
	Banners   int      `toml:"banners"` // 0 if missing: 1
	Permanent bool     `toml:"permanent"`
}

// Landmarks enables and modifies the landmark rules (BL-LMK-01 to 03).
type Landmarks struct {
	InForce bool     `toml:"in_force"`
	Ban     []string `toml:"ban"` // landmark ids that no player may place
}

// Side is one camp's part of an adventure. With an ally, everything not listed for the ally is the first player's.
type Side struct {
	Army         string   `toml:"army"`
	Commander    string   `toml:"commander"`
	CommandCards int      `toml:"command_cards"` // 0 if missing
	Council      *Council `toml:"council"`
	Units        []Units  `toml:"units"`
	Landmarks    []Placed `toml:"landmarks"` // placed by the adventure
	Lairs        []Placed `toml:"lairs"`
	Grants       []string `toml:"grants"` // landmark ids that the side gets without a level 3 master
	Ally         *Ally    `toml:"ally"`
}

// Ally is a camp's second player, with an own hand, War Council and units (VAR-RA-01).
type Ally struct {
	Army         string   `toml:"army"`
	Commander    string   `toml:"commander"`
	CommandCards int      `toml:"command_cards"`
	Council      *Council `toml:"council"`
	Grants       []string `toml:"grants"`
}

// Units are units of one type on their starting hexes.
type Units struct {
	Type   string   `toml:"type"`
	At     []string `toml:"at"`
	Player int      `toml:"player"` // of the camp: 2 is the ally; 0 if missing: 1
	Note   string   `toml:"note"`
}

// Placed is a landmark or lair that the adventure places on a hex for a side.
type Placed struct {
	Type   string `toml:"type"`
	At     string `toml:"at"`
	Player int    `toml:"player"` // as of Units
}

// CallToArms makes Deployment cards supply the armies instead of units.
type CallToArms struct {
	Mode     string   `toml:"mode"`    // impromptu, organized, epic or epic-allies
	Pennant  []string `toml:"pennant"` // ids of the sets available to the Pennants; empty means any of the camp
	Standard []string `toml:"standard"`
	Reserve  string   `toml:"reserve"` // "two" (CTA-09) or "all" (CTA-09b: the starting player's whole card)
}

// Takes reports whether a camp may take a deployment set: a named one, or any if the camp names none.
func (c *CallToArms) Takes(id string) bool {
	return len(c.Pennant) == 0 || len(c.Standard) == 0 || slices.Contains(c.Pennant, id) || slices.Contains(c.Standard, id)
}

// Mixed reports whether each player of either camp mixes two sets: in Organized mode, and in Epic mode if exactly two
// are named for a camp. A camp that can choose one of several names three or none.
func (c *CallToArms) Mixed() bool {
	return c.Mode == Organized || c.Mode == Epic && (len(c.Pennant) == 2 || len(c.Standard) == 2)
}

// Organized and Epic are the modes of Call to Arms in which players mix sets: always, or if they name two.
const (
	Organized = "organized"
	Epic      = "epic"
)

// EpicAllies is the mode of Call to Arms in which two allies of each camp draw their own cards (VAR-ER-01).
const EpicAllies = "epic-allies"

// Allies reports whether each camp has two players (VAR-RA-01).
func (a *Adventure) Allies() bool {
	return a.CallToArms != nil && a.CallToArms.Mode == EpicAllies ||
		a.Pennant != nil && a.Pennant.Ally != nil || a.Standard != nil && a.Standard.Ally != nil
}

// Second reports whether units or places of a camp belong to the ally.
func Second(player int) bool { return player == 2 }

// Banners returns the default number of banners that a camp needs: 8 with allies if the adventure sets none
// (VAR-RA-09).
func (a *Adventure) Banners() int {
	if a.Victory.Banners == 0 && a.Allies() {
		return alliesBanners
	}
	return a.Victory.Banners
}

const alliesBanners = 8

// New reads a Document of kind adventure.
func New(d *schema.Document) *Adventure {
	a := new(Adventure)
	schema.Decode(d, a)
	return a
}

// Side returns a camp's part by the camp's name, or nil.
func (a *Adventure) Side(camp string) *Side {
	if camp == "pennant" {
		return a.Pennant
	}
	return a.Standard
}
