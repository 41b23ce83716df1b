package runewars

import (
	"slices"

	"muster/draw"
	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/sheet/mapframe"
	"muster/internal/words"
	"muster/maps"
	"muster/sheet"
)

// hexWide is the width of a hex across its flat sides, in units of the map.
const hexWide = 104

// Signs of the map, large.
const (
	signHead = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 40 40">`
	pale     = signHead + `<path fill="#fff" stroke="#222" stroke-width="3" d="`
	foodOn   = pale + `M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z"/></svg>`
	woodOn   = pale + `M0-16l17 30h-34z"/></svg>`
	oreOn    = pale + `M-14-14h28v28h-28z"/></svg>`
	runeOn   = pale + `M0-17l14 17-14 17-14-17z"/></svg>`
	cityOn   = signHead + `<path fill="#222" d="M-15 15v-19l15-13 15 13v19z"/></svg>`
	markerOn = signHead + `<path fill="none" stroke="#555" stroke-width="3" stroke-dasharray="6 5" d="M-9-16h18l9 16-9 16h` +
		`-18l-9-16z"/></svg>`
)

// MapKey returns the texts and signs around the map of a realm: only signs that it shows.
func MapKey(l *library.LinkedRealm, opts sheet.Options) mapframe.Key {
	in := opts.Language
	k := key{Language: in, realm: l, opts: opts}
	k.homes()
	k.resources()
	k.pieces()
	k.borders()
	return mapframe.Key{Signs: k.signs, Hex: hexWide, Extent: in.Tn("%d area", "%d areas", len(l.Spots))}
}

// key is the legend of a realm in progress.
type key struct {
	*words.Language
	realm *library.LinkedRealm
	opts  sheet.Options
	signs []sheet.Sign
}

func (k *key) add(group, picture, name string) {
	k.signs = append(k.signs, sheet.Sign{Group: group, Picture: picture, Name: sheet.Upper(sheet.Clean(k.Called(name)))})
}

// sign returns a sign as the map has it: painted, or the flat one.
func (k *key) sign(painted, flat string) string {
	if k.opts.Board() == draw.Plain {
		return flat
	}
	return signHead + rwdraw.Sign(painted) + "</svg>"
}

// any reports whether an area satisfies a condition.
func (k *key) any(of func(s *library.BoardArea) bool) bool {
	for i := range k.realm.Spots {
		if of(&k.realm.Spots[i]) {
			return true
		}
	}
	return false
}

func (k *key) homes() {
	open := false
	for i := range k.realm.Homes {
		h := &k.realm.Homes[i]
		if h.Tile == library.None {
			open = true
		} else if h.Faction != nil {
			name := k.Called(sheet.Either(h.Faction.Name, h.Faction.ID)) + " (" + homeAreas(k.realm, i) + ")"
			k.add(k.T("Home realms"), k.sample(h.Faction, tiles.Open), name)
		}
	}
	if open {
		k.add(k.T("Home realms"), markerOn, k.T("Place of a home realm"))
	}
}

func (k *key) resources() {
	group := k.T("Resources")
	for _, d := range []struct{ dial, picture, name string }{
		{rulebook.Food, foodOn, k.T("Food")}, {rulebook.Wood, woodOn, k.T("Wood")}, {rulebook.Ore, oreOn, k.T("Ore")},
	} {
		if k.any(func(s *library.BoardArea) bool { return s.Area.Yield(d.dial) > 0 }) {
			k.add(group, k.sign(d.dial, d.picture), d.name)
		}
	}
}

// pieces adds cities, runes and the types of neutral units.
func (k *key) pieces() {
	if k.any(func(s *library.BoardArea) bool { return s.Area.City }) {
		k.add(k.T("Pieces"), k.sign(rwdraw.TownSign, cityOn), k.T("City"))
	}
	if len(k.realm.Runes) > 0 {
		k.add(k.T("Pieces"), k.sign(rwdraw.TokenSign, runeOn), k.T("Rune token"))
	}
	for _, row := range k.realm.Rules.Units.All() {
		if k.any(func(s *library.BoardArea) bool {
			return slices.ContainsFunc(s.Neutrals, func(n library.Neutrals) bool { return n.Row.ID == row.ID })
		}) {
			u := k.realm.Rules.Units.Get(row.ID)
			k.add(k.T("Neutral units"), guardSign(u), sheet.Either(u.Name, u.ID))
		}
	}
}

// guardSign draws the dark label of a type of neutral units.
func guardSign(u *rulebook.Unit) string {
	mark := sheet.Either(u.Mark, u.ID[:min(2, len(u.ID))])
	return signHead + `<path fill="#222" d="M-20-12h40v24h-40z"/><text y="6" font-size="17" font-weight="bold" fill="#fff"` +
		` text-anchor="middle">` + sheet.Clean(mark) + `</text></svg>`
}

// borders adds the coloured sides of areas.
func (k *key) borders() {
	names := [...]string{tiles.Mountain: k.T("Mountains"), tiles.Water: k.T("Water"), tiles.Yellow: k.T("Yellow border")}
	for b := tiles.Mountain; b <= tiles.Yellow; b++ {
		for i := range k.realm.Board.Spots {
			if slices.Contains(k.realm.Board.Spots[i].Borders[:], b) {
				k.add(k.T("Borders"), k.sample(nil, b), names[b])
				break
			}
		}
	}
}

// sample draws one area as the map has it: of a home realm, or with a border.
func (k *key) sample(home *rulebook.Faction, border tiles.Border) string {
	spot := tiles.TileArea{}
	for d := range spot.Next {
		spot.Next[d], spot.Borders[d] = tiles.None, border
	}
	area := library.BoardArea{Area: &rulebook.Area{}, Home: library.None}
	l := &library.LinkedRealm{
		Definition: &maps.Realm{}, Rules: k.realm.Rules, Board: &tiles.Board{Spots: []tiles.TileArea{spot}},
	}
	if home != nil {
		area.Home, l.Homes = 0, []library.Home{{Faction: home}}
	}
	l.Spots = []library.BoardArea{area}
	return string(Picture(l, k.opts))
}
