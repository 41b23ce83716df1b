package medieval_test

import (
	"fmt"
	"strings"

	"muster/engine/command/boards"
	"muster/engine/medieval"
	"muster/maps/hex"
)

// eventWords are the names of event kinds in headers.
var eventWords = [medieval.EventKinds]string{
	medieval.TurnBegan:      "turn",
	medieval.CardPlayed:     "played",
	medieval.CardCopied:     "copied",
	medieval.FellBack:       "fell-back",
	medieval.OrdersRolled:   "orders",
	medieval.BlocksRolled:   "mending",
	medieval.ChainBegan:     "chain",
	medieval.UnitOrdered:    "ordered",
	medieval.LeaderOrdered:  "leader-ordered",
	medieval.ActionUsed:     "used",
	medieval.UnitMended:     "mended",
	medieval.UnitMoved:      "moved",
	medieval.UnitCharged:    "charged",
	medieval.UnitLeft:       "left",
	medieval.LeaderMoved:    "leader-moved",
	medieval.LeaderSent:     "sent",
	medieval.LeaderLeft:     "leader-left",
	medieval.LeaderJoined:   "joined",
	medieval.Attacked:       "attacked",
	medieval.CardReacted:    "reacted",
	medieval.UnitEvades:     "evades",
	medieval.DiceRolled:     "rolled",
	medieval.SwordsIgnored:  "spared",
	medieval.BlocksLost:     "loses",
	medieval.UnitEliminated: "eliminated",
	medieval.LeaderChecked:  "checked",
	medieval.LeaderFell:     "fell",
	medieval.FlagsIgnored:   "ignores",
	medieval.UnitRetreated:  "retreats",
	medieval.RetreatBlocked: "blocked",
	medieval.BattledBack:    "back",
	medieval.Advanced:       "advanced",
	medieval.AdvancedOn:     "advanced-on",
	medieval.LeaderEvaded:   "flees",
	medieval.EscapeRolled:   "escape",
	medieval.LeaderFled:     "fled",
	medieval.TokensGained:   "tokens",
	medieval.CardDrawn:      "drawn",
	medieval.CardKept:       "kept",
	medieval.CardDiscarded:  "discarded",
	medieval.DeckMade:       "deck",
	medieval.ObjectiveHeld:  "held",
	medieval.ObjectiveLost:  "given-up",
	medieval.GameEnded:      "over",
}

// usual are the kinds that a vector compares by default: the effects of a choice, not the choice itself.
var usual = []medieval.EventKind{
	medieval.CardCopied, medieval.FellBack, medieval.OrdersRolled, medieval.BlocksRolled, medieval.UnitLeft,
	medieval.LeaderLeft, medieval.DiceRolled, medieval.SwordsIgnored, medieval.BlocksLost, medieval.UnitEliminated,
	medieval.LeaderChecked, medieval.LeaderFell, medieval.EscapeRolled, medieval.LeaderFled, medieval.ObjectiveHeld,
	medieval.ObjectiveLost, medieval.GameEnded,
}

var (
	lossWords = []string{medieval.ByHits: "", medieval.ByBlock: " blocked"}
	endWords  = []string{
		medieval.ByBanners: "banners", medieval.ByRout: "rout", medieval.ByTurns: "turns", medieval.ByCap: "cap",
		medieval.ByNoCard: "no-card",
	}
)

// telling is the battle reconstructed from events: at the end it must equal the State.
type telling struct {
	units   [medieval.MaxUnits]hex.Hex
	blocks  [medieval.MaxUnits]int
	leaders [medieval.MaxLeaders]hex.Hex
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
func (g *game) goes(e *medieval.Event) {
	w := &g.told
	if e.Unit != medieval.NoUnit {
		if w.units[e.Unit] != e.From {
			g.Errorf("the unit of %s is told to come from %s", g.Label(w.units[e.Unit]), g.Label(e.From))
		}
		w.units[e.Unit] = e.To
	}
	if e.Leader != medieval.NoLeader {
		if w.leaders[e.Leader] != e.From {
			g.Errorf("the Leader of %s is told to come from %s", g.Label(w.leaders[e.Leader]),
				g.Label(e.From))
		}
		w.leaders[e.Leader] = e.To
	}
}

// tell returns an event in the form of vectors. It updates the reconstruction, so it must be called once for every
// event.
func (g *game) tell(e *medieval.Event) string {
	unit := func(i uint8) string { return g.Label(g.told.units[i]) }
	leader := func(i uint8) string { return g.Label(g.told.leaders[i]) }
	card := func() string { return g.b.Cards[e.Card()].ID }
	word := eventWords[e.Kind]
	switch e.Kind {
	case medieval.TurnBegan:
		return fmt.Sprintf("turn %d %s", e.Turn(), sideWords[e.Camp])
	case medieval.CardPlayed, medieval.CardDiscarded, medieval.CardKept, medieval.CardDrawn, medieval.CardReacted:
		return word + " " + card()
	case medieval.CardCopied:
		return word + " " + card() + when(e.Mirrored(), " mirrored")
	case medieval.FellBack:
		return word + when(e.Chosen(), " chosen")
	case medieval.OrdersRolled, medieval.BlocksRolled, medieval.DiceRolled:
		text, n := g.v.format().Shown(e.Faces[:])
		if n != e.Dice() {
			g.Errorf("%d dice are told, %d were rolled", e.Dice(), n)
		}
		return word + text
	case medieval.UnitMended:
		g.told.blocks[e.Unit] += e.Blocks()
		return fmt.Sprintf("%s mended %d", unit(e.Unit), e.Blocks())
	case medieval.UnitMoved, medieval.UnitCharged, medieval.UnitRetreated, medieval.Advanced, medieval.AdvancedOn:
		g.goes(e)
		if e.Evading() {
			word = "evades"
		}
		return fmt.Sprintf("%s %s %s", g.Label(e.From), word, g.Label(e.To))
	case medieval.LeaderMoved, medieval.LeaderSent, medieval.LeaderEvaded:
		g.goes(e)
		return fmt.Sprintf("leader %s %s %s", g.Label(e.From), word, g.Label(e.To))
	case medieval.UnitLeft, medieval.UnitEliminated:
		from := unit(e.Unit)
		g.told.units[e.Unit], g.told.blocks[e.Unit] = hex.None, 0
		if e.Kind == medieval.UnitLeft && e.Leader != medieval.NoLeader {
			g.told.leaders[e.Leader] = hex.None
		}
		return fmt.Sprintf("%s %s %d", from, word, e.Banners())
	case medieval.LeaderLeft, medieval.LeaderFell:
		from := leader(e.Leader)
		g.told.leaders[e.Leader] = hex.None
		return fmt.Sprintf("leader %s %s %d", from, strings.TrimPrefix(word, "leader-"), e.Banners())
	case medieval.LeaderFled:
		from := leader(e.Leader)
		g.told.leaders[e.Leader] = hex.None
		return fmt.Sprintf("leader %s fled", from)
	case medieval.BlocksLost:
		g.told.blocks[e.Unit] -= e.Blocks()
		return fmt.Sprintf("%s loses %d%s", unit(e.Unit), e.Blocks(), lossWords[e.Loss()])
	case medieval.LeaderChecked:
		return "checked " + leader(e.Leader) + g.faces(&e.Faces)
	case medieval.EscapeRolled:
		return "escape " + leader(e.Leader) + g.faces(&e.Faces)
	case medieval.SwordsIgnored:
		return fmt.Sprintf("%s spared %d", unit(e.Unit), e.Swords())
	case medieval.FlagsIgnored:
		return fmt.Sprintf("%s ignores %d of %d", unit(e.Unit), e.Flags(), e.FlagsShown())
	case medieval.RetreatBlocked:
		return fmt.Sprintf("%s blocked %d", unit(e.Unit), e.Hexes())
	}
	return g.tellMore(e)
}

// tellMore returns events that do not change the board.
func (g *game) tellMore(e *medieval.Event) string {
	word := eventWords[e.Kind]
	at := func(i uint8) string {
		if i == medieval.NoUnit {
			return g.Label(g.told.leaders[e.Leader])
		}
		return g.Label(g.told.units[i])
	}
	switch e.Kind {
	case medieval.Attacked:
		return fmt.Sprintf("%s attacked %s at %d", at(e.Unit), at(e.Target), e.Distance())
	case medieval.ActionUsed:
		return fmt.Sprintf("used %s %d", g.b.Inspired[e.Action()].ID, e.Tokens())
	case medieval.TokensGained:
		return fmt.Sprintf("%s tokens %d", sideWords[e.Camp], e.Tokens())
	case medieval.DeckMade:
		return fmt.Sprintf("deck %d", e.Cards())
	case medieval.ObjectiveHeld, medieval.ObjectiveLost:
		return fmt.Sprintf("%s %d %s", word, e.Objective()+1, sideWords[e.Camp])
	case medieval.GameEnded:
		winner := "nobody"
		if won := e.Winner(); won != medieval.Neither {
			winner = sideWords[boards.Camp(won)]
		}
		return fmt.Sprintf("over %s %s", winner, endWords[e.End()])
	case medieval.UnitOrdered, medieval.BattledBack, medieval.UnitEvades:
		return at(e.Unit) + " " + word
	case medieval.LeaderOrdered, medieval.ChainBegan, medieval.LeaderJoined:
		return at(medieval.NoUnit) + " " + word
	}
	return word
}

// faces returns dice in the order of the faces.
func (g *game) faces(roll *[medieval.Faces]uint8) string {
	text, _ := g.v.format().Shown(roll[:])
	return text
}
