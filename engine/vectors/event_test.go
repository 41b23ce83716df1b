package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
	"muster/maps/hex"
)

// eventWords are the kinds of event as headers name them.
var eventWords = withLore([engine.EventKinds]string{
	engine.TurnBegan: "turn", engine.CardPlayed: "played", engine.CardCopied: "copied", engine.FellBack: "fell-back",
	engine.OrdersRolled: "orders", engine.UnitOrdered: "ordered", engine.UnitMoved: "moved", engine.UnitRushed: "rushed",
	engine.UnitLeft: "left", engine.Attacked: "attacked", engine.DiceRolled: "rolled", engine.DiceAgain: "again",
	engine.StrikesIgnored: "spared", engine.FiguresLost: "loses", engine.UnitKilled: "killed",
	engine.FlagsIgnored: "ignores", engine.UnitRetreated: "retreats", engine.RetreatBlocked: "blocked",
	engine.PanicRolled: "panics", engine.BattledBack: "back", engine.GroundGained: "gained", engine.Pursued: "pursued",
	engine.CardDrawn: "drawn", engine.CardKept: "kept", engine.CardDiscarded: "discarded", engine.CardOpened: "opened",
	engine.DeckMade:      "deck",
	engine.ObjectiveHeld: "held", engine.ObjectiveLost: "given-up", engine.GameEnded: "over",
})

// usual are the kinds that a vector compares when it names none: what comes of a choice, not the choice itself.
var usual = []engine.EventKind{
	engine.CardCopied, engine.FellBack, engine.OrdersRolled, engine.UnitLeft, engine.DiceRolled, engine.DiceAgain,
	engine.StrikesIgnored, engine.FiguresLost, engine.UnitKilled, engine.FlagsIgnored, engine.UnitRetreated,
	engine.RetreatBlocked, engine.PanicRolled, engine.DeckMade, engine.ObjectiveHeld, engine.ObjectiveLost,
	engine.GameEnded,
}

// isUsual tells whether a kind is compared when a vector names none.
func isUsual(k engine.EventKind) bool {
	return slices.Contains(usual, k) || slices.Contains(usualLore, k)
}

var (
	lossWords = []string{
		engine.ByHits: "", engine.ByBlock: " blocked", engine.ByPanic: " panic",
		engine.ByTrample: " trampled", engine.ByToken: " token", engine.ByPower: " power", engine.ByLore: " lore",
	}
	endWords = []string{
		engine.ByBanners: "banners", engine.ByRout: "rout", engine.ByTurns: "turns", engine.ByCap: "cap",
		engine.ByNoCard: "no-card", engine.Marginally: "marginal",
	}
)

// telling is the battle as the events tell it: at the end it must be the State's.
type telling struct {
	at      [engine.MaxUnits]hex.Hex
	figures [engine.MaxUnits]int
}

func (w *telling) begin(g *game) {
	for i := range g.s.Units {
		w.at[i], w.figures[i] = g.s.Units[i].At, int(g.s.Units[i].Figures)
	}
}

// watches tells whether a vector compares events of a kind.
func (v *vector) watches(k engine.EventKind) bool {
	if v.watch == nil {
		return isUsual(k)
	}
	return slices.Contains(v.watch, "all") || slices.Contains(v.watch, eventWords[k])
}

// tell is an event as vectors write it. It keeps the telling up to date, so it is called once for every event.
func (g *game) tell(e *engine.Event) string {
	w := &g.told
	unit := g.toldUnit
	card := func() string { return g.b.Cards[e.Card()].ID }
	word := eventWords[e.Kind]
	switch e.Kind {
	case engine.TurnBegan:
		return fmt.Sprintf("turn %d %s", e.Turn(), g.r.CampOf[e.Player])
	case engine.CardPlayed:
		return "played " + when(e.FromRack(), "open ") + card()
	case engine.CardDiscarded:
		return "discarded " + [engine.DiscardKinds]string{engine.OffRack: "open ", engine.TakenByLore: "at random "}[e.Discard()] + card()
	case engine.CardKept, engine.CardDrawn, engine.CardOpened:
		return word + " " + card()
	case engine.CardCopied:
		return strings.TrimSpace("copied " + card() + when(e.Mirrored(), " mirrored"))
	case engine.FellBack:
		return word
	case engine.OrdersRolled:
		return "orders" + faces(&e.Faces)
	case engine.UnitOrdered:
		return "ordered " + unit(e.Unit)
	case engine.UnitMoved, engine.UnitRushed, engine.UnitRetreated, engine.GroundGained, engine.Pursued:
		from := unit(e.Unit)
		if w.at[e.Unit] != e.From {
			g.t.Errorf("line %d: the unit of %s is told to come from %s", g.line, from, g.r.Board.Label(e.From))
		}
		w.at[e.Unit] = e.To
		return fmt.Sprintf("%s %s %s", from, word, unit(e.Unit))
	case engine.UnitLeft, engine.UnitKilled:
		from := unit(e.Unit)
		w.at[e.Unit], w.figures[e.Unit] = hex.None, 0
		return fmt.Sprintf("%s %s", from, word)
	case engine.Attacked:
		return fmt.Sprintf("%s attacked %s at %d", unit(e.Unit), unit(e.Other), e.Distance())
	case engine.DiceRolled:
		if n := sum(&e.Faces); n != e.Dice() {
			g.t.Errorf("line %d: %d dice are told, %d were rolled", g.line, e.Dice(), n)
		}
		return "rolled" + faces(&e.Faces)
	case engine.DiceAgain:
		return "again" + faces(&e.Faces)
	case engine.PanicRolled:
		return fmt.Sprintf("%s panics%s", unit(e.Unit), faces(&e.Faces))
	case engine.StrikesIgnored:
		return fmt.Sprintf("%s spared %d", unit(e.Unit), e.Strikes())
	case engine.FiguresLost:
		w.figures[e.Unit] -= e.Figures()
		return fmt.Sprintf("%s loses %d%s", unit(e.Unit), e.Figures(), lossWords[e.Loss()])
	case engine.FlagsIgnored:
		return fmt.Sprintf("%s ignores %d of %d", unit(e.Unit), e.Flags(), e.FlagsShown())
	case engine.RetreatBlocked:
		return fmt.Sprintf("%s blocked %d", unit(e.Unit), e.Hexes())
	case engine.BattledBack:
		return fmt.Sprintf("%s back at %s", unit(e.Unit), unit(e.Other))
	case engine.DeckMade:
		return fmt.Sprintf("deck %d", e.Cards())
	case engine.ObjectiveHeld, engine.ObjectiveLost:
		return fmt.Sprintf("%s %d %s", word, e.Objective()+1, e.Camp())
	case engine.GameEnded:
		winner := "nobody"
		if won := e.Winner(); won != engine.Neither {
			winner = hex.Camp(won).String()
		}
		return fmt.Sprintf("over %s %s", winner, endWords[e.End()])
	}
	return g.tellLore(e)
}

// when is a word that an event is told with only sometimes.
func when(so bool, word string) string {
	if so {
		return word
	}
	return ""
}

// faces writes dice, in the order of the faces.
func faces(roll *[engine.Faces]uint8) string {
	out := ""
	for face, n := range roll {
		out += strings.Repeat(" "+faceWords[face], int(n))
	}
	return out
}

func sum(roll *[engine.Faces]uint8) (n int) {
	for _, k := range roll {
		n += int(k)
	}
	return n
}
