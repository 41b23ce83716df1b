package battlelore_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// eventWords are the names of the kinds of event in headers.
var eventWords = withLore([battlelore.EventKinds]string{
	battlelore.TurnBegan:      "turn",
	battlelore.CardPlayed:     "played",
	battlelore.CardCopied:     "copied",
	battlelore.FellBack:       "fell-back",
	battlelore.OrdersRolled:   "orders",
	battlelore.UnitOrdered:    "ordered",
	battlelore.UnitMoved:      "moved",
	battlelore.UnitRushed:     "rushed",
	battlelore.UnitLeft:       "left",
	battlelore.Attacked:       "attacked",
	battlelore.DiceRolled:     "rolled",
	battlelore.DiceAgain:      "again",
	battlelore.StrikesIgnored: "spared",
	battlelore.FiguresLost:    "loses",
	battlelore.UnitKilled:     "killed",
	battlelore.FlagsIgnored:   "ignores",
	battlelore.UnitRetreated:  "retreats",
	battlelore.RetreatBlocked: "blocked",
	battlelore.PanicRolled:    "panics",
	battlelore.BattledBack:    "back",
	battlelore.GroundGained:   "gained",
	battlelore.Pursued:        "pursued",
	battlelore.CardDrawn:      "drawn",
	battlelore.CardKept:       "kept",
	battlelore.CardDiscarded:  "discarded",
	battlelore.CardOpened:     "opened",
	battlelore.DeckMade:       "deck",
	battlelore.ObjectiveHeld:  "held",
	battlelore.ObjectiveLost:  "given-up",
	battlelore.GameEnded:      "over",
})

// usual are the kinds that a vector compares by default: the results of a choice, not the choice itself.
var usual = []battlelore.EventKind{
	battlelore.CardCopied,
	battlelore.FellBack,
	battlelore.OrdersRolled,
	battlelore.UnitLeft,
	battlelore.DiceRolled,
	battlelore.DiceAgain,
	battlelore.StrikesIgnored,
	battlelore.FiguresLost,
	battlelore.UnitKilled,
	battlelore.FlagsIgnored,
	battlelore.UnitRetreated,
	battlelore.RetreatBlocked,
	battlelore.PanicRolled,
	battlelore.DeckMade,
	battlelore.ObjectiveHeld,
	battlelore.ObjectiveLost,
	battlelore.GameEnded,
}

// isUsual reports whether a vector compares a kind by default.
func isUsual(k battlelore.EventKind) bool {
	return slices.Contains(usual, k) || slices.Contains(usualLore, k)
}

var (
	lossWords = []string{
		battlelore.ByHits:    "",
		battlelore.ByBlock:   " blocked",
		battlelore.ByPanic:   " panic",
		battlelore.ByTrample: " trampled",
		battlelore.ByToken:   " token",
		battlelore.ByPower:   " power",
		battlelore.ByLore:    " lore",
	}
	endWords = []string{
		battlelore.ByBanners:  "banners",
		battlelore.ByRout:     "rout",
		battlelore.ByTurns:    "turns",
		battlelore.ByCap:      "cap",
		battlelore.ByNoCard:   "no-card",
		battlelore.Marginally: "marginal",
	}
)

// telling is the battle as derived from the events: at the end it must equal the State's.
type telling struct {
	at      [battlelore.MaxUnits]hex.Hex
	figures [battlelore.MaxUnits]int
}

func (w *telling) begin(g *game) {
	for i := range g.s.Units {
		w.at[i], w.figures[i] = g.s.Units[i].At, int(g.s.Units[i].Figures)
	}
}

// tell returns an event as vectors write it. It updates the derived battle, so it is called once for every event.
func (g *game) tell(e *battlelore.Event) string {
	w := &g.told
	unit := g.toldUnit
	card := func() string { return g.b.Cards[e.Card()].ID }
	word := eventWords[e.Kind]
	switch e.Kind {
	case battlelore.TurnBegan:
		return fmt.Sprintf("turn %d %s", e.Turn(), g.r.CampOf[e.Player])
	case battlelore.CardPlayed:
		return "played " + when(e.FromRack(), "open ") + card()
	case battlelore.CardDiscarded:
		return "discarded " + [battlelore.DiscardKinds]string{battlelore.OffRack: "open ",
			battlelore.TakenByLore: "at random "}[e.Discard()] + card()
	case battlelore.CardKept, battlelore.CardDrawn, battlelore.CardOpened:
		return word + " " + card()
	case battlelore.CardCopied:
		return strings.TrimSpace("copied " + card() + when(e.Mirrored(), " mirrored"))
	case battlelore.FellBack:
		return word
	case battlelore.OrdersRolled:
		return "orders" + g.faces(&e.Faces)
	case battlelore.UnitOrdered:
		return "ordered " + unit(e.Unit)
	case battlelore.UnitMoved,
		battlelore.UnitRushed,
		battlelore.UnitRetreated,
		battlelore.GroundGained,
		battlelore.Pursued:
		from := unit(e.Unit)
		if w.at[e.Unit] != e.From {
			g.Errorf("the unit of %s is told to come from %s", from, g.Label(e.From))
		}
		w.at[e.Unit] = e.To
		return fmt.Sprintf("%s %s %s", from, word, unit(e.Unit))
	case battlelore.UnitLeft, battlelore.UnitKilled:
		from := unit(e.Unit)
		w.at[e.Unit], w.figures[e.Unit] = hex.None, 0
		return fmt.Sprintf("%s %s", from, word)
	case battlelore.Attacked:
		return fmt.Sprintf("%s attacked %s at %d", unit(e.Unit), unit(e.Target), e.Distance())
	case battlelore.DiceRolled:
		text, n := g.v.format().Shown(e.Faces[:])
		if n != e.Dice() {
			g.Errorf("%d dice are told, %d were rolled", e.Dice(), n)
		}
		return "rolled" + text
	case battlelore.DiceAgain:
		return "again" + g.faces(&e.Faces)
	case battlelore.PanicRolled:
		return fmt.Sprintf("%s panics%s", unit(e.Unit), g.faces(&e.Faces))
	case battlelore.StrikesIgnored:
		return fmt.Sprintf("%s spared %d", unit(e.Unit), e.Strikes())
	case battlelore.FiguresLost:
		w.figures[e.Unit] -= e.Figures()
		return fmt.Sprintf("%s loses %d%s", unit(e.Unit), e.Figures(), lossWords[e.Loss()])
	case battlelore.FlagsIgnored:
		return fmt.Sprintf("%s ignores %d of %d", unit(e.Unit), e.Flags(), e.FlagsShown())
	case battlelore.RetreatBlocked:
		return fmt.Sprintf("%s blocked %d", unit(e.Unit), e.Hexes())
	case battlelore.BattledBack:
		return fmt.Sprintf("%s back at %s", unit(e.Unit), unit(e.Target))
	case battlelore.DeckMade:
		return fmt.Sprintf("deck %d", e.Cards())
	case battlelore.ObjectiveHeld, battlelore.ObjectiveLost:
		return fmt.Sprintf("%s %d %s", word, e.Objective()+1, e.Camp())
	case battlelore.GameEnded:
		winner := "nobody"
		if won := e.Winner(); won != battlelore.Neither {
			winner = boards.Camp(won).String()
		}
		return fmt.Sprintf("over %s %s", winner, endWords[e.End()])
	}
	return g.tellLore(e)
}

// when returns a word that only some events include.
func when(so bool, word string) string {
	if so {
		return word
	}
	return ""
}

// faces writes dice, in the order of the faces.
func (g *game) faces(roll *[battlelore.Faces]uint8) string {
	text, _ := g.v.format().Shown(roll[:])
	return text
}
