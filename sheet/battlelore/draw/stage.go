package draw

import (
	"strconv"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/maps/hex"
	shared "muster/sheet/command/draw"
	pen "muster/sheet/draw"
)

// Actor is a unit of a picture that moves: all that it is in the course of a game.
type Actor struct {
	At      hex.Hex // where it stands at first, hex.None when it does not
	Camp    boards.Camp
	Ally    bool
	Figures int              // at first
	Kinds   []*rulebook.Unit // the first one is what it is at first
}

// Prop is a landmark or lair that stands on a hex for a time.
type Prop struct {
	At      hex.Hex
	Terrain *rulebook.Terrain
	There   bool // at first
}

// AppendStage draws the scene without its tokens, and on it each prop and each actor as a group of its own, which a
// script moves, shows and hides: a prop is a g.prop, an actor a g.unit with a g for each of its kinds and a text.left
// with its figures, both in the order in which they are given. Below the actors lies an empty g.trail.
func AppendStage(b []byte, s Scene, props []Prop, actors []Actor) []byte {
	s.Tokens = nil
	return appendPicture(b, s, func(p *picture) {
		for _, x := range props {
			p.prop(x)
		}
		p.Add(`<g class="trail"></g>` + "\n")
		for _, x := range actors {
			p.actor(x)
		}
	})
}

// Centres are the middles of a board's hexes in the units of its picture.
func Centres(b *boards.Board) []pen.Point { return shared.Centres(b) }

func (p *picture) prop(x Prop) {
	at := p.Centre(x.At)
	p.Num(`<g class="prop" transform="translate(`, at.X)
	p.Num(" ", at.Y)
	p.Add(`)"`)
	if !x.There {
		p.Add(` display="none"`)
	}
	p.Add("><title>", pen.Escape(p.scene.Language.Called(rowName(x.Terrain.Name, x.Terrain.ID))), `</title>`,
		`<svg x="-54" y="-62" width="108" height="124"`, Tile(p.rules, x.Terrain, nil)[len("<svg"):], "</g>\n")
}

func (p *picture) actor(x Actor) {
	p.Add(`<g class="unit"`)
	if onBoard(p.scene.Field, x.At) {
		at := p.Centre(x.At)
		p.Num(` transform="translate(`, at.X)
		p.Num(" ", at.Y+tokenDrop)
		p.Add(`)"`)
	} else {
		p.Add(` display="none"`)
	}
	p.Add(">")
	for i, k := range x.Kinds {
		p.Add("<g")
		if i > 0 {
			p.Add(` display="none"`)
		}
		t := Token{Camp: x.Camp, Unit: k, Ally: x.Ally}
		p.Add("><title>", pen.Escape(p.scene.Language.Called(rowName(k.Name, k.ID))), ", ",
			pen.Escape(p.scene.Language.Called(x.Camp.Soldiers())), playerNumber(t), "</title>")
		p.Bytes = appendToken(p.Bytes, p.rules, t)
		p.Add("</g>")
	}
	p.Add(`<circle cx="27" cy="28" r="15" fill="#fff" stroke="`, pen.Ink, `" stroke-width="3"/>`,
		`<text class="left" x="27" y="36" font-size="23" font-weight="bold" text-anchor="middle" fill="`, pen.Ink, `">`,
		strconv.Itoa(x.Figures), "</text></g>\n")
}

// Drop is how far below the middle of its hex a token stands in a picture.
const Drop = tokenDrop
