package battlelore

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// halfTurn is the half turn of a battle: the board is turned, and the camps are exchanged. Each player's view from the
// own side is unchanged. So left stays left, and the cards are the same.
type halfTurn struct {
	board *boards.Board
	unit  [256]uint8 // by number: the number in the turned battle; NoUnit stays NoUnit
	// rivals are the Lore cards with a player as the target.
	rivals [256]bool
}

// turnOf finds the numbers of the turned units: each camp's stay in order, and the Pennants come first in both
// battles.
func turnOf(r *battlelore.Rules) *halfTurn {
	t := &halfTurn{board: r.Board}
	for i := range t.unit {
		t.unit[i] = uint8(i)
	}
	for i := range loreCards(r) {
		t.rivals[i] = r.Lore.Cards[i].Target.What == battlelore.AtOpponent
	}
	n := uint8(0)
	for c := boards.Camps - 1; c >= 0; c-- {
		for i := range r.Setup {
			if r.Setup[i].Camp == boards.Camp(c) {
				t.unit[i] = n
				n++
			}
		}
	}
	return t
}

func (t *halfTurn) hex(h hex.Hex) hex.Hex { return t.board.Turn(h) }

func (t *halfTurn) set(s hex.Set) (out hex.Set) {
	for h := range s.Each() {
		out.Add(t.hex(h))
	}
	return out
}

func (t *halfTurn) unitSet(c battlelore.UnitSet) (out battlelore.UnitSet) {
	for i := range uint8(battlelore.MaxUnits) {
		if c.Has(i) {
			out.Add(t.unit[i])
		}
	}
	return out
}

// seat returns a player's number in the turned battle; the numbers alternate between the camps.
func seat(p battlelore.Player) battlelore.Player { return p ^ 1 }

func side(s battlelore.Side) battlelore.Side {
	if s == battlelore.Neither {
		return s
	}
	return 1 - s
}

// sides returns the sides of a hex after the half turn.
func sides(bits uint8) (out uint8) {
	for d := range hex.Dir(hex.Dirs) {
		if bits&(1<<d) != 0 {
			out |= 1 << d.Opposite()
		}
	}
	return out
}

// swapped returns values in the turned battle: camps' values exchanged, players' values by their new seats.
func swapped[T any](of [boards.Camps]T) [boards.Camps]T { return [boards.Camps]T{of[1], of[0]} }

func reseated[T any](of [battlelore.MaxPlayers]T) (out [battlelore.MaxPlayers]T) {
	for p := range of {
		out[seat(battlelore.Player(p))] = of[p]
	}
	return out
}

// ofBoard returns the board after the half turn. An author's board may have its section lines in different places for
// the camps; no battle uses the marks of cards on it.
func ofBoard(b *boards.Board) (*boards.Board, error) {
	s := b.Spec()
	last := 2 * (s.Width - 1)
	lines := [2]int{last - s.Lines[1], last - s.Lines[0]}
	if lines == s.Lines {
		return b, nil
	}
	s.Lines, s.Zones = lines, nil
	return boards.New(s)
}

// rules returns the rules of the turned battle.
func (t *halfTurn) rules(r *battlelore.Rules) (*battlelore.Rules, error) {
	board, err := ofBoard(r.Board)
	if err != nil {
		return nil, err
	}
	out := &battlelore.Rules{
		Board:    board,
		Cells:    make([]battlelore.Cell, len(r.Cells)),
		Cards:    r.Cards,
		Copies:   r.Copies,
		Seats:    r.Seats,
		Marshals: swapped(r.Marshals),
		Hands:    reseated(r.Hands),
		First:    seat(r.First),
		Goal:     swapped(r.Goal),
		Decisive: r.Decisive,
		Margin:   r.Margin,
		Marginal: r.Marginal,
		Rack:     r.Rack,
		Commander: reseated(
			r.Commander,
		),
		ExitWorth:  swapped(r.ExitWorth),
		LastTurn:   r.LastTurn,
		LastWinner: side(r.LastWinner),
		TurnCap:    r.TurnCap,
	}
	for i := range r.Cells {
		out.Cells[t.hex(hex.Hex(i))] = turnCell(r.Cells[i])
	}
	for _, k := range r.Kinds {
		k.Creature.Free, k.Creature.Lands = t.set(k.Creature.Free), t.set(k.Creature.Lands)
		out.Kinds = append(out.Kinds, k)
	}
	for p := range r.Seats {
		out.CampOf[p] = r.CampOf[seat(battlelore.Player(p))].Other()
	}
	t.markers(r, out)
	out.Setup = make([]battlelore.Placement, len(r.Setup))
	for i, p := range r.Setup {
		p.Camp, p.Owner, p.At = p.Camp.Other(), seat(p.Owner), t.hex(p.At)
		out.Setup[t.unit[i]] = p
	}
	for _, o := range r.Objectives {
		o.At, o.Camps = t.set(o.At), swapped(o.Camps)
		out.Objectives = append(out.Objectives, o)
	}
	for _, g := range r.Gifts {
		g.At, g.Units = t.set(g.At), t.unitSet(g.Units)
		out.Gifts = append(out.Gifts, g)
	}
	for c, exits := range r.Exits {
		out.Exits[boards.Camp(c).Other()] = t.set(exits)
	}
	out.Lore, out.Places = t.lore(r.Lore), t.places(r.Places)
	out.Sees = func(from, to hex.Hex, units hex.Set, sites *hex.Set) bool {
		blocks := t.set(*sites)
		return r.Sees(t.hex(from), t.hex(to), t.set(units), &blocks)
	}
	return out, out.Link()
}

// turnCell returns a hex after the half turn.
func turnCell(c battlelore.Cell) battlelore.Cell {
	c.NoCross, c.NoStrike = sides(c.NoCross), sides(c.NoStrike)
	return c
}

// markers sets the turn markers, which keep their order.
func (t *halfTurn) markers(r, out *battlelore.Rules) {
	order := make([]battlelore.Player, r.Seats)
	for p := range order {
		order[p] = battlelore.Player(p)
	}
	slices.SortStableFunc(order, func(a, b battlelore.Player) int { return cmp.Compare(r.Markers[a], r.Markers[b]) })
	for i, p := range order {
		out.Markers[seat(p)] = uint8(i)
	}
}

// lore returns the rules of Lore: councils are exchanged, and the hexes for cards are turned.
func (t *halfTurn) lore(l *battlelore.LoreRules) *battlelore.LoreRules {
	if l == nil {
		return nil
	}
	out := *l
	out.Council = reseated(l.Council)
	out.Cards = slices.Clone(l.Cards)
	for i := range out.Cards {
		out.Cards[i].Target.On = t.set(out.Cards[i].Target.On)
	}
	return &out
}

// places returns the landmarks and lairs of the turned battle.
func (t *halfTurn) places(s *battlelore.PlaceRules) *battlelore.PlaceRules {
	if s == nil {
		return nil
	}
	out := *s
	out.Kinds, out.Setup = slices.Clone(s.Kinds), slices.Clone(s.Setup)
	for i := range out.Kinds {
		k := &out.Kinds[i]
		k.Cell = turnCell(k.Cell)
		for c, at := range s.Kinds[i].Lands {
			k.Lands[boards.Camp(c).Other()] = t.set(at)
		}
	}
	for i := range out.Setup {
		out.Setup[i] = t.place(out.Setup[i])
	}
	out.Grants, out.Given, out.Waits = reseated(s.Grants), reseated(s.Given), reseated(s.Waits)
	for p := range out.Waits {
		out.Waits[p] = slices.Clone(out.Waits[p])
		for i, unit := range out.Waits[p] {
			out.Waits[p][i] = t.unit[unit]
		}
	}
	return &out
}

func (t *halfTurn) place(s battlelore.Place) battlelore.Place {
	s.At, s.Owner, s.Unit = t.hex(s.At), seat(s.Owner), t.unit[s.Unit]
	return s
}

func loreCards(r *battlelore.Rules) int {
	if r.Lore == nil {
		return 0
	}
	return len(r.Lore.Cards)
}
