package library

import (
	"muster/internal/engine/runewars/rulebook"
	"muster/schema"
)

// Battle is a battle as its file writes it.
type Battle struct {
	ID       string       `toml:"id"`
	Name     string       `toml:"name"`
	Author   string       `toml:"author"`
	Notes    string       `toml:"notes"`
	Winter   bool         `toml:"winter"`
	Attacker BattleSide   `toml:"attacker"`
	Defender BattleSide   `toml:"defender"`
	Fate     BattleFate   `toml:"fate"`
	Areas    []BattleArea `toml:"areas"`
}

// BattleSide is the units of a side, and its help.
type BattleSide struct {
	Faction    string        `toml:"faction"` // "": neutral units without an ally
	Units      []BattleUnits `toml:"units"`
	Heroes     int           `toml:"heroes"`
	Choose     string        `toml:"choose"` // a word of Choosers
	Influence  int           `toml:"influence"`
	Stronghold string        `toml:"stronghold"` // a word of Strongholds
	Defence    bool          `toml:"defence"`
	Helps      []string      `toml:"helps"` // words of Helps
	Strength   int           `toml:"strength"`
	Plays      []BattlePlay  `toml:"plays"`
	Announces  []BattleCard  `toml:"announces"`
}

// BattleUnits is a number of units of a type; some may be routed before the battle.
type BattleUnits struct {
	Unit   string `toml:"unit"`
	Count  int    `toml:"count"`
	Routed int    `toml:"routed"`
}

// BattlePlay is a side's play at the start of the battle.
type BattlePlay struct {
	Name    string            `toml:"name"`
	Effects []rulebook.Effect `toml:"effects"`
}

// BattleCard is a Tactical Fate card.
type BattleCard struct {
	Name      string `toml:"name"`
	Triangle  string `toml:"triangle"`
	Circle    string `toml:"circle"`
	Rectangle string `toml:"rectangle"`
	Hexagon   string `toml:"hexagon"`
}

// BattleFate is the known part of the Fate deck, by the numbers of cards.
type BattleFate struct {
	Top   []int `toml:"top"`
	Spent []int `toml:"spent"`
}

// BattleArea is an area next to the battle.
type BattleArea struct {
	Name   string `toml:"name"`
	Holds  string `toml:"holds"` // a word of Holders
	Border string `toml:"border"`
	Units  int    `toml:"units"`
}

// Battles reads the battles of a scenario from its document.
func Battles(d *schema.Document) []Battle {
	var of struct {
		Battles []Battle `toml:"battles"`
	}
	schema.Decode(d, &of)
	return of.Battles
}

// NewBattle reads a battle from a document that the schema has accepted.
func NewBattle(d *schema.Document) *Battle {
	b := new(Battle)
	schema.Decode(d, b)
	return b
}

// The words of a battle.
const (
	ChooseFirst   = "first"
	ChooseSparing = "sparing"
	ChooseRandom  = "random"
	ChooseBest    = "best"

	Whole         = "whole"
	Damaged       = "damaged"
	Capital       = "capital"
	CapitalHurt   = "damaged-capital"
	Conquer       = "conquer"
	Garrison      = "garrison"
	LordCommander = "lord-commander"
	Defensible    = "defensible-area"

	RedBorder  = "red"
	BlueBorder = "blue"

	HoldsNobody   = "nobody"
	HoldsNeutrals = "neutrals"
	HoldsAttacker = "attacker"
	HoldsDefender = "defender"
	HoldsOther    = "other"
)

// Choosers are the rules of choice, by their words in a battle.
func Choosers() []string { return []string{ChooseFirst, ChooseSparing, ChooseRandom, ChooseBest} }

// Strongholds are the possible buildings in the area.
func Strongholds() []string { return []string{Whole, Damaged, Capital, CapitalHurt} }

// Helps are the additions to strength besides units.
func Helps() []string { return []string{Conquer, Garrison, LordCommander, Defensible} }

// Holders are the possible controllers of an area.
func Holders() []string {
	return []string{HoldsNobody, HoldsNeutrals, HoldsAttacker, HoldsDefender, HoldsOther}
}
