package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/maps/hex"
)

// Narrator words the events of one game, in order. It tracks the hexes and figures of the units, so it must receive
// every event from setup.Battle.Begin on.
type Narrator struct {
	b       *setup.Battle
	opened  bool
	at      []hex.Hex
	kinds   []uint8 // a unit may get another banner
	figures []int
	banners [boards.Camps]int // taken; objectives aside
	held    [boards.Camps]map[int]bool
	turn    int
	active  battlelore.Player
	orders  []string // units ordered so far, told in one line
	drawn   int      // Command cards drawn, to keep one
	none    string   // why the current card may have no taker
	lore    loreTold
	lines   []string
	turnAt  int // where the newest turn of the lines begins
	begun   bool
}

// New returns a Narrator for a game of a battle that has not begun.
func New(b *setup.Battle) *Narrator {
	t := &Narrator{b: b, held: [boards.Camps]map[int]bool{{}, {}}}
	for _, p := range b.Rules.Setup {
		n := int(p.Figures)
		if n == 0 {
			n = int(b.Rules.Kinds[p.Kind].Figures)
		}
		t.at, t.figures, t.kinds = append(t.at, p.At), append(t.figures, n), append(t.kinds, p.Kind)
	}
	return t
}

// Narrate takes events and returns their lines, without line ends. Orders make one line, which comes with the first
// event after them.
func (t *Narrator) Narrate(events []battlelore.Event) []string {
	t.lines, t.begun = nil, false
	if !t.opened && len(events) > 0 {
		t.opened = true
		if events[0].Kind != battlelore.TurnBegan {
			t.lines = append(t.lines, "", "Set-up")
		}
	}
	for i := range events {
		t.narrate(&events[i])
	}
	return t.lines
}

// TurnAt returns the index in the lines of the latest Narrate at which the newest turn begins, with the blank line
// before its heading. begun is false without a new turn.
func (t *Narrator) TurnAt() (at int, begun bool) { return t.turnAt, t.begun }

// line adds a line under a heading word, as the columns of a battle report.
func (t *Narrator) line(head, format string, args ...any) {
	t.lines = append(t.lines, words.Line(head, format, args...))
}

// narrate words one event.
func (t *Narrator) narrate(e *battlelore.Event) {
	if e.Kind != battlelore.UnitOrdered && !(e.Kind == battlelore.TokensPaid && e.Unit == battlelore.NoUnit) {
		t.tellOrders()
	}
	t.tellHeld(e.Kind)
	switch e.Kind {
	case battlelore.TurnBegan:
		t.beginTurn(e.Player)
	case battlelore.CardPlayed,
		battlelore.CardCopied,
		battlelore.FellBack,
		battlelore.OrdersRolled,
		battlelore.CardDrawn,
		battlelore.CardKept,
		battlelore.CardDiscarded,
		battlelore.CardOpened,
		battlelore.DeckMade:
		t.narrateCard(e)
	case battlelore.UnitOrdered:
		t.order(e)
	case battlelore.UnitMoved, battlelore.UnitRushed, battlelore.UnitLeft:
		t.narrateMove(e)
	case battlelore.ObjectiveHeld, battlelore.ObjectiveLost:
		t.narrateObjective(e)
	case battlelore.GameEnded:
		t.lines = append(t.lines, "", Ending(t.b, e.End(), e.Winner(), t.turn))
	case battlelore.Attacked,
		battlelore.DiceRolled,
		battlelore.DiceAgain,
		battlelore.StrikesIgnored,
		battlelore.FiguresLost,
		battlelore.UnitKilled,
		battlelore.FlagsIgnored,
		battlelore.UnitRetreated,
		battlelore.RetreatBlocked,
		battlelore.PanicRolled,
		battlelore.BattledBack,
		battlelore.GroundGained,
		battlelore.Pursued:
		t.narrateBattle(e)
	case battlelore.CriticalRolled,
		battlelore.Trampled,
		battlelore.PaceRolled,
		battlelore.Mended,
		battlelore.FlightBegan,
		battlelore.FlownOver,
		battlelore.Landed:
		t.narrateCreature(e)
	case battlelore.PowerUsed,
		battlelore.PowerRolled,
		battlelore.PowerStruck,
		battlelore.LoreStored,
		battlelore.TokenPut,
		battlelore.TokenRolled,
		battlelore.TokenGone:
		t.narratePower(e)
	case battlelore.LorePlayed,
		battlelore.LoreAimed,
		battlelore.LoreAimedAt,
		battlelore.LoreRival,
		battlelore.LoreCancelled,
		battlelore.LoreReturned,
		battlelore.TokensStolen,
		battlelore.TokensForgone,
		battlelore.SightGained,
		battlelore.CardTakenBack,
		battlelore.CardForced:
		t.narrateCast(e)
	case battlelore.ModifierPlaced,
		battlelore.UnitPlaced,
		battlelore.UnitReturned,
		battlelore.UnitShifted,
		battlelore.LoreStruck,
		battlelore.DiceTaken,
		battlelore.HitsIgnored,
		battlelore.StrikesTurned,
		battlelore.BattleBroken:
		t.narrateModifier(e)
	case battlelore.PlacePlaced,
		battlelore.PlaceLost,
		battlelore.PlaceGone,
		battlelore.UnitSlipped,
		battlelore.UnitPromoted,
		battlelore.CallRolled,
		battlelore.CreatureCame:
		t.narratePlace(e)
	case battlelore.RuleGave:
		t.line("rule", "%s: %s", t.gift(e.Gift()), t.unit(e.Unit))
	default:
		t.narrateLore(e)
	}
}

// beginTurn heads a turn.
func (t *Narrator) beginTurn(p battlelore.Player) {
	t.turn++
	t.active = p
	t.turnAt, t.begun = len(t.lines), true
	t.lines = append(t.lines, "", fmt.Sprintf("Turn %d, %s", t.turn, t.seat(p)))
}

// tellOrders words the orders.
func (t *Narrator) tellOrders() {
	if len(t.orders) > 0 {
		t.line("orders", "%s", strings.Join(t.orders, "; "))
		t.orders = nil
	}
}

// narrateCard words events of Command cards. It never names the cards that a player draws, because they are hidden.
func (t *Narrator) narrateCard(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.CardPlayed:
		from := ""
		if e.FromRack() {
			from = ", from the rack"
		}
		t.line("plays", "%s%s", t.b.Cards[e.Card()].Name, from)
		if t.none = "the card can order no unit"; t.b.Rules.Cards[e.Card()].Copy { // a card that copies has its own text
			t.none = "there is no card to copy"
		}
	case battlelore.CardCopied:
		swapped := ""
		if e.Mirrored() && !t.b.Rules.Cards[e.Card()].Tactic {
			swapped = ", left and right swapped"
		}
		t.line("", "copies %s%s", t.b.Cards[e.Card()].Name, swapped)
		t.none = "the card can order no unit"
	case battlelore.FellBack:
		t.line("", "%s: the player orders any one unit instead", t.none)
	case battlelore.OrdersRolled:
		t.line("", "%s for orders: %s", words.Dice(e.Dice()), faces(e.Faces))
		t.none = "the dice order no unit"
	case battlelore.CardKept:
		t.line("draws", "%s and keeps one", words.CountOf(t.drawn, "card"))
		t.drawn = 0
	case battlelore.CardDrawn:
		if e.OneOfSeveral() {
			t.drawn++
			return
		}
		t.line("draws", "a card")
	case battlelore.CardOpened:
		t.line("rack", "%s", t.b.Cards[e.Card()].Name)
	case battlelore.CardDiscarded:
		switch e.Discard() {
		case battlelore.OffRack:
			t.line("rack", "%s is discarded", t.b.Cards[e.Card()].Name)
		case battlelore.TakenByLore:
			t.line("", "%sloses the card %s", t.actor(e.Player), t.b.Cards[e.Card()].Name)
		}
	case battlelore.DeckMade:
		t.line("deck", "the discards are shuffled into a new deck, %d cards", e.Cards())
	}
}

// narrateMove words a move and updates the unit's hex.
func (t *Narrator) narrateMove(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.UnitMoved, battlelore.UnitRushed:
		head := "moves"
		if e.Kind == battlelore.UnitRushed {
			head = "rushes"
		}
		t.line(head, "%s to %s, %s", t.unit(e.Unit), t.hex(e.To), words.Hexes(e.Hexes()))
		t.at[e.Unit] = e.To
	case battlelore.UnitLeft:
		t.banners[t.b.Units[e.Unit].Camp] += e.Banners()
		t.line(
			"leaves",
			"%s %s the field: %s%s",
			t.unit(e.Unit),
			t.do(e.Unit, "leave"),
			banners(e.Banners()),
			t.won(e.Player),
		)
		t.at[e.Unit] = hex.None
		t.score()
	}
}

// narrateObjective words an objective won or lost, and the banners after it.
func (t *Narrator) narrateObjective(e *battlelore.Event) {
	camp, objective := e.Camp(), e.Objective()
	name := Objective(t.b, objective)
	if e.Kind == battlelore.ObjectiveHeld {
		t.held[camp][objective] = true
		t.line(
			"holds",
			"the %s hold %s: %s%s",
			People(camp),
			name,
			banners(t.b.Rules.Objectives[objective].Banners),
			t.won(e.Player),
		)
	} else {
		delete(t.held[camp], objective)
		t.line("loses", "the %s lose %s", People(camp), name)
	}
	t.score()
}

// score words both camps' banners after they changed.
func (t *Narrator) score() {
	t.line("banners", "Pennants %s, Standards %s", t.count(boards.Pennant), t.count(boards.Standard))
}

// count returns a camp's banners and its goal.
func (t *Narrator) count(c boards.Camp) string {
	n := t.banners[c]
	for i := range t.held[c] {
		n += t.b.Rules.Objectives[i].Banners
	}
	if goal := t.b.Rules.Goal[c]; goal > 0 {
		return fmt.Sprintf("%d of %d", n, goal)
	}
	return fmt.Sprint(n)
}
