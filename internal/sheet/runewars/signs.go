package runewars

import (
	"math/bits"

	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/rulebook"
	answers "muster/internal/report/runewars"
	"muster/sheet"
)

// sort is a sort of piece.
type sort uint8

const (
	replayUnitSign sort = iota
	fortSign
	heroSign
	orderSign
	replayRuneSign
	citySign
	burntSign
	frostSign
	tokenSign
	peasantSign
	madeSign
)

// sign identifies a piece: its sort, its owner, its number, and its orientation.
type sign struct {
	sort   sort
	seat   uint8
	number uint8
	look   uint8
}

// signs are the pieces of a page, in order of first use.
type signs struct {
	at   map[sign]int
	list []piece
}

// piece is a symbol with its name.
type piece struct{ body, name string }

// of returns the symbol number of a piece; make draws the symbol at its first use.
func (s *signs) of(which sign, make func() (body, name string)) int {
	if at, ok := s.at[which]; ok {
		return at
	}
	body, name := make()
	s.at[which] = len(s.list)
	s.list = append(s.list, piece{body, sheet.Clean(name)})
	return s.at[which]
}

// faction returns the faction of a seat; nil for neutral units.
func (p *replayPage) faction(seat uint8) *rulebook.Faction {
	if g := p.replay.Game; int(seat) < len(g.Factions) {
		return g.Factions[seat]
	}
	return nil
}

// spot returns the content of an area, in the form of Frame.
func (p *replayPage) spot(s *answers.AreaContent) []int {
	out := []int{int(s.Area), -1, 0}
	switch {
	case s.Control == runewars.Wild:
		out[1] = runewars.MaxSeats
	case int(s.Control) < runewars.MaxSeats:
		out[1] = int(s.Control)
	}
	for how, of := range [2]*[runewars.MaxKinds]uint8{&s.Place.Standing, &s.Place.Routed} {
		for kind, n := range of {
			if n > 0 {
				out = append(out, p.unit(s.Place.Holder, uint8(kind)), int(n), how)
				out[2]++
			}
		}
	}
	return append(out, p.lies(s)...)
}

// unit returns the sign of a kind of unit.
func (p *replayPage) unit(seat, kind uint8) int {
	return p.signs.of(sign{replayUnitSign, seat, kind, 0}, func() (string, string) {
		row := p.replay.Game.Kinds[0][kind] // neutral kinds have the same numbers for all
		if int(seat) < len(p.replay.Game.Kinds) {
			row = p.replay.Game.Kinds[seat][kind]
		}
		return rwdraw.UnitPiece(row, p.faction(seat)), row.Name
	})
}

// lies returns the signs of an area's content except units.
func (p *replayPage) lies(s *answers.AreaContent) []int {
	g, l := p.replay.Game, &s.Place
	var out []int
	add := func(which sign, make func() (body, name string)) { out = append(out, p.signs.of(which, make)) }
	if f := p.faction(l.Fort); f != nil {
		add(sign{fortSign, l.Fort, 0, look(l.Hurt, l.Capital)}, func() (string, string) {
			return rwdraw.FortPiece(f, l.Hurt, l.Capital), fortName(l.Hurt, l.Capital) + " of " + f.Name
		})
		for _, m := range l.Builds {
			if m != runewars.NoMade {
				add(sign{madeSign, l.Fort, uint8(m), 0}, func() (string, string) {
					return rwdraw.LetterPiece(madeLetters[m], f), madeNames[m]
				})
			}
		}
	}
	if int(l.City) < len(g.Cities) {
		add(sign{citySign, 0, l.City, 0}, func() (string, string) {
			return rwdraw.CityPiece, g.Cities[l.City].Name + " (a city)"
		})
	}
	for seat := range s.Heroes {
		for set := s.Heroes[seat]; set != 0; set &= set - 1 {
			h := uint8(bits.TrailingZeros32(set))
			add(sign{heroSign, uint8(seat), h, 0}, func() (string, string) {
				return rwdraw.HeroPiece(g.Heroes[h], g.Factions[seat]), g.Heroes[h].Name
			})
		}
	}
	if l.Rune != runewars.NoRune {
		known, dragon := l.Rune != runewars.HiddenRune, l.Rune == runewars.DragonRune
		add(sign{replayRuneSign, 0, uint8(l.Rune), look(l.Up, false)}, func() (string, string) {
			return rwdraw.RunePiece(known, dragon, l.Up), runeName(known, dragon, l.Up)
		})
	}
	return append(out, p.tokens(l)...)
}

// tokens returns the signs of tokens on an area.
func (p *replayPage) tokens(l *runewars.Place) []int {
	g := p.replay.Game
	var out []int
	add := func(which sign, make func() (body, name string)) { out = append(out, p.signs.of(which, make)) }
	if l.Burnt {
		add(sign{sort: burntSign}, func() (string, string) { return rwdraw.BurntPiece, "desolation" })
	}
	if l.Frost > 0 {
		add(sign{sort: frostSign}, func() (string, string) { return rwdraw.FrostPiece, "frost" })
	}
	if int(l.Token) < len(g.Tokens) {
		which := sign{sort: tokenSign, look: look(l.Open, false)}
		name := "an exploration token, face down"
		if l.Open {
			which.number, name = l.Token, g.Tokens[l.Token].Name // the sign does not show the face of a face-down token
		}
		add(which, func() (string, string) {
			if l.Open {
				return rwdraw.LetterPiece("E", nil), name
			}
			return rwdraw.LetterPiece("?", nil), name
		})
	}
	if l.Peasants {
		add(sign{sort: peasantSign}, func() (string, string) { return rwdraw.LetterPiece("P", nil), "peasants" })
	}
	for seat, f := range g.Factions {
		if l.Active&(1<<seat) != 0 {
			add(sign{orderSign, uint8(seat), 0, 0}, func() (string, string) {
				return rwdraw.OrderPiece(f), "activation token of " + f.Name
			})
		}
	}
	return out
}

func look(a, b bool) (out uint8) {
	if a {
		out |= 1
	}
	if b {
		out |= 2
	}
	return out
}

func fortName(hurt, capital bool) string {
	switch {
	case capital && hurt:
		return "damaged capital"
	case capital:
		return "capital"
	case hurt:
		return "damaged stronghold"
	}
	return "stronghold"
}

func runeName(known, dragon, up bool) string {
	name := "a rune"
	switch {
	case dragon:
		name = "a dragon rune"
	case known:
		name = "a false rune"
	}
	if !up {
		name += ", face down"
	}
	return name
}

// The names of developments, by runewars.Made.
var (
	madeLetters = [runewars.MadeKinds]string{"", "f", "w", "o", "D", "T", "X"}
	madeNames   = [runewars.MadeKinds]string{
		"", "more food", "more wood", "more ore", "a Diplomat", "a Training Ground", "a development for defence",
	}
)
