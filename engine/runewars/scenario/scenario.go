// Package scenario links a scenario to its realm and the rulebook, once: who sits where, what each begins with, what is
// played with, what happens when, and how it ends. What the scenario leaves to the rules is filled in here. Checks, the
// set-up of a game and sheets all read that link.
//
// It links what it can and records, place by place, what it cannot; checks turn those faults into findings and the
// set-up turns them into refusals. Start with Link.
package scenario

import (
	"slices"
	"strconv"

	scenarios "muster/adventures/runewars"
	"muster/engine/command/rows"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/maps"
)

// None is no area, no home, no seat, no season and no row.
const None = realm.None

// MostSeats is how many seats a game of Runewars has at most (RW-SETUP-01); limits of an author's may lower it.
const MostSeats = 4

// Linked is a linked scenario. It is never changed once made, and safe for several goroutines.
type Linked struct {
	Definition *scenarios.Scenario
	Rules      *rulebook.Rulebook
	// Realm is the realm as the scenario has it: with its neutral units, cities, runes and tokens in place of the realm's
	// own, and with the home realms that its seats lay; nil where there is no realm of that name.
	Realm   *realm.Linked
	Boxes   []string // its own, else the realm's
	Options Options
	Seats   []Seat // in clockwise order from the first player
	Start   Timing
	Runes   []Rune  // by Realm.Runes
	Tokens  []Token // desolation and frost
	Events  []Event
	Wins    []Ending
	Loses   []Ending
	Faults  rows.List[FaultKind]
}

// Options are what is played with, as far as scenario, edition and boxes say (RW-ORIG-01).
type Options struct {
	Original         bool // the original edition, also in its long form
	Years            int
	ToWin            int  // runes
	Instant          bool // enough runes win at once (RW-ORIG-01), not a year later (RW-ROAD-01)
	Garrison         bool // there is Order 0
	MoreTiles        bool
	Commanders       bool
	DevelopmentCards bool
	FreeCities       bool
	Exploration      bool
	HomeRunes        bool // each player lays his runes in his home realm, and none lie elsewhere (RW-ORIG-01)
	StandIn          bool // a unit that is not in play stands in for the Victory card (RW-ROAD-05)
	NoSupport        bool // heroes do not support units (RW-ORIG-01)
	NoRoutedHexagons bool // routed hexagons do not count (RW-ORIG-01)
}

// Timing is the beginning of a season.
type Timing struct {
	Year   int // from 1
	Season int // 0 is spring
}

// Seasons is how many seasons lie before the moment.
func (m Timing) Seasons() int { return 4*(m.Year-1) + m.Season }

// Seat is a player, or who plays in the place of one.
type Seat struct {
	Ptr         string            // JSON pointer of its table
	Faction     *rulebook.Faction // nil: not known
	Home        int               // which of Realm.Homes is its own, or None
	Areas       []int             // those of its home realm
	Scripted    bool              // no person plays it
	Policy      string            // a word of scenarios.Policies; "" for a person
	Orders      []int             // numbers of the Orders that a policy chooses; empty: as it likes
	Dials       [3]int            // food, wood, ore
	Influence   int
	Strongholds []Stronghold
	// Units are who stands where, as the file says; without any the player puts Army in his home realm (RW-SETUP-24).
	Units        []Units
	Army         []rulebook.Recruits // what the dials give
	Heroes       []Hero              // those that are not drawn
	Quests       []Card              // those that are not drawn
	QuestCards   int                 // how many there are in hand
	Objective    *Card               // nil: drawn
	Tactics      []Card              // those that are not drawn
	TacticsCards int                 // how many there are in hand
	Titles       []Card
	Enabled      []int       // numbers of the Orders of this year that lie face up
	Activated    []NamedArea // areas with its activation token
	VictoryOn    int         // the season on whose deck its Victory card lies, or None
	Developments []Card
}

// NamedArea is an area that the file names. Area is None where there is none of that name.
type NamedArea struct {
	Ptr  string
	Area int
}

// Stronghold is a stronghold at the start. Area is None where the player chooses, or none is of that name.
type Stronghold struct {
	Ptr         string // JSON pointer of what names it; "" where nothing does
	Area        int
	Damaged     bool
	Capital     bool
	Development string // a word of scenarios.Developments; "" for none
	Resource    string
}

// Units are so many units of a type in an area.
type Units struct {
	Ptr    string
	Area   int
	Row    *rulebook.Unit
	Count  int
	Routed int // of them
}

// Hero is a hero at the start. Its area is None where the player chooses.
type Hero struct {
	Card
	Area      int
	Damage    int
	Routed    bool
	Training  [3]int // strength, agility, wisdom
	Rewards   []Card
	Commander *Card // nil: it is none
}

// Card is a card or another row that the file names: of the rulebook's table of its name. Row is its place in that
// table; None where there is none of that id. Of a hero Ptr is the table of the file, the id stands below it at /hero.
type Card struct {
	Ptr string
	ID  string
	Row int
}

// Rune is what a scenario knows of a rune token beside its realm.
type Rune struct{ Up bool }

// Token is desolation or frost on an area.
type Token struct {
	Ptr   string
	Area  int
	Frost bool
	Count int
}

// linker is a Linked that is still being made.
type linker struct {
	*Linked
	whole func(ptr string) bool
	of    *maps.Realm
}

// Link reads a scenario against a realm and a rulebook. of is nil where there is no realm of the name. whole reports
// whether the schema accepted what stands at a JSON pointer of the scenario: what it refused is left out, since that is
// told by itself. A nil whole stands for a scenario of which nothing was refused.
func Link(
	s *scenarios.Scenario, of *maps.Realm, rules *rulebook.Rulebook, whole func(ptr string) bool,
) *Linked {
	if whole == nil {
		whole = func(string) bool { return true }
	}
	l := &linker{&Linked{Definition: s, Rules: rules, Boxes: s.Boxes}, whole, of}
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
	return l.Linked
}

// options works out what is played with.
func (l *linker) options() {
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

// timing works out when the game begins.
func (l *linker) timing() {
	l.Start = Timing{Year: 1}
	if s := l.Definition.Start; s != nil {
		l.Start = Timing{max(1, s.Year), max(0, SeasonOf(s.Season))}
	}
}

// UnderWay reports whether the game has been going on when it begins.
func (l *Linked) UnderWay() bool { return l.Definition.Start != nil }

// Players is how many people play: as many as the scenario says, else one for each seat without a policy.
func (l *Linked) Players() int {
	if l.Definition.Players > 0 {
		return l.Definition.Players
	}
	return l.People()
}

// People is how many seats have no policy.
func (l *Linked) People() int {
	n := 0
	for i := range l.Seats {
		if !l.Seats[i].Scripted {
			n++
		}
	}
	return n
}

// SeatOf is the seat of a faction; None where nobody plays it.
func (l *Linked) SeatOf(f *rulebook.Faction) int {
	return slices.IndexFunc(l.Seats, func(s Seat) bool { return f != nil && s.Faction == f })
}

// Own reports whether an area is one of a seat's home realm.
func (l *Linked) Own(seat, area int) bool { return slices.Contains(l.Seats[seat].Areas, area) }

// SeasonOf is the number of a season, from 0; None for a word that is none.
func SeasonOf(word string) int { return slices.Index(scenarios.Seasons(), word) }

// OrderOf is the number of an Order; None for a word that is none.
func OrderOf(word string) int { return slices.Index(scenarios.Orders(), word) }

func item(ptr string, i int) string { return ptr + "/" + strconv.Itoa(i) }
