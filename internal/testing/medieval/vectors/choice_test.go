package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/medieval"
)

// words is an action as vectors write it.
func (g *game) words(a medieval.Action) string {
	unit := func(i uint8) string { return g.Label(g.s.Units[i].At) }
	leader := func(i uint8) string { return g.Label(g.s.Leaders[i].At) }
	switch a.Kind() {
	case medieval.Pass:
		return "pass"
	case medieval.PlayCard:
		return "play " + g.b.Cards[a.Card()].ID
	case medieval.React:
		return "react " + g.b.Cards[a.Card()].ID
	case medieval.Keep:
		return "keep " + g.b.Cards[a.Card()].ID
	case medieval.GiveOrder:
		return "order " + unit(a.Unit())
	case medieval.OrderLeader:
		return "order leader " + leader(a.Leader())
	case medieval.BeginChain:
		return "chain " + leader(a.Leader())
	case medieval.Inspire:
		return "inspire " + g.b.Inspired[a.InspiredAction()].ID
	case medieval.Mend:
		return "mend " + unit(a.Unit())
	case medieval.Move:
		return fmt.Sprintf("move %s %s", unit(a.Unit()), g.Label(a.Hex()))
	case medieval.Charge:
		return fmt.Sprintf("charge %s %s", unit(a.Unit()), g.Label(a.Hex()))
	case medieval.Exit:
		return "exit " + unit(a.Unit())
	case medieval.MoveLeader:
		return fmt.Sprintf("move leader %s %s", leader(a.Leader()), g.Label(a.Hex()))
	case medieval.ExitLeader:
		return "exit leader " + leader(a.Leader())
	case medieval.Attack:
		return fmt.Sprintf("attack %s %s", unit(a.Unit()), unit(a.Target()))
	case medieval.AttackLeader:
		return fmt.Sprintf("attack %s %s", unit(a.Unit()), leader(a.TargetLeader()))
	case medieval.Evade:
		return "evade"
	case medieval.Ignore:
		return fmt.Sprintf("ignore %d", a.Flags())
	case medieval.Retreat:
		return "retreat " + g.Label(a.Hex())
	case medieval.Escape:
		return "flee " + g.Label(a.Hex())
	case medieval.LeaveBoard:
		return "leave board"
	case medieval.BattleBack:
		return "battle back"
	case medieval.Advance:
		return "advance " + g.Label(a.Hex())
	case medieval.AdvanceOn:
		return fmt.Sprintf("on %s %s", unit(a.Unit()), g.Label(a.Hex()))
	case medieval.SendLeader:
		return fmt.Sprintf("send %s %s", leader(a.Leader()), g.Label(a.Hex()))
	}
	return a.String()
}

// known reports whether some action has these words: a slip in a vector must not pass for a refusal.
func (g *game) known(words string) (good bool) {
	w := strings.Fields(words)
	switch {
	case slices.Contains([]string{"pass", "evade", "battle back", "leave board"}, words):
		good = true
	case len(w) == 2 && slices.Contains([]string{"play", "react", "keep"}, w[0]):
		good = g.Card(w[1]) != medieval.NoCard
	case len(w) == 2 && w[0] == "inspire":
		good = g.action(w[1]) != medieval.NoAction
	case len(w) == 2 && w[0] == "ignore":
		good = len(w[1]) == 1 && w[1] >= "0" && w[1] <= "9"
	case len(w) == 2:
		verbs := []string{"order", "chain", "mend", "exit", "retreat", "flee", "advance"}
		good = slices.Contains(verbs, w[0]) && g.Hex(w[1]) >= 0
	case len(w) == 3 && w[1] == "leader":
		good = (w[0] == "order" || w[0] == "exit") && g.Hex(w[2]) >= 0
	case len(w) == 3:
		verbs := []string{"move", "charge", "attack", "on", "send"}
		good = slices.Contains(verbs, w[0]) && g.Hex(w[1]) >= 0 && g.Hex(w[2]) >= 0
	case len(w) == 4:
		good = w[0] == "move" && w[1] == "leader" && g.Hex(w[2]) >= 0 && g.Hex(w[3]) >= 0
	}
	return good
}

// build makes the action of words that name a unit or a Leader on the board, whether it is legal or not.
func (g *game) build(words string) (a medieval.Action, ok bool) {
	w := strings.Fields(words)
	if len(w) < 2 || slices.Contains([]string{"play", "react", "keep", "inspire", "ignore", "battle"}, w[0]) {
		return 0, false
	}
	if w[1] == "leader" {
		l := g.s.Led[g.Hex(w[2])]
		switch {
		case l == medieval.NoLeader:
			return 0, false
		case w[0] == "order":
			return medieval.OrderLeaderAction(l), true
		case w[0] == "exit":
			return medieval.ExitLeaderAction(l), true
		}
		return medieval.MoveLeaderAction(l, g.Hex(w[3])), true
	}
	unit := g.s.On[g.Hex(w[1])]
	if unit == medieval.NoUnit {
		return 0, false
	}
	switch w[0] {
	case "order":
		return medieval.GiveOrderAction(unit), true
	case "mend":
		return medieval.MendAction(unit), true
	case "exit":
		return medieval.ExitAction(unit), true
	case "move":
		return medieval.MoveAction(unit, g.Hex(w[2])), true
	case "charge":
		return medieval.ChargeAction(unit, g.Hex(w[2])), true
	case "on":
		return medieval.AdvanceOnAction(unit, g.Hex(w[2])), true
	case "attack":
		h := g.Hex(w[2])
		if foe := g.s.On[h]; foe != medieval.NoUnit {
			return medieval.AttackAction(unit, foe), true
		}
		if foe := g.s.Led[h]; foe != medieval.NoLeader {
			return medieval.AttackLeaderAction(unit, foe), true
		}
	}
	return 0, false
}
