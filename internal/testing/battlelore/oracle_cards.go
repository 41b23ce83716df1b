package battlelore

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
)

// card is a Command card in terms of orders.
type card struct {
	id       string
	sections [3]int // orders in each section; command: as many as cards of Command
	pool     int    // orders in any section
	who      func(*unit) bool
	group    bool // the ordered units stand in one connected group
	rolls    bool
	copies   bool
	tactic   bool
	epic     bool // played in an Epic battle
}

// Numbers of orders that depend on the hand or the field.
const (
	handCards = -1
	all       = 1000
)

func anyone(*unit) bool { return true }

// cards are the deck's kinds, by the ids of the rulebook.
func cards() map[string]card {
	list := []card{
		{id: "on-the-march", sections: [3]int{1, 1, 1}},
		{id: "forward", sections: [3]int{2, 2, 2}},
		{id: "surround", sections: [3]int{2, 0, 2}},
		{id: "green-banners", tactic: true, pool: handCards, who: func(u *unit) bool { return u.row.Banner == "green" }},
		{id: "blue-banners", tactic: true, pool: handCards, who: func(u *unit) bool { return u.row.Banner == "blue" }},
		{id: "red-banners", tactic: true, pool: handCards, who: func(u *unit) bool { return u.row.Banner == "red" }},
		{id: "mounted-charge", tactic: true, pool: handCards, who: (*unit).mounted},
		{id: "foot-onslaught", tactic: true, pool: handCards, who: (*unit).foot, group: true},
		{id: "darken-the-sky", tactic: true, pool: all, who: (*unit).shoots},
		{id: "leadership", tactic: true, pool: 1, who: anyone},
		{id: "counter-attack", tactic: true, copies: true, who: anyone},
		{id: "battlelore", tactic: true, rolls: true, who: anyone},
	}
	for kind, orders := range map[string]int{"scout": 1, "patrol": 2, "attack": 3, "advance": handCards} {
		for i, section := range []string{"left", "centre", "right"} {
			c := card{id: kind + "-" + section}
			c.sections[i] = orders
			list = append(list, c)
		}
	}
	out := map[string]card{}
	for _, c := range list {
		out[c.id] = c
	}
	return out
}

// mirrored returns a Section card with left and right swapped; a Tactic card is unchanged.
func (c card) mirrored() card {
	c.sections[0], c.sections[2] = c.sections[2], c.sections[0]
	return c
}

// draws returns the number of cards drawn at the end of the turn; the player keeps one of them.
func (c card) draws() int {
	if strings.HasPrefix(c.id, "scout-") {
		return 2
	}
	return 1
}

// grants are the abilities and bans of a card for one of its ordered units.
type grants struct {
	dice              int // on top of the limits (BL-TER-01)
	stride            int // hexes it may move and still battle
	still             bool
	noMelee, noRanged bool
	shots             int
}

// grantsFor returns the grants of the card in force for u; a unit ordered by the fallback gets none.
func (c card) grantsFor(u *unit, melee bool) grants {
	g := grants{shots: 1}
	if !u.ordered || u.plain {
		return g
	}
	switch c.id {
	case "mounted-charge":
		if melee {
			g.dice = 1
		}
		if u.row.Banner == "red" {
			g.stride = 3
		}
		g.noRanged = true
	case "foot-onslaught":
		g.stride = 2
		g.noRanged = true
	case "darken-the-sky":
		g.still, g.noMelee, g.shots = true, true, 2
	case "leadership":
		g.dice = 1
	case "battlelore":
		g.dice = 1
		if c.epic { // EP-CMD-03
			g.dice = 2
		}
	}
	return g
}

// played are the cards on the table: numbers of the deck, none for no card.
type played struct{ own, open int }

const none = -1

// command plays a card, or in Epic two Section cards, and sets the orders (BL-TURN-02, EP-TRN-01, EP-TRN-02).
func (g *OracleGame) command() {
	options := append(
		g.playable(battlelore.PlayCard, g.hands[g.active], false),
		g.playable(battlelore.PlayOpen, g.rack, false)...)
	if len(options) == 0 {
		g.finish(battlelore.ByNoCard, battlelore.Neither)
		return
	}
	held := len(g.hands[g.active]) // BL-CMD-02; EP-CMD-01: the rack's cards do not count, not even the one just played
	g.played = played{none, none}
	g.lay(g.table.Choose(g.active, options))
	if g.size > 0 && g.played.open == none && !g.deck[g.played.own].tactic {
		g.second(g.playable(battlelore.PlayOpen, g.rack, true))
	} else if g.size > 0 && g.played.own == none && !g.deck[g.played.open].tactic {
		g.second(g.playable(battlelore.PlayCard, g.hands[g.active], true))
	}
	g.carryOut(g.onTable(), held)
}

// playable lists the playable cards of the hand or of the rack, each kind once.
func (g *OracleGame) playable(kind battlelore.ActionKind, from []int, sections bool) []battlelore.Action {
	var out []battlelore.Action
	for _, n := range from {
		if a := battlelore.NewAction(kind, 0, uint16(n)); !slices.Contains(out, a) && !(sections && g.deck[n].tactic) {
			out = append(out, a)
		}
	}
	return out
}

// lay lays a card on the table.
func (g *OracleGame) lay(a battlelore.Action) {
	if a.Kind() == battlelore.PlayOpen {
		g.played.open = int(a.Card())
		g.rack, _ = without(g.rack, int(a.Card()))
		return
	}
	g.played.own = int(a.Card())
	g.hands[g.active], _ = without(g.hands[g.active], int(a.Card()))
}

// second offers a Section card of the other place.
func (g *OracleGame) second(options []battlelore.Action) {
	if len(options) == 0 {
		return
	}
	if a := g.table.Choose(g.active, append(options, pass())); a.Kind() != battlelore.Pass {
		g.lay(a)
	}
}

// onTable are the cards played, the own one first.
func (g *OracleGame) onTable() []card {
	var out []card
	for _, n := range []int{g.played.own, g.played.open} {
		if n != none {
			out = append(out, g.deck[n])
		}
	}
	return out
}

// carryOut computes the orders of the cards; held are the cards of Command.
func (g *OracleGame) carryOut(down []card, held int) {
	asPlayed := down[0]
	if asPlayed.copies {
		down = g.counter(g.copied[g.active.Other()])
	}
	g.copied[g.active] = down
	if len(down) == 0 { // nothing to counter: one unit of choice
		g.orders = announce(asPlayed, held)
		g.orders.fallback = true
		return
	}
	c := down[0]
	g.orders = announce(c, held)
	for _, also := range down[1:] { // EP-CMD-02
		g.orders.join(announce(also, held))
	}
	if c.epic && c.id == "leadership" { // EP-CMD-05
		g.orders.pool += g.commander[g.active]
	}
	if c.rolls {
		faces := g.table.Roll(held)
		g.say("orders rolled %d", held)
		g.orders.rolled(faces)
		if g.lore.Terms != nil {
			g.gain(g.active, faces[battlelore.Lore], battlelore.ForCard)
		}
	}
	// one unit of choice if the card has no taker, and only then.
	if c.tactic && len(g.orderable()) == 0 {
		g.orders.fallback = true
	}
}

// counter returns the card that a Counter Attack repeats, left and right swapped; of two, one (EP-CMD-04, R-109).
func (g *OracleGame) counter(last []card) []card {
	if len(last) == 0 {
		return nil
	}
	which := 0
	if len(last) == 2 && last[0].id != last[1].id { // the countering camp chooses
		which = g.table.Choose(
			g.active,
			[]battlelore.Action{battlelore.CopyLastAction(0), battlelore.CopyLastAction(1)},
		).Countered()
	}
	return []card{last[which].mirrored()}
}

// draw discards the cards played, fills the hand and then the rack (BL-END-01, EP-RCK-01).
func (g *OracleGame) draw() {
	for _, n := range []int{g.played.own, g.played.open} {
		if n != none {
			g.spent = append(g.spent, n)
		}
	}
	if g.played.own != none { // the hand lacks no card otherwise
		g.drawOwn(g.orders.draws())
	}
	g.fillRack()
	if g.orders.card.id == "battlelore" { // the discards, that card too, go back into the deck; EP-CMD-03: not the rack
		g.pile, g.spent = append(g.pile, g.spent...), nil
	}
}

// top draws a card; an empty deck is first rebuilt from the discards (EP-RCK-03).
func (g *OracleGame) top() (n int, ok bool) {
	if len(g.pile) == 0 {
		g.pile, g.spent = g.spent, nil
	}
	if len(g.pile) == 0 {
		return none, false
	}
	n = g.table.Draw()
	rest, ok := without(g.pile, n)
	if !ok {
		g.say("drew %d, which is not in the deck", n)
	}
	g.pile = rest
	return n, true
}

// drawOwn draws some cards; the player keeps one of them.
func (g *OracleGame) drawOwn(cards int) {
	var drawn []int
	for range cards {
		if n, ok := g.top(); ok {
			drawn = append(drawn, n)
		}
	}
	if len(drawn) == 0 {
		return
	}
	var kept []battlelore.Action
	for _, n := range drawn {
		if a := battlelore.KeepAction(uint8(n)); !slices.Contains(kept, a) {
			kept = append(kept, a)
		}
	}
	keep := kept[0]
	if len(drawn) > 1 {
		keep = g.table.Choose(g.active, kept)
	}
	rest, _ := without(drawn, int(keep.Card()))
	g.hands[g.active] = append(g.hands[g.active], int(keep.Card()))
	g.spent = append(g.spent, rest...)
}

// fillRack fills the rack, and replaces it while it holds only Tactic cards (EP-RCK-02).
func (g *OracleGame) fillRack() {
	for {
		for len(g.rack) < g.size {
			n, ok := g.top()
			if !ok {
				return
			}
			g.rack = append(g.rack, n)
		}
		if g.size == 0 || slices.ContainsFunc(g.rack, func(n int) bool { return !g.deck[n].tactic }) {
			return
		}
		g.spent, g.rack = append(g.spent, g.rack...), nil
	}
}
