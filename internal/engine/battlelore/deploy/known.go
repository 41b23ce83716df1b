package deploy

import (
	"fmt"
	"slices"
	"strconv"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
)

// everybody is the seat number of an observer who sees everything.
const everybody = -1

// View returns the decision as a player sees it: with the options if it is that player's, and with the deployment as
// far as the player knows it.
func (g *Game) View(s *State, seat int) *Decision {
	out := &Decision{Player: seat, Camp: g.From.Players[seat].Camp, Field: g.field}
	if ask := s.At.Ask; ask != nil && ask.Player == seat {
		*out = *ask
	}
	out.So = veiled(s.At.Out, seat)
	return out
}

// Known returns a player's knowledge: the open information and the player's own cards.
func (g *Game) Known(s *State, seat int) []byte {
	return knownText(veiled(s.At.Out, seat), g.View(s, seat), seat)
}

// veiled returns a deployment without the information hidden from a player: the seed, and the other players' face-down
// cards, answers and War Council levels.
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

// knownText writes the deployment, the events and the open decision.
func knownText(d *Deployment, ask *Decision, seat int) []byte {
	b := make([]byte, 0, 1024+128*len(d.Events))
	b = fmt.Appendf(b, "%s seed %d boxes %q\n%s\n", d.Mode, d.Seed, d.Boxes, Signature(d))
	for i := range d.Players {
		r := &d.Players[i]
		b = fmt.Appendf(b, "player %d zone %d hand ", i, r.Zone)
		b = fmt.Appendf(appendCards(b, r.Hand...), " steps %d\n", len(r.Steps))
	}
	for i := range d.Events {
		e := &d.Events[i]
		b = appendEvent(b, e)
		if e.More != nil {
			b = append(b, e.More.Text(events.Wording{Event: e, F: d.Field})...)
			b = append(b, '\n')
		}
	}
	if ask != nil && (seat == everybody || ask.Player == seat) {
		b = append(append(b, ask.Kind...), '\n')
		for i := range ask.Options() {
			b = append(append(b, ask.Option(i)...), '\n')
		}
	}
	return b
}

// appendEvent writes a line about an event.
func appendEvent(b []byte, e *events.Event) []byte {
	b = appendNumbers(b, int(e.Kind), e.Player, e.Zone, int(e.Section))
	b = append(appendCards(b, e.Card), ' ')
	b = append(appendCards(b, e.Cards...), ' ')
	b = appendWords(b, unitID(e.Unit), unitID(e.Was))
	b = appendNumbers(b, int(e.Hex), int(e.From))
	b = append(strconv.AppendBool(b, e.Held), ' ')
	b = appendNumbers(b, e.Count)
	for i, n := range e.Green {
		b = strconv.AppendInt(append(b, "[ "[min(i, 1)]), int64(n), 10)
	}
	b = append(b, "] "...)
	for i, throw := range e.Dice {
		b = throw.Append(append(b, "[ "[min(i, 1)]))
	}
	return append(b, "]\n"...)
}
