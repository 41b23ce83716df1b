package rulebook

import (
	"slices"

	"muster/internal/adventures/effect"
)

// LoreCard is a card of the Lore deck: its window, targets and effects. Numbers that differ with the level of the
// card's master are written as a list of three.
type LoreCard struct {
	Row
	Box      string       `toml:"box"`
	Class    string       `toml:"class"`    // the council class whose card it is
	Number   int          `toml:"number"`   // in its class
	Cost     int          `toml:"cost"`     // Lore tokens (BL-LOR-03)
	Window   string       `toml:"window"`   // when it may be played: a word of LoreWindows (BL-LOR-02)
	Combat   string       `toml:"combat"`   // a window of a battle: melee or ranged alone; "" for both
	Medieval bool         `toml:"medieval"` // it lies in the Medieval Lore deck (VAR-ML-02)
	Target   LoreTarget   `toml:"target"`
	Effects  []LoreEffect `toml:"effects"`
	Text     string       `toml:"text"` // the wording printed on it, in our words; "" for the words of its effects
}

// LoreTarget is the target of a Lore card. The values below What narrow or count it; see LoreTargetKeys.
type LoreTarget struct {
	What      string   `toml:"what"`       // a word of LoreTargets
	Side      string   `toml:"side"`       // units: a word of LoreSides
	Kind      Choices  `toml:"kind"`       // a word of UnitKinds
	Rank      Amount   `toml:"rank"`       // the highest banner; 0: any
	Most      Amount   `toml:"most"`       // how many units at most; 0: all there are
	By        string   `toml:"by"`         // ByCommand: as many units as Command, in place of Most
	Sections  Amount   `toml:"sections"`   // in how many sections, of the player's choice
	Near      Amount   `toml:"near"`       // the largest distance from an own unit, in hexes
	Cost      Amount   `toml:"cost"`       // lore-card: the highest printed cost; 0: any
	On        []string `toml:"on"`         // ids of terrain, of any layer
	Elevated  bool     `toml:"elevated"`   // on elevated ground
	Water     bool     `toml:"water"`      // on a waterway, bridges over it included
	NextTo    bool     `toml:"next_to"`    // next to such a hex counts too
	Shape     string   `toml:"shape"`      // how the units stand to each other: a word of LoreShapes; "" anyhow
	Ordered   bool     `toml:"ordered"`    // ordered this turn, or to be ordered
	Alone     bool     `toml:"alone"`      // with no friend next to it
	Fallen    bool     `toml:"fallen"`     // eliminated earlier
	CanBattle bool     `toml:"can_battle"` // can reach a target this turn
}

// LoreEffect is one effect of a Lore card on its target or its player: a word of LoreDialect and its values. The word
// decides which of them count.
type LoreEffect struct {
	Do      string   `toml:"do"`      // a word of LoreDialect
	Levels  []int    `toml:"levels"`  // at which it happens; empty: at all
	Only    string   `toml:"only"`    // of a target of both sides, the units of one: own or enemy
	Epic    bool     `toml:"epic"`    // in Epic games alone
	Stat    string   `toml:"stat"`    // grant: a word of LoreStats
	N       Amount   `toml:"n"`       // how much: hexes, figures, dice, tokens, cards; ignore, reroll: 0 is all
	Until   string   `toml:"until"`   // grant, ignore, forgo: a word of LoreEnds
	Hits    []string `toml:"hits"`    // roll: words of LoreFaces that remove a figure
	Kills   []string `toml:"kills"`   // roll: words of LoreFaces that remove the unit
	Flags   bool     `toml:"flags"`   // roll: flags count
	What    string   `toml:"what"`    // ignore: a word of LoreIgnored
	Which   string   `toml:"which"`   // reroll: a word of LoreDice
	Where   string   `toml:"where"`   // place: a word of LorePlaces
	Within  Amount   `toml:"within"`  // place near: hexes from where it stands
	Figures Amount   `toml:"figures"` // place: with how many figures a fallen unit comes back
	Clear   bool     `toml:"clear"`   // move: it may not end next to an enemy
	Deck    string   `toml:"deck"`    // draw, discard: a word of LoreDecks
	Keep    int      `toml:"keep"`    // draw: how many of the drawn cards are kept
	By      string   `toml:"by"`      // in place of n: a word of Bases; n is a part of it
	Part    Choices  `toml:"part"`    // how much of by: words of Parts; empty for all
	Name    string   `toml:"name"`    // special: a word of LoreSpecials
	Reason  string   `toml:"reason"`  // special: why no other word serves
	Pick    Choices  `toml:"pick"`    // special forced-card: a word of LorePicks
}

// Amount is a number by level of the card's master, level 1 first; one number applies to all levels. Level 0, without
// a master, counts as 1 (BL-LOR-07).
type Amount = effect.Numbers

// Choices is a word by level, as Amount is a number by level.
type Choices = effect.Words

// Reaction reports whether the card answers an opponent's action, and so is played in the opponent's turn too
// (BL-LOR-02).
func (c *LoreCard) Reaction() bool { return Known(c.Window, loreReactions()) }

// Counts reports whether the effect happens at a level.
func (e *LoreEffect) Counts(level int) bool {
	return len(e.Levels) == 0 || slices.Contains(e.Levels, max(level, 1))
}

// LoreCardsOf lists the cards of a class by number: all of them, or those of the Medieval Lore deck (VAR-ML-02).
func (r *Rulebook) LoreCardsOf(class string, medieval bool) []*LoreCard {
	var out []*LoreCard
	for i := range r.LoreCards.All() {
		if c := &r.LoreCards.All()[i]; c.Class == class && (c.Medieval || !medieval) {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b *LoreCard) int { return a.Number - b.Number })
	return out
}

// Targets reports whether the card may be played at a unit type, by a master of a level. The game checks the unit's
// hex and actions.
func (r *Rulebook) Targets(t *LoreTarget, level int, u *Unit) bool {
	to, unit := t.Target(), r.asked(u)
	return to.Units.Has(&unit, level)
}
