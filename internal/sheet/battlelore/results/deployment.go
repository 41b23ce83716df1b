package results

import (
	"slices"
	"strconv"
	"strings"

	"muster/deploycards"
	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore"
	"muster/internal/report/battlelore/draws"
	"muster/internal/report/command"
	pages "muster/internal/sheet/command"
	"muster/maps/hex"
	"muster/sheet"
)

// dealt is a deployment shown event by event: the positions after each event.
type dealt struct {
	*draws.Drawn
	actors []bldraw.Actor
	at     map[hex.Hex]int // the actor on a hex
	now    []command.Piece // the state of each actor
	replay command.Replay
	moving []command.Piece // of the moment that is made
}

// Deployment returns the page that shows a deployment card by card, with the effect and the reason of each step.
func Deployment(d *draws.Drawn, title string) []byte {
	x := dealt{Drawn: d, at: map[hex.Hex]int{}}
	p := pages.Page{
		Name: title, What: "a deployment", By: "Seed " + strconv.FormatUint(d.Seed, 10),
		Seen: "Units appear on the map when their card is turned over.",
		Step: pages.Count{One: "card", Many: "cards"}, Strength: "figures", Sides: sides(), Replay: &x.replay,
		Centres: pages.Under(bldraw.Centres(x.Field.Hexes), bldraw.Drop),
	}
	if again := d.Again.String(); again != "" {
		p.Sum = "Repeat this setup: " + again + "."
	}
	for i := range d.Events {
		e := &d.Events[i]
		if heading, card := x.opens(e); card || i == 0 {
			if i > 0 {
				x.replay.Turns = append(x.replay.Turns, i)
			}
			p.Log = append(p.Log, sheet.Chapter{N: len(p.Log), Heading: heading, First: i})
		}
		x.take(e)
		if i == len(d.Events)-1 {
			x.settle()
		}
		x.add()
		t := &p.Log[len(p.Log)-1]
		t.Frames = append(t.Frames, sheet.Line{
			N: i, Lines: []sheet.Words{{Text: e.Text(d.Field)}}, Rules: strings.Join(e.Rules(), " "),
		})
	}
	x.begin()
	p.Map = x.stage()
	return p.HTML()
}

// opens returns the heading of an event if it starts a new chapter: laying cards, turning over a card, choosing who
// moves first.
func (x *dealt) opens(e *events.Event) (heading string, opens bool) {
	who := ""
	if e.Player < len(x.Players) {
		who = x.Players[e.Player].Camp.Soldiers()
		if x.Mode == deploycards.ModeEpicAllies {
			who += " " + strconv.Itoa(e.Player%2+1)
		}
	}
	switch {
	case e.Kind == events.GuardRevealed && e.Card != nil:
		return who + ", " + boards.SectionNames[e.Section%boards.SectionCount] + ": " + e.Card.Name, true
	case e.Kind == events.ReserveRevealed && e.Card != nil:
		return who + ", Reserve: " + e.Card.Name, true
	case e.Kind == events.ReserveRevealed:
		return who + ", Reserve", true
	case e.Kind == events.Scouted:
		return "Scouting", true
	}
	return "Set-up", false
}

// take applies an event to the board.
func (x *dealt) take(e *events.Event) {
	if e.Hex == hex.None {
		return
	}
	switch e.Kind {
	case events.UnitPlaced, events.UnitMoved, events.ReservePlaced, events.LevyPlaced, events.LevyExchanged:
		x.put(e.Hex, e.Camp, e.Player, e.Unit)
	case events.LevyRemoved:
		x.leave(e.Hex)
	case events.Special: // the hex has the final state of its unit
		x.final(e.Hex)
	}
}

// final sets a hex to its final state.
func (x *dealt) final(h hex.Hex) {
	if p := x.At(h); p != nil {
		x.put(h, p.Camp, p.Player, p.Unit)
	} else {
		x.leave(h)
	}
}

// settle sets every hex to its final state. This covers changes by steps that name no position.
func (x *dealt) settle() {
	for h := range hex.Hex(x.Field.Hexes.Len()) {
		x.final(h)
	}
}

// put places a unit of a type on a hex.
func (x *dealt) put(h hex.Hex, camp boards.Camp, player int, u *rulebook.Unit) {
	if u == nil {
		return
	}
	figures := x.Field.Rules.Figures(u)
	if p := x.At(h); p != nil && p.Unit == u {
		figures = p.Figures
	}
	i, there := x.at[h]
	if !there || x.actors[i].Camp != camp {
		x.leave(h)
		i = len(x.actors)
		x.actors = append(x.actors, bldraw.Actor{
			At: hex.None, Camp: camp, Ally: battlelore.Allied(x.Deployment, player), Figures: figures,
		})
		x.at[h], x.now = i, append(x.now, command.Piece{})
	}
	a := &x.actors[i]
	k := slices.Index(a.Kinds, u)
	if k < 0 {
		k, a.Kinds = len(a.Kinds), append(a.Kinds, u)
	}
	a.Figures = figures
	p := command.Piece{Unit: uint8(i), At: h, Strength: uint8(figures), Kind: uint8(k)}
	if x.now[i] != p {
		x.now[i] = p
		x.moving = append(x.moving, p)
	}
}

// leave clears a hex.
func (x *dealt) leave(h hex.Hex) {
	if i, there := x.at[h]; there {
		x.moving = append(x.moving, command.Piece{Unit: uint8(i), At: hex.None})
		delete(x.at, h)
	}
}

// add adds a moment.
func (x *dealt) add() {
	m := command.Frame{Pieces: x.moving}
	for _, i := range x.at {
		m.Strength[x.actors[i].Camp] += x.actors[i].Figures
	}
	x.moving = nil
	x.replay.Frames = append(x.replay.Frames, m)
}

// begin starts with no unit on the board.
func (x *dealt) begin() {
	if len(x.replay.Frames) == 0 {
		return
	}
	var none []command.Piece
	for i, a := range x.actors {
		none = append(none, command.Piece{Unit: uint8(i), At: hex.None, Strength: uint8(a.Figures)})
	}
	m := &x.replay.Frames[0]
	m.Pieces = append(none, m.Pieces...)
}

// stage returns the map with all pieces that appear on it.
func (x *dealt) stage() []byte {
	scene := battlelore.SetUp(x.Deployment, nil)
	scene.Title, scene.Highlights = x.Field.Map.Name, nil
	return bldraw.AppendStage(make([]byte, 0, 128<<10), scene, nil, x.actors)
}
