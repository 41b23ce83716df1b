package library

import (
	"slices"
	"strconv"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/command/rows"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
)

// MostSeats is the maximum of seats in a game of Runewars (RW-SETUP-01); an author's limits may lower it.
const MostSeats = 4

// LinkedScenario is a linked scenario. It is immutable and safe for concurrent use.
type LinkedScenario struct {
	Definition *scenarios.Scenario
	Rules      *rulebook.Rulebook
	// Realm is the realm with the scenario's changes: its neutral units, cities, runes and tokens replace the realm's
	// own, and its seats place home realms. It is nil for an unknown realm.
	Realm   *LinkedRealm
	Boxes   []string // its own; the realm's by default
	Options Options
	Seats   []Seat // in clockwise order from the first player
	Start   Timing
	Runes   []ScenarioRune  // by Realm.Runes
	Tokens  []ScenarioToken // desolation and frost
	Events  []Event
	Wins    []Ending
	Loses   []Ending
	Faults  rows.List
}

// Options are the options of the game, as set by scenario, edition and boxes (RW-ORIG-01).
type Options struct {
	Original         bool // the original edition, also in its long form
	Years            int
	ToWin            int  // runes
	Instant          bool // enough runes win at once (RW-ORIG-01), not a year later (RW-ROAD-01)
	Garrison         bool // Order 0 is in play
	MoreTiles        bool
	Commanders       bool
	DevelopmentCards bool
	FreeCities       bool
	Exploration      bool
	HomeRunes        bool // all runes are placed by their players in their home realms (RW-ORIG-01)
	StandIn          bool // a unit out of play replaces the Victory card (RW-ROAD-05)
	NoSupport        bool // heroes do not support units (RW-ORIG-01)
	NoRoutedHexagons bool // routed hexagons do not count (RW-ORIG-01)
}

// Timing is the beginning of a season.
type Timing struct {
	Year   int // from 1
	Season int // 0 is spring
}

// Seasons returns the number of seasons before this time.
func (m Timing) Seasons() int { return 4*(m.Year-1) + m.Season }

// Seat is a player, or the policy for it.
type Seat struct {
	Ptr         string            // JSON pointer of its table
	Faction     *rulebook.Faction // nil: unknown
	Home        int               // index of its own home in Realm.Homes, or None
	Areas       []int             // areas of its home realm
	Scripted    bool              // no human plays it
	Policy      string            // a word of scenarios.Policies; "" for a person
	Orders      []int             // numbers of the Orders that a policy chooses; empty: any
	Dials       [3]int            // food, wood, ore
	Influence   int
	Strongholds []Stronghold
	// Units are the file's units with their areas. Without any, the player puts Army in the home realm (RW-SETUP-24).
	Units        []Units
	Army         []rulebook.Recruits // units given by the dials
	Heroes       []Hero              // given ones, not drawn
	Quests       []Card              // given ones, not drawn
	QuestCards   int                 // number in hand
	Objective    *Card               // nil: drawn
	Tactics      []Card              // given ones, not drawn
	TacticsCards int                 // number in hand
	Titles       []Card
	Enabled      []int       // numbers of this year's face-up Orders
	Activated    []NamedArea // areas with its activation token
	VictoryOn    int         // the season of the deck with its Victory card, or None
	Developments []Card
}

// NamedArea is an area that the file names. Area is None for an unknown name.
type NamedArea struct {
	Ptr  string
	Area int
}

// Stronghold is a stronghold at the start. Area is None if the player chooses it, or for an unknown name.
type Stronghold struct {
	Ptr         string // JSON pointer of its name; "" if it is unnamed
	Area        int
	Damaged     bool
	Capital     bool
	Development string // a word of scenarios.Developments; "" for none
	Resource    string
}

// Units is a number of units of a type in an area.
type Units struct {
	Ptr    string
	Area   int
	Row    *rulebook.Unit
	Count  int
	Routed int // number of routed ones
}

// Hero is a hero at the start. Its area is None where the player chooses.
type Hero struct {
	Card
	Area      int
	Damage    int
	Routed    bool
	Training  [3]int // strength, agility, wisdom
	Rewards   []Card
	Commander *Card // nil: no commander
}

// Card is a card or another row that the file names, in the rulebook's table of that name. Row is its index there;
// None for an unknown id. Of a hero Ptr is the table of the file, with the id below it at /hero.
type Card struct {
	Ptr string
	ID  string
	Row int
}

// ScenarioRune is a scenario's data about a rune token in addition to the realm's.
type ScenarioRune struct{ Up bool }

// ScenarioToken is desolation or frost on an area.
type ScenarioToken struct {
	Ptr   string
	Area  int
	Frost bool
	Count int
}

// scenarioLinker is a Linked under construction.
type scenarioLinker struct {
	*LinkedScenario
	whole func(ptr string) bool
	of    *maps.Realm
}

// LinkScenario links a scenario to a realm and a rulebook. of is nil for an unknown realm. whole reports whether the
// schema accepted the value at a JSON pointer of the scenario. Refused values are left out, because the schema reports
// them. A nil whole means that nothing was refused.
func LinkScenario(
	s *scenarios.Scenario, of *maps.Realm, rules *rulebook.Rulebook, whole func(ptr string) bool,
) *LinkedScenario {
	if whole == nil {
		whole = func(string) bool { return true }
	}
	l := &scenarioLinker{&LinkedScenario{Definition: s, Rules: rules, Boxes: s.Boxes}, whole, of}
	if len(l.Boxes) == 0 && of != nil {
		l.Boxes = of.Boxes
	}
	if len(l.Boxes) == 0 {
		l.Boxes = []string{rulebook.BaseBox}
	}
	l.options()
	l.timing()
	l.factions()
	l.lay()
	for i := range l.Seats {
		l.seat(i)
	}
	l.tokens()
	l.events()
	l.Wins = l.endings("wins", s.Wins)
	l.Loses = l.endings("loses", s.Loses)
	return l.LinkedScenario
}

// options sets the options.
func (l *scenarioLinker) options() {
	d, o := l.Definition, &l.Options
	with := func(word string) bool {
		return slices.Contains(d.With, word) && !slices.Contains(d.Without, word)
	}
	banners := slices.Contains(l.Boxes, rulebook.BannersBox)
	*o = Options{
		Original: d.Edition == scenarios.Original || d.Edition == scenarios.Epic, Commanders: with(scenarios.Commanders),
		DevelopmentCards: with(scenarios.DevelopmentCards), FreeCities: with(scenarios.FreeCities),
		Exploration: with(scenarios.Exploration), MoreTiles: with(scenarios.MoreTiles),
		Garrison: with(scenarios.Garrison) || banners && !slices.Contains(d.Without, scenarios.Garrison),
	}
	o.NoSupport, o.NoRoutedHexagons = o.Original, o.Original
	o.Instant = d.Victory == scenarios.Instant || d.Victory == "" && o.Original
	years, toWin := rulebook.LimitYears, l.Rules.Limit(rulebook.LimitToWin).Default
	o.HomeRunes = o.Original && len(d.Runes) == 0 && d.Start == nil
	o.StandIn = o.Original && !o.Instant && !banners
	switch d.Edition {
	case scenarios.Original:
		years = rulebook.LimitYearsOriginal
	case scenarios.Epic:
		years, toWin = rulebook.LimitYearsEpic, l.Rules.Limit(rulebook.LimitToWinEpic).Default
	}
	if o.FreeCities {
		toWin += l.Rules.Limit(rulebook.LimitFreeCities).Default
	}
	o.Years, o.ToWin = l.Rules.Limit(years).Default, toWin
	if d.Years > 0 {
		o.Years = d.Years
	}
	if d.RunesToWin > 0 {
		o.ToWin = d.RunesToWin
	}
}

// timing sets the start of the game.
func (l *scenarioLinker) timing() {
	l.Start = Timing{Year: 1}
	if s := l.Definition.Start; s != nil {
		l.Start = Timing{max(1, s.Year), max(0, SeasonOf(s.Season))}
	}
}

// UnderWay reports whether the game starts after its first season.
func (l *LinkedScenario) UnderWay() bool { return l.Definition.Start != nil }

// Players returns the number of human players: that of the scenario, or one for each seat without a policy.
func (l *LinkedScenario) Players() int {
	if l.Definition.Players > 0 {
		return l.Definition.Players
	}
	return l.People()
}

// People returns the number of seats without a policy.
func (l *LinkedScenario) People() int {
	n := 0
	for i := range l.Seats {
		if !l.Seats[i].Scripted {
			n++
		}
	}
	return n
}

// SeatOf returns the seat of a faction, or None.
func (l *LinkedScenario) SeatOf(f *rulebook.Faction) int {
	return slices.IndexFunc(l.Seats, func(s Seat) bool { return f != nil && s.Faction == f })
}

// Own reports whether an area is one of a seat's home realm.
func (l *LinkedScenario) Own(seat, area int) bool { return slices.Contains(l.Seats[seat].Areas, area) }

// SeasonOf returns the number of a season, from 0; None for an unknown word.
func SeasonOf(word string) int { return slices.Index(scenarios.Seasons(), word) }

// OrderOf returns the number of an Order; None for an unknown word.
func OrderOf(word string) int { return slices.Index(scenarios.Orders(), word) }

func item(ptr string, i int) string { return ptr + "/" + strconv.Itoa(i) }
