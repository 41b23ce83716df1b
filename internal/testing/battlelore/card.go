package battlelore

import "strings"

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
	command = -1
	all     = 1000
)

func anyone(*unit) bool { return true }

// cards are the deck's kinds, by the ids of the rulebook.
func cards() map[string]card {
	list := []card{
		{id: "on-the-march", sections: [3]int{1, 1, 1}},
		{id: "forward", sections: [3]int{2, 2, 2}},
		{id: "surround", sections: [3]int{2, 0, 2}},
		{id: "green-banners", tactic: true, pool: command, who: func(u *unit) bool { return u.row.Banner == "green" }},
		{id: "blue-banners", tactic: true, pool: command, who: func(u *unit) bool { return u.row.Banner == "blue" }},
		{id: "red-banners", tactic: true, pool: command, who: func(u *unit) bool { return u.row.Banner == "red" }},
		{id: "mounted-charge", tactic: true, pool: command, who: (*unit).mounted},
		{id: "foot-onslaught", tactic: true, pool: command, who: (*unit).foot, group: true},
		{id: "darken-the-sky", tactic: true, pool: all, who: (*unit).shoots},
		{id: "leadership", tactic: true, pool: 1, who: anyone},
		{id: "counter-attack", tactic: true, copies: true, who: anyone},
		{id: "battlelore", tactic: true, rolls: true, who: anyone},
	}
	for kind, orders := range map[string]int{"scout": 1, "patrol": 2, "attack": 3, "advance": command} {
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

// mirrored is a Section card with left and right swapped; a Tactic card stays what it is.
func (c card) mirrored() card {
	c.sections[0], c.sections[2] = c.sections[2], c.sections[0]
	return c
}

// draws returns the number of cards drawn at the end of the turn, of which one is kept.
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
