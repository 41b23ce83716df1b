package deploy

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Player holds a mode's settings for one player. Two-player modes expect the Pennants first, then the Standards.
type Player struct {
	Camp   boards.Camp
	Sets   []*deck.Set
	Zone   int             // index of the board's zone for cards, 0 for the default; FreeZone lets an Epic player choose
	Hand   []deck.CardName // the cards that are drawn, in this order, for the player to lay out; nil draws by the seed
	Draw   *deck.Draw      // cards drawn and placed; Hand is then ignored
	Policy Policy          // the policy; nil decides at random from the seed

	Council *pieces.Plan // the known part of the War Council; nil: six levels to split
}

// PlayerResult is the result of one player.
type PlayerResult struct {
	Camp    boards.Camp  `json:"-"`
	Zone    int          `json:"-"`
	Chosen  bool         `json:"-"`                // the zone was left to the player (VAR-EC-03, VAR-ER-02)
	Marker  int          `json:"marker,omitempty"` // turn marker, 1 to 4, of allies (VAR-RA-02); 0 without
	Sets    []*deck.Set  `json:"sets"`
	Hand    []*deck.Card `json:"-"` // in the order in which they were drawn
	Fixed   bool         `json:"-"` // the draw was given, so that no Guard was chosen
	Draw    deck.Draw    `json:"draw"`
	Green   int          `json:"green"` // units and tokens that counted when scouting
	Lost    int          `json:"lost"`  // units called that stand nowhere
	Choices []int        `json:"-"`     // the policy's answers, for a Script
	Steps   []Step       `json:"-"`     // the same, by the chosen options

	Council     *pieces.Council        `json:"council,omitzero"` // in a Lore battle; nil in a Medieval one
	Lore        int                    `json:"lore"`             // tokens at the start, those of Specialists included
	Specialists []*rulebook.Specialist `json:"specialists"`      // that the player played, in this order
	Rearmaments []Rearmament           `json:"-"`                // that hold for units which come later, too

	CouncilPlan *pieces.Plan `json:"-"` // as it was given, for a saved draw
}

// seat is a player while a deployment is made.
type seat struct {
	index   int // in deployer.seats and Deployment.Players
	camp    boards.Camp
	sets    []*deck.Set
	zone    int
	ally    bool   // the second player of the camp
	stream  string // name of the player in the streams of the seed
	ground  events.Ground
	policy  Policy
	hand    []deck.CardName
	fixed   *deck.Draw
	guards  [boards.SectionCount]*deck.Card // by section
	reserve *deck.Card                      // the Reserve; nil in a mode without
	scout   *deck.Card                      // the Scout Guard; nil in a mode without (VAR-EC-02)
	council *pieces.Plan
	tokens  []int // Feudal Levy tokens left, by place of the banner in the rulebook
}

// mixed reports whether the player's cards come from several sets, so that a number alone is ambiguous.
func (s *seat) mixed() bool { return len(s.sets) > 1 }

// card returns a card of the player's sets, or nil.
func (s *seat) card(name deck.CardName) *deck.Card { return deck.Find(s.sets, name) }

// name returns a card's name in the player's draw: without the set if the player has only one.
func (s *seat) name(c *deck.Card) deck.CardName {
	if c == nil {
		return deck.CardName{}
	}
	if !s.mixed() {
		return deck.CardName{Number: c.Number}
	}
	return c.ID()
}

// setID is the set that a refusal about the player names.
func (s *seat) setID() string {
	if len(s.sets) != 1 {
		return ""
	}
	return deck.SetID(s.sets[0])
}
