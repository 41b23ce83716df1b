package medieval_test

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// eventWords are the names of event kinds in headers.
var eventWords = [kernel.EventKinds]string{
	kernel.TurnBegan:      "turn",
	kernel.CardPlayed:     "played",
	kernel.CardCopied:     "copied",
	kernel.FellBack:       "fell-back",
	kernel.OrdersRolled:   "orders",
	kernel.BlocksRolled:   "mending",
	kernel.ChainBegan:     "chain",
	kernel.UnitOrdered:    "ordered",
	kernel.LeaderOrdered:  "leader-ordered",
	kernel.ActionUsed:     "used",
	kernel.UnitMended:     "mended",
	kernel.UnitMoved:      "moved",
	kernel.UnitCharged:    "charged",
	kernel.UnitLeft:       "left",
	kernel.LeaderMoved:    "leader-moved",
	kernel.LeaderSent:     "sent",
	kernel.LeaderLeft:     "leader-left",
	kernel.LeaderJoined:   "joined",
	kernel.Attacked:       "attacked",
	kernel.CardReacted:    "reacted",
	kernel.UnitEvades:     "evades",
	kernel.DiceRolled:     "rolled",
	kernel.SwordsIgnored:  "spared",
	kernel.BlocksLost:     "loses",
	kernel.UnitEliminated: "eliminated",
	kernel.LeaderChecked:  "checked",
	kernel.LeaderFell:     "fell",
	kernel.FlagsIgnored:   "ignores",
	kernel.UnitRetreated:  "retreats",
	kernel.RetreatBlocked: "blocked",
	kernel.BattledBack:    "back",
	kernel.Advanced:       "advanced",
	kernel.AdvancedOn:     "advanced-on",
	kernel.LeaderEvaded:   "flees",
	kernel.EscapeRolled:   "escape",
	kernel.LeaderFled:     "fled",
	kernel.TokensGained:   "tokens",
	kernel.CardDrawn:      "drawn",
	kernel.CardKept:       "kept",
	kernel.CardDiscarded:  "discarded",
	kernel.DeckMade:       "deck",
	kernel.ObjectiveHeld:  "held",
	kernel.ObjectiveLost:  "given-up",
	kernel.GameEnded:      "over",
}

// usual are the kinds that a vector compares by default: the effects of a choice, not the choice itself.
var usual = []kernel.EventKind{
	kernel.CardCopied, kernel.FellBack, kernel.OrdersRolled, kernel.BlocksRolled, kernel.UnitLeft,
	kernel.LeaderLeft, kernel.DiceRolled, kernel.SwordsIgnored, kernel.BlocksLost, kernel.UnitEliminated,
	kernel.LeaderChecked, kernel.LeaderFell, kernel.EscapeRolled, kernel.LeaderFled, kernel.ObjectiveHeld,
	kernel.ObjectiveLost, kernel.GameEnded,
}

var (
	lossWords = []string{kernel.ByHits: "", kernel.ByBlock: " blocked"}
	endWords  = []string{
		kernel.ByBanners: "banners", kernel.ByRout: "rout", kernel.ByTurns: "turns", kernel.ByCap: "cap",
		kernel.ByNoCard: "no-card",
	}
)

// telling is the battle reconstructed from events: at the end it must equal the State.
type telling struct {
	units   [kernel.MaxUnits]hex.Hex
	blocks  [kernel.MaxUnits]int
	leaders [kernel.MaxLeaders]hex.Hex
}

func (w *telling) begin(g *game) {
	for i := range g.s.Units {
		w.units[i], w.blocks[i] = g.s.Units[i].At, int(g.s.Units[i].Blocks)
	}
	for i := range g.s.Leaders {
		w.leaders[i] = g.s.Leaders[i].At
	}
}

// goes moves a unit, its Leader or both from their recorded positions.
func (g *game) goes(e *kernel.Event) {
	w := &g.told
	if e.Unit != kernel.NoUnit {
		if w.units[e.Unit] != e.From {
			g.Errorf("the unit of %s is told to come from %s", g.Label(w.units[e.Unit]), g.Label(e.From))
		}
		w.units[e.Unit] = e.To
	}
	if e.Leader != kernel.NoLeader {
		if w.leaders[e.Leader] != e.From {
			g.Errorf("the Leader of %s is told to come from %s", g.Label(w.leaders[e.Leader]),
				g.Label(e.From))
		}
		w.leaders[e.Leader] = e.To
	}
}

// tell returns an event in the form of vectors. It updates the reconstruction, so it must be called once for every
// event.
func (g *game) tell(e *kernel.Event) string {
	unit := func(i uint8) string { return g.Label(g.told.units[i]) }
	leader := func(i uint8) string { return g.Label(g.told.leaders[i]) }
	card := func() string { return g.b.Cards[e.Card()].ID }
	word := eventWords[e.Kind]
	switch e.Kind {
	case kernel.TurnBegan:
		return fmt.Sprintf("turn %d %s", e.Turn(), sideWords[e.Camp])
	case kernel.CardPlayed, kernel.CardDiscarded, kernel.CardKept, kernel.CardDrawn, kernel.CardReacted:
		return word + " " + card()
	case kernel.CardCopied:
		return word + " " + card() + when(e.Mirrored(), " mirrored")
	case kernel.FellBack:
		return word + when(e.Chosen(), " chosen")
	case kernel.OrdersRolled, kernel.BlocksRolled, kernel.DiceRolled:
		text, n := g.v.format().Shown(e.Faces[:])
		if n != e.Dice() {
			g.Errorf("%d dice are told, %d were rolled", e.Dice(), n)
		}
		return word + text
	case kernel.UnitMended:
		g.told.blocks[e.Unit] += e.Blocks()
		return fmt.Sprintf("%s mended %d", unit(e.Unit), e.Blocks())
	case kernel.UnitMoved, kernel.UnitCharged, kernel.UnitRetreated, kernel.Advanced, kernel.AdvancedOn:
		g.goes(e)
		if e.Evading() {
			word = "evades"
		}
		return fmt.Sprintf("%s %s %s", g.Label(e.From), word, g.Label(e.To))
	case kernel.LeaderMoved, kernel.LeaderSent, kernel.LeaderEvaded:
		g.goes(e)
		return fmt.Sprintf("leader %s %s %s", g.Label(e.From), word, g.Label(e.To))
	case kernel.UnitLeft, kernel.UnitEliminated:
		from := unit(e.Unit)
		g.told.units[e.Unit], g.told.blocks[e.Unit] = hex.None, 0
		if e.Kind == kernel.UnitLeft && e.Leader != kernel.NoLeader {
			g.told.leaders[e.Leader] = hex.None
		}
		return fmt.Sprintf("%s %s %d", from, word, e.Banners())
	case kernel.LeaderLeft, kernel.LeaderFell:
		from := leader(e.Leader)
		g.told.leaders[e.Leader] = hex.None
		return fmt.Sprintf("leader %s %s %d", from, strings.TrimPrefix(word, "leader-"), e.Banners())
	case kernel.LeaderFled:
		from := leader(e.Leader)
		g.told.leaders[e.Leader] = hex.None
		return fmt.Sprintf("leader %s fled", from)
	case kernel.BlocksLost:
		g.told.blocks[e.Unit] -= e.Blocks()
		return fmt.Sprintf("%s loses %d%s", unit(e.Unit), e.Blocks(), lossWords[e.Loss()])
	case kernel.LeaderChecked:
		return "checked " + leader(e.Leader) + g.faces(&e.Faces)
	case kernel.EscapeRolled:
		return "escape " + leader(e.Leader) + g.faces(&e.Faces)
	case kernel.SwordsIgnored:
		return fmt.Sprintf("%s spared %d", unit(e.Unit), e.Swords())
	case kernel.FlagsIgnored:
		return fmt.Sprintf("%s ignores %d of %d", unit(e.Unit), e.Flags(), e.FlagsShown())
	case kernel.RetreatBlocked:
		return fmt.Sprintf("%s blocked %d", unit(e.Unit), e.Hexes())
	}
	return g.tellMore(e)
}

// tellMore returns events that do not change the board.
func (g *game) tellMore(e *kernel.Event) string {
	word := eventWords[e.Kind]
	at := func(i uint8) string {
		if i == kernel.NoUnit {
			return g.Label(g.told.leaders[e.Leader])
		}
		return g.Label(g.told.units[i])
	}
	switch e.Kind {
	case kernel.Attacked:
		return fmt.Sprintf("%s attacked %s at %d", at(e.Unit), at(e.Target), e.Distance())
	case kernel.ActionUsed:
		return fmt.Sprintf("used %s %d", g.b.Inspired[e.Action()].ID, e.Tokens())
	case kernel.TokensGained:
		return fmt.Sprintf("%s tokens %d", sideWords[e.Camp], e.Tokens())
	case kernel.DeckMade:
		return fmt.Sprintf("deck %d", e.Cards())
	case kernel.ObjectiveHeld, kernel.ObjectiveLost:
		return fmt.Sprintf("%s %d %s", word, e.Objective()+1, sideWords[e.Camp])
	case kernel.GameEnded:
		winner := "nobody"
		if won := e.Winner(); won != kernel.Neither {
			winner = sideWords[boards.Camp(won)]
		}
		return fmt.Sprintf("over %s %s", winner, endWords[e.End()])
	case kernel.UnitOrdered, kernel.BattledBack, kernel.UnitEvades:
		return at(e.Unit) + " " + word
	case kernel.LeaderOrdered, kernel.ChainBegan, kernel.LeaderJoined:
		return at(kernel.NoUnit) + " " + word
	}
	return word
}

// faces returns dice in the order of the faces.
func (g *game) faces(roll *[kernel.Faces]uint8) string {
	text, _ := g.v.format().Shown(roll[:])
	return text
}
