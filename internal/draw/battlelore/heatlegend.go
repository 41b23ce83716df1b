package battlelore

import (
	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
)

// key is one sign of a heat map's legend with its text.
type key struct {
	spot  HexHeat
	words string
}

// HeatLegend draws the key of a heat map, for the foot of a map. It leaves out signs that no spot has. chosen is the
// text for units placed by the player.
func HeatLegend(camp boards.Camp, spots []HexHeat, chosen string) string {
	var all HexHeat
	for _, w := range spots {
		all.Mark += w.Mark
		all.Moved += w.Moved
		all.Chosen += w.Chosen
		all.Drowned += w.Drowned
	}
	var keys []key
	for _, k := range []struct {
		sum int
		key
	}{
		{all.Mark, key{HexHeat{Mark: 1000}, "on its mark"}},
		{all.Chosen, key{HexHeat{Chosen: 1000}, chosen}},
		{all.Moved, key{HexHeat{Moved: 1000}, "moved off its mark"}},
		{all.Drowned, key{HexHeat{Drowned: 1000}, "mark on an impassable hex"}},
	} {
		if k.sum > 0 {
			k.spot.Camp = camp
			keys = append(keys, k.key)
		}
	}
	for _, n := range []int{100, 500, 1000} {
		keys = append(keys, key{HexHeat{Camp: camp, Mark: n}, draw.Percent(n) + "%"})
	}
	return legend(keys)
}

// legend arranges the keys in a row.
func legend(keys []key) string {
	const height, sign, letter, gap = 96, 104, 14, 34
	p := &picture{Picture: &command.Picture{}}
	width := 0
	for _, k := range keys {
		at := draw.Pt(width+sign/2, height/2)
		if k.spot.Drowned > 0 {
			var d draw.Path
			d.Stamp(at, cross)
			p.Add(
				`<path fill="none" stroke="#b3151b" stroke-width="10" stroke-linecap="round" d="`,
				string(d),
				"\"/>",
			)
		} else {
			p.disc(at, &k.spot)
		}
		p.Text(draw.Pt(width+sign, height/2+9), k.words)
		width += sign + letter*len(k.words) + gap
	}
	body := p.Bytes
	p.Bytes = nil
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="key" viewBox="0 0 `, width)
	p.Num(" ", height)
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif" font-size="27" fill="`, draw.Ink, "\">\n")
	p.Add("<title>What the signs of the map mean</title>\n", string(body), "</svg>\n")
	return string(p.Bytes)
}
