package kernel

import (
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// Brief is the data of an adventure for its pages other than the sheet.
type Brief struct {
	*words.Language
	Linked *library.Linked
	Rules  *rulebook.Rulebook
	Name   string
	Boxes  []string // ids; one that is named twice is there twice
	Turns  int      // after which the game ends; 0 for no limit
	Sides  [boards.Camps]Side
	Tiles  []TilePile
	Marked []Place // objectives and ways out, a place for each hex
}

// Side is a player with all data.
type Side struct {
	Camp    boards.Camp
	Name    string // with that of its army
	Goal    int    // banners; 0 if unknown
	Tokens  int    // Inspired Action tokens at the start
	Troops  []Troop
	Units   []Piece // one by one
	Leaders []Piece
	Bows    int // units with Bow markers
}

// Troop is a number of units of a kind.
type Troop struct {
	Unit          *rulebook.Unit
	Name          string
	Units, Blocks int
	Icon          sheet.HTML
}

// Piece is a unit or a Leader.
type Piece struct {
	Name string
	Icon sheet.HTML
}

// TilePile is equal tiles.
type TilePile struct {
	Terrain *rulebook.Terrain
	Name    string
	Count   int
	Picture sheet.HTML
}

// Place is a hex that is worth banners.
type Place struct {
	Name string
	Sign sheet.HTML
}

// NewBrief collects that data.
func NewBrief(l *library.Linked, in *words.Language) *Brief {
	b := newBattle(l, in)
	out := &Brief{
		Language: in, Linked: l, Rules: b.rules, Name: sheet.Clean(l.Definition.Name), Boxes: l.Table(),
		Turns: min(max(b.LastTurn, 0), mostTurns),
	}
	for c := range boards.Camp(boards.Camps) {
		out.Sides[c] = b.brief(c)
	}
	if b.field == nil {
		return out
	}
	for _, p := range field.TilePiles(b.field, nil) {
		out.Tiles = append(out.Tiles, TilePile{
			p.Terrain, sheet.Clean(command.TileName(in, p)), p.Count, sheet.HTML(tilePicture(b.rules, p)),
		})
	}
	for i := range l.Objectives {
		o := &l.Objectives[i]
		sign := sheet.HTML(kernel.ObjectiveSign(sheet.Number(o.Banners)))
		for range on(o.At) {
			out.Marked = append(out.Marked, Place{b.objectiveName(o), sign})
		}
	}
	for c := range boards.Camp(boards.Camps) {
		for range on(l.Exits[c].At) {
			out.Marked = append(out.Marked, Place{b.T("Exit"), sheet.HTML(kernel.ExitSign())})
		}
	}
	return out
}

// on counts the hexes on the board.
func on(all []hex.Hex) (n int) {
	for _, h := range all {
		if h != hex.None {
			n++
		}
	}
	return n
}

// brief returns a side with all data.
func (b *battle) brief(c boards.Camp) Side {
	out := Side{Camp: c, Name: b.army(c), Goal: min(max(b.linked.Goal(c), 0), mostBanners)}
	if b.linked.Side(c) != nil {
		out.Tokens = b.linked.Tokens(c)
	}
	kinds, units, blocks := b.muster(c)
	for i, k := range kinds {
		token := kernel.Token{Camp: c, Unit: k.unit, Bow: k.bow}
		out.Troops = append(out.Troops, Troop{
			Unit: k.unit, Name: b.called(k), Units: units[i], Blocks: blocks[i],
			Icon: sheet.HTML(kernel.AppendIcon(nil, b.rules, token)),
		})
	}
	for _, u := range b.linked.Army(c) {
		if u.Row == nil {
			continue
		}
		if u.Bow {
			out.Bows++
		}
		out.Units = append(out.Units, Piece{
			sheet.Clean(b.Called(sheet.Either(u.Row.Name, u.Row.ID))),
			sheet.HTML(kernel.AppendIcon(nil, b.rules, b.token(&u))),
		})
	}
	for _, l := range b.linked.Staff(c) {
		out.Leaders = append(out.Leaders, Piece{
			sheet.Either(sheet.Clean(l.Name), b.T("Leader")), sheet.HTML(kernel.AppendLeaderIcon(nil, c)),
		})
	}
	return out
}

// BoxName returns the name of a box, without markup.
func (b *Brief) BoxName(id string) string { return boxName(b.Language, b.Rules, id) }
