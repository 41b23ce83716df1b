package runewars

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/narrate"
	answers "muster/internal/report/runewars"
)

// stand returns the state of a seat at a moment, in the form of Stand.
func (p *replayPage) stand(seat int, m *answers.Frame) Stand {
	x := &m.Stands[seat]
	s := &x.Player
	order, proof, out := -1, -1, 0
	if s.Order < runewars.Orders {
		order = int(s.Order)
	}
	if s.ProofYear > 0 {
		proof = int(s.ProofSeason)
	}
	if s.Out {
		out = 1
	}
	return Stand{seat, []int{
		x.Runes, x.Areas, x.Units, x.Forts, int(s.Dials[runewars.Food]), int(s.Dials[runewars.Wood]),
		int(s.Dials[runewars.Ore]), int(s.Influence), order, proof, out,
	}, p.holds(seat, x)}
}

// holds lists a seat's possessions other than numbers: heroes, Titles, cards.
func (p *replayPage) holds(seat int, x *answers.Stand) []int {
	g, s := p.replay.Game, &x.Player
	sees := p.replay.Sees(seat)
	out := []int{}
	say := func(text string) { out = append(out, p.word(text)) }
	for i := range x.Heroes {
		say(p.hero(&x.Heroes[i], sees))
	}
	for _, t := range x.Titles {
		say("Title: " + g.Titles[t].Name)
	}
	out = append(out, cards(p, "Tactics", s.Tactics, sees, g.Tactics)...)
	out = append(out, cards(p, "Quest", s.Quests, sees, g.Quests)...)
	switch {
	case s.Objective == runewars.NoCard:
	case sees && int(s.Objective) < len(g.Objectives):
		say("Objective: " + g.Objectives[s.Objective].Name)
	default:
		say("an Objective, hidden")
	}
	out = append(out, cards(p, "Commander", s.Commander, true, g.Commanders)...)
	return append(out, cards(p, "Development", s.Bought, true, g.Developments)...)
}

// named is a card of any deck.
type named interface{ Named() string }

// cards lists the cards of a kind: by name, or their number if they are hidden.
func cards[T named](p *replayPage, kind string, set runewars.Cards, sees bool, deck []T) []int {
	n := set.Len()
	if n == 0 {
		return nil
	}
	if !sees {
		if n == 1 {
			return []int{p.word(fmt.Sprintf("1 %s card, hidden", kind))}
		}
		return []int{p.word(fmt.Sprintf("%d %s cards, hidden", n, kind))}
	}
	var out []int
	for c := set.Next(0); c != runewars.NoCard && int(c) < len(deck); c = set.Next(c + 1) {
		out = append(out, p.word(kind+": "+deck[c].Named()))
	}
	return out
}

// hero describes the state of a hero.
func (p *replayPage) hero(h *answers.Hero, sees bool) string {
	g := p.replay.Game
	text := g.Heroes[h.Hero].Name
	if h.Area != runewars.NoArea {
		text += " in " + narrate.Area(g, h.Area)
	}
	var how []string
	if h.Damage > 0 {
		how = append(how, fmt.Sprintf("damage %d", h.Damage))
	}
	if h.Routed {
		how = append(how, "routed")
	}
	switch n := h.Rewards.Len(); {
	case n > 0 && sees:
		for c := h.Rewards.Next(0); c != runewars.NoCard && int(c) < len(g.Rewards); c = h.Rewards.Next(c + 1) {
			how = append(how, g.Rewards[c].Named())
		}
	case n == 1:
		how = append(how, "1 Reward")
	case n > 1:
		how = append(how, fmt.Sprintf("%d Rewards", n))
	}
	if len(how) > 0 {
		text += " (" + strings.Join(how, ", ") + ")"
	}
	return text
}
