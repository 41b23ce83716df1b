package imported

import (
	"slices"
	"strings"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/imports"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/schema/source"
)

// short are the codes of checks that find that the boxes do not hold what is fielded: another type may do.
var short = []string{"adventure/bearers", "adventure/figures", "adventure/banners"}

// Amend changes what errors of the texts that were made last name: units of which the boxes hold no more become others
// or are left out, and so is what cannot stand where it does. It reports whether anything was changed.
func (d *Draft) Amend(found []diag.Diagnostic) bool {
	if d.moreBoxes(found) {
		return true // what they hold besides is to be seen first
	}
	changed := false
	for _, e := range found {
		if e.Severity == diag.Error && d.amend(&e) {
			changed = true
		}
	}
	return changed
}

func (d *Draft) amend(e *diag.Diagnostic) bool {
	at := func(p piece) bool { return p.start == e.Start.Offset }
	switch {
	case e.Code == tooManyTiles:
		return d.bare(e)
	case strings.HasPrefix(e.Code, "map/"):
		return d.without(&d.structures, slices.IndexFunc(d.structures, at), e)
	case e.Code == "adventure/first-epic":
		d.first = "scout"
		d.tell(imports.Nearest, source.Span{}, "", "on an Epic board the camp that scouts better begins")
		return true
	case e.Code == "adventure/banners-unreachable":
		return d.fewerBanners(e)
	}
	if i := slices.IndexFunc(d.units, at); i >= 0 {
		switch {
		case slices.Contains(short, e.Code):
			d.short(i, e)
			return true
		case e.Code == "adventure/impassable-hex" && d.ford(d.units[i].hex):
			return true
		}
		return d.without(&d.units, i, e)
	}
	i := slices.IndexFunc(d.objectives, func(p piece) bool { // its hex, or the list that the hex stands in
		return p.start >= 0 && (p.start == e.Start.Offset || p.start == e.Start.Offset+len("["))
	})
	return d.without(&d.objectives, i, e)
}

// tooManyTiles is the code of a check that names the hex of the first tile that the boxes do not hold, too.
const tooManyTiles = "map/tiles"

// moreBoxes takes another box where the boxes hold too few tiles, as long as there is one to take.
func (d *Draft) moreBoxes(found []diag.Diagnostic) bool {
	i := slices.IndexFunc(found, func(e diag.Diagnostic) bool { return e.Code == tooManyTiles })
	if i < 0 || len(d.spare) == 0 {
		return false
	}
	if len(d.boxes) == 0 {
		d.boxes = []string{rulebook.BaseBox}
	}
	box := d.spare[0]
	d.boxes, d.spare = append(slices.Clip(d.boxes), box), d.spare[1:]
	d.tell(imports.Guessed, source.Span{}, "", "the box %s is taken, too: %s", box, found[i].Message)
	return true
}

// bare leaves the ground of a hex out.
func (d *Draft) bare(e *diag.Diagnostic) bool {
	if len(e.Related) == 0 {
		return false
	}
	h, known := d.cells[e.Related[0].Start.Offset]
	t := d.grounds[h]
	if !known || t == nil {
		return false
	}
	delete(d.grounds, h)
	delete(d.ground, h)
	d.tell(imports.Dropped, t.At, "", "%q on %s is left out: %s", t.Written, d.board.Label(h), e.Message)
	return true
}

// ford makes a river that a unit stands in one that it can cross.
func (d *Draft) ford(h hex.Hex) bool {
	t := d.grounds[h]
	ford := d.rules.Terrain.Get("ford").Symbol
	if t == nil || d.ground[h] == ford || d.ground[h] != d.rules.Terrain.Get("river").Symbol {
		return false
	}
	d.ground[h] = ford
	d.tell(imports.Nearest, t.At, "", "a unit stands in the river on %s: it is a ford there", d.board.Label(h))
	return true
}

// short makes something else of units of which the boxes hold no more, or leaves them out: as many as there are from
// the one on that a check names, the last ones of the camp that has more of them.
func (d *Draft) short(first int, e *diag.Diagnostic) {
	of := d.units[first].types[0]
	surplus, last := 0, [boards.Camps][]int{}
	for i := range d.units {
		if d.units[i].types[0] == of {
			last[d.units[i].camp] = append(last[d.units[i].camp], i)
			if d.units[i].start >= e.Start.Offset {
				surplus++
			}
		}
	}
	if e.Code == "adventure/banners" { // only that one lacks a banner
		last, surplus = [boards.Camps][]int{}, 1
		last[d.units[first].camp] = []int{first}
	}
	var gone []int
	for ; surplus > 0; surplus-- {
		camp := boards.Standard
		if len(last[boards.Pennant]) > len(last[boards.Standard]) {
			camp = boards.Pennant
		}
		n := len(last[camp]) - 1
		p := &d.units[last[camp][n]]
		if len(p.types) == 1 {
			gone = append(gone, last[camp][n])
		} else {
			d.tell(imports.Nearest, p.at, "", "the boxes hold no more of %s: %q on %s becomes %s", p.types[0], p.written,
				d.board.Label(p.hex), p.types[1])
			p.types, p.start = p.types[1:], -1 // one finding changes it once
		}
		last[camp] = last[camp][:n]
	}
	slices.Sort(gone)
	for _, i := range slices.Backward(gone) {
		d.without(&d.units, i, e)
	}
}

// without leaves a piece out.
func (d *Draft) without(list *[]piece, i int, e *diag.Diagnostic) bool {
	if i < 0 {
		return false
	}
	p := (*list)[i]
	d.tell(imports.Dropped, p.at, "", "%q on %s is left out: %s", p.written, d.board.Label(p.hex), e.Message)
	*list = slices.Delete(*list, i, i+1)
	return true
}

// fewerBanners lets the camps whose number an error names win with one banner less.
func (d *Draft) fewerBanners(e *diag.Diagnostic) bool {
	changed := false
	for side, camp := range camps {
		if d.goals[camp] != e.Start.Offset || d.banners[camp] <= 1 {
			continue
		}
		d.banners[camp]--
		changed = true
		of := d.from.Sides[side]
		d.found = slices.DeleteFunc(d.found, func(o diag.Diagnostic) bool {
			return o.Code == imports.Nearest && o.Start.Offset == of.WinAt.Start && o.File == d.from.File.Name
		})
		d.tell(imports.Nearest, of.WinAt, "", "%s can have no more banners than %d, and win with as many", camp.People(),
			d.banners[camp])
	}
	return changed
}
