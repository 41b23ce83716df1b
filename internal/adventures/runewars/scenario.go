// Package scenarios defines scenarios of Runewars as written in files: the realm, the players, their starting
// positions, options, seasonal events and victory conditions. The rules supply everything else. It does not link names
// to the rulebook or a realm; internal/engine/runewars/library does that. Start with Scenario.
package scenarios

import (
	"muster/maps"
	"muster/schema"
)

// Scenario is a game ready to be set up. Strings are as written; a value that the schema rejects is left empty.
type Scenario struct {
	ID         string   `toml:"id"`
	Name       string   `toml:"name"`
	Author     string   `toml:"author"`
	Notes      string   `toml:"notes"`      // Markdown, for other authors
	Background string   `toml:"background"` // Markdown
	Boxes      []string `toml:"boxes"`      // empty means those of the realm
	Realm      string   `toml:"realm"`
	Players    int      `toml:"players"`      // people who play; 0: the seats without a policy
	Edition    string   `toml:"edition"`      // Revised, Original or Epic; "" is Revised
	Victory    string   `toml:"victory"`      // Delayed or Instant; "": the edition's default
	Years      int      `toml:"years"`        // 0: the edition's default
	RunesToWin int      `toml:"runes_to_win"` // 0: the default of edition and options
	With       []string `toml:"with"`         // words of Options
	Without    []string `toml:"without"`      // words of Options that the boxes would enable

	Seats       []Seat             `toml:"seats"` // in clockwise order from the first player
	Start       *Start             `toml:"start"` // nil: at the beginning
	Neutrals    []maps.Neutrals    `toml:"neutrals"`
	Cities      []maps.City        `toml:"cities"` // if not empty, replaces those of the realm
	Runes       []Rune             `toml:"runes"`  // likewise
	Exploration []maps.Exploration `toml:"exploration"`
	Tokens      []Token            `toml:"tokens"`
	Events      []Event            `toml:"events"`
	Wins        []Ending           `toml:"wins"`
	Loses       []Ending           `toml:"loses"`
	Departs     []schema.Override  `toml:"departs"`
}

// Seat is a player of a faction, with the starting position if it differs from the rules.
type Seat struct {
	Faction      string       `toml:"faction"`
	Policy       string       `toml:"policy"` // a word of Policies; "": a human player
	Orders       []string     `toml:"orders"` // the Orders of a policy, one per season, repeated
	Home         *Home        `toml:"home"`   // if the realm has no home realm of the faction
	Dials        *Dials       `toml:"dials"`
	Influence    *int         `toml:"influence"`
	Stronghold   string       `toml:"stronghold"`  // the area of the first one; "": the player chooses
	Strongholds  []Stronghold `toml:"strongholds"` // overrides Stronghold
	Units        []Units      `toml:"units"`       // empty: those of the dials, placed by the player
	Heroes       []Hero       `toml:"heroes"`      // empty: drawn
	Quests       []string     `toml:"quests"`      // in hand; others are drawn
	Objective    string       `toml:"objective"`   // "": drawn
	Tactics      []string     `toml:"tactics"`     // in hand; others are drawn
	TacticsCards *int         `toml:"tactics_cards"`
	Titles       []string     `toml:"titles"`
	Enabled      []string     `toml:"used"`         // Orders of this year, face up, in reveal order
	Activated    []string     `toml:"activated"`    // areas with the seat's activation token
	VictoryCard  string       `toml:"victory_card"` // the season whose deck it is on
	Developments []string     `toml:"developments"` // Development cards in play
}

// Home is the position of a seat's home realm, instead of a marker.
type Home struct {
	Marker int   `toml:"marker"` // index of the realm's marker, from 1
	At     []int `toml:"at"`     // q, r
	Turn   int   `toml:"turn"`
}

// Dials are positions of dials; nil for the home realm's yield.
type Dials struct {
	Food *int `toml:"food"`
	Wood *int `toml:"wood"`
	Ore  *int `toml:"ore"`
}

// Of returns the position of a dial, in the order food, wood, ore, or nil if it is not set.
func (d *Dials) Of(dial int) *int {
	if d == nil {
		return nil
	}
	return [...]*int{d.Food, d.Wood, d.Ore}[dial]
}

// Stronghold is a stronghold on the board.
type Stronghold struct {
	Area        string `toml:"area"`
	Damaged     bool   `toml:"damaged"`
	Capital     bool   `toml:"capital"`
	Development string `toml:"development"` // a word of Developments
	Resource    string `toml:"resource"`    // for the development Resources: the resource
}

// Units is a number of units of a type in an area; neutral ones are the seat's allies.
type Units struct {
	Area   string `toml:"area"`
	Unit   string `toml:"unit"`
	Count  int    `toml:"count"`
	Routed int    `toml:"routed"`
}

// Hero is a hero of a seat.
type Hero struct {
	Hero      string   `toml:"hero"`
	Area      string   `toml:"area"` // "": the player chooses
	Damage    int      `toml:"damage"`
	Routed    bool     `toml:"routed"`
	Training  []string `toml:"training"` // attributes, repeated for each time trained
	Rewards   []string `toml:"rewards"`
	Commander string   `toml:"commander"` // the card; "": none
}

// Start is the season in which a game already in progress starts.
type Start struct {
	Year   int    `toml:"year"` // 0 is 1
	Season string `toml:"season"`
}

// Rune is a rune token.
type Rune struct {
	Area string `toml:"area"`
	Rune string `toml:"rune"` // realms.Dragon or realms.False
	By   string `toml:"by"`   // the faction whose player placed it; "" if unknown
	Up   bool   `toml:"up"`   // face up
}

// Token is desolation or frost in an area.
type Token struct {
	Area  string `toml:"area"`
	Token string `toml:"token"` // Desolation or Frost
	Count int    `toml:"count"` // 0 is 1
}

// Event is an event at the start of a season, before anything else in it.
type Event struct {
	Name    string   `toml:"name"`
	Season  string   `toml:"season"` // a word of Seasons
	Year    int      `toml:"year"`   // 0: every year
	Text    string   `toml:"text"`   // Markdown, for the players
	Effects []Effect `toml:"effects"`
}

// Effect is one effect of an event: a word of Doings and its values.
type Effect struct {
	Do    string   `toml:"do"`
	Who   string   `toml:"who"`   // the id of a faction; "": every player
	Count int      `toml:"count"` // 0 is 1
	Areas []string `toml:"areas"`
	Pick  string   `toml:"pick"` // a word of Picks; "" is All
	Unit  string   `toml:"unit"` // of neutral units
	Dial  string   `toml:"dial"`
	Rune  string   `toml:"rune"`
}

// Ending is a victory or defeat condition in addition to the rules.
type Ending struct {
	Name  string   `toml:"name"`
	Text  string   `toml:"text"`  // Markdown
	Who   string   `toml:"who"`   // the id of a faction; "": any player who meets it
	Has   string   `toml:"has"`   // a word of Holdings
	Areas []string `toml:"areas"` // of areas: only these
	Least int      `toml:"least"`
	Most  *int     `toml:"most"`
	At    string   `toml:"at"` // a word of Times; "" is Always
}

// New reads a Document of kind scenario.
func New(d *schema.Document) *Scenario {
	s := new(Scenario)
	schema.Decode(d, s)
	return s
}
