package deploy

import (
	"fmt"
	"slices"
	"strings"

	"muster/deploycards/deck"
	"muster/deploycards/deploy/events"
	"muster/engine/battlelore/rulebook"
)

// everybody is who knows all.
const everybody = -1

// View is the decision as a player sees it: with what he may choose when it is his, and in every case with what stands
// as far as he knows it.
func (g *Game) View(s *State, seat int) *Decision {
	out := &Decision{Player: seat, Camp: g.From.Players[seat].Camp, Field: g.field}
	if ask := s.At.Ask; ask != nil && ask.Player == seat {
		*out = *ask
	}
	out.So = veiled(s.At.Out, seat)
	return out
}

// Known is what a player knows: what lies open, and what he holds.
func (g *Game) Known(s *State, seat int) []byte {
	return []byte(knownText(veiled(s.At.Out, seat), g.View(s, seat), seat))
}

// veiled is a deployment without what is hidden from a player: the seed, and of the others their cards that lie face
// down, what they have answered and the levels of their War Councils.
func veiled(d *Deployment, seat int) *Deployment {
	out := *d
	out.Seed, out.Choices = 0, [len(d.Choices)][]int{}
	out.Players = slices.Clone(d.Players)
	for i := range out.Players {
		if r := &out.Players[i]; i != seat {
			r.Hand, r.Draw, r.Choices, r.Steps, r.CouncilPlan = nil, deck.Draw{}, nil, nil, nil
			out.Draw[r.Camp] = deck.Draw{}
		}
	}
	out.Events = slices.Clone(d.Events)
	for i := range out.Events {
		if e := &out.Events[i]; e.FaceDown() && e.Player != seat {
			e.Card, e.Cards, e.Numbers = nil, nil, [len(e.Numbers)]int{}
		}
	}
	return &out
}

// knownText writes down what stands, what has happened, and what is to be decided.
func knownText(d *Deployment, ask *Decision, seat int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s seed %d boxes %q\n%s\n", d.Mode, d.Seed, d.Boxes, Signature(d))
	for i := range d.Players {
		r := &d.Players[i]
		fmt.Fprintf(&b, "player %d zone %d hand %s steps %d\n", i, r.Zone, cardNames(r.Hand), len(r.Steps))
	}
	for i := range d.Events {
		e := &d.Events[i]
		fmt.Fprintf(&b, "%d %d %d %d %s %s %s %s %d %d %t %d %v %v\n", e.Kind, e.Player, e.Zone, e.Section,
			cardNames([]*deck.Card{e.Card}), cardNames(e.Cards), unitID(e.Unit), unitID(e.Was), e.Hex, e.From, e.Held, e.Count,
			e.Green, e.Dice)
		if e.More != nil {
			fmt.Fprintf(&b, "%s\n", e.More.Text(events.Wording{Event: e, F: d.Field}))
		}
	}
	if ask != nil && (seat == everybody || ask.Player == seat) {
		fmt.Fprintf(&b, "%s\n", ask.Kind)
		for i := range ask.Options() {
			fmt.Fprintf(&b, "%s\n", ask.Option(i))
		}
	}
	return b.String()
}

func cardNames(cards []*deck.Card) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		if c != nil {
			words[i] = c.ID().String()
		}
	}
	return strings.Join(words, ",")
}

func unitID(u *rulebook.Unit) string {
	if u == nil {
		return ""
	}
	return u.ID
}
