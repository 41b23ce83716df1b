package imported

import (
	"fmt"
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
	if d.misplaced(found) || d.moreBoxes(found) {
		return true // what is needed and what more boxes hold is to be seen first
	}
	changed := false
	for _, e := range found {
		if e.Severity == diag.Error && d.amend(&e) {
			changed = true
		}
	}
	return changed
}

// misplaced leaves structures out that cannot stand where they do: no box has to hold tiles for them.
func (d *Draft) misplaced(found []diag.Diagnostic) bool {
	changed := false
	for _, e := range found {
		if strings.HasPrefix(e.Code, "map/feature-") && d.amend(&e) {
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
	case e.Code == cutOff:
		return d.open()
	case strings.HasPrefix(e.Code, "map/"):
		return d.without(&d.structures, slices.IndexFunc(d.structures, at), e)
	case e.Code == "adventure/first-epic":
		d.first = "scout"
		d.tell(imports.Nearest, source.Span{}, "", "on an Epic board the camp that scouts better begins")
		return true
	case e.Code == "adventure/banners-unreachable":
		return d.fewerBanners(e)
	}
	if d.fewerCards(e) {
		return true
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

// cutOff is the code of a check that finds no way between the baselines.
const cutOff = "map/baselines-cut-off"

// moreBoxes takes another box where the boxes hold too few tiles, as long as there is one that holds more of them.
func (d *Draft) moreBoxes(found []diag.Diagnostic) bool {
	for i := range found {
		if found[i].Code != tooManyTiles {
			continue
		}
		n := slices.IndexFunc(d.spare, func(box string) bool { return d.helps(box, &found[i]) })
		if n < 0 {
			continue // another one may be short of what a box has
		}
		box := d.spare[n]
		d.boxes, d.spare = append(slices.Clip(d.laid()), box), slices.Delete(slices.Clone(d.spare), n, n+1)
		d.tell(imports.Guessed, source.Span{}, "", "the box %s is taken, too: %s", box, found[i].Message)
		return true
	}
	return false
}

// helps reports whether a box has tiles for the ground or structure that an error finds too few of; any box may, where
// that is not known.
func (d *Draft) helps(box string, e *diag.Diagnostic) bool {
	id := ""
	if h, known := d.tooMany(e); known {
		id = d.idOf(h)
		if i := d.scarce(h, e); i >= 0 {
			id = d.structures[i].types[0]
		}
	}
	return id == "" || slices.ContainsFunc(d.rules.Boxes.Get(box).Tiles, func(t rulebook.Tiles) bool {
		return slices.ContainsFunc(t.Faces, func(face string) bool {
			return face == id || strings.HasPrefix(face, id+"-") // river-straight
		})
	})
}

// tooMany is the hex of the first tile that the boxes do not hold.
func (d *Draft) tooMany(e *diag.Diagnostic) (hex.Hex, bool) {
	if len(e.Related) == 0 {
		return hex.None, false
	}
	h, known := d.cells[e.Related[0].Start.Offset]
	return h, known
}

// scarce is the structure on a hex that an error names and of which there are more than the boxes hold; -1 for none.
func (d *Draft) scarce(h hex.Hex, e *diag.Diagnostic) int {
	return slices.IndexFunc(d.structures, func(p piece) bool {
		n := 0
		for _, o := range d.structures {
			if o.types[0] == p.types[0] {
				n++
			}
		}
		return p.hex == h && n > d.hold(p.types[0]) && strings.Contains(e.Message, p.types[0])
	})
}

// hold is how many tiles of the boxes can show something.
func (d *Draft) hold(face string) int {
	n := 0
	for _, box := range d.laid() {
		for _, t := range d.rules.Boxes.Get(box).Tiles {
			if slices.Contains(t.Faces, face) {
				n += t.Count
			}
		}
	}
	return n
}

// laid are the boxes that the map is laid out of.
func (d *Draft) laid() []string {
	if len(d.boxes) == 0 {
		return []string{rulebook.BaseBox}
	}
	return d.boxes
}

// idOf is the ground of a hex; "" for countryside.
func (d *Draft) idOf(h hex.Hex) string {
	for _, id := range []string{river, ford} {
		if d.ground[h] == d.rules.Terrain.Get(id).Symbol {
			return id
		}
	}
	if t := d.grounds[h]; t != nil && d.ground[h] != "" {
		if m := meaningOf(t); m != nil {
			return m.To[0]
		}
	}
	return ""
}

// noTile leaves a structure out that the boxes have no tile for; what it stands on stays.
func (d *Draft) noTile(i int, e *diag.Diagnostic) bool {
	p, help := d.structures[i], ""
	if d.idOf(p.hex) == river {
		help = "say in a special rule where else the river can be crossed"
	}
	of := fmt.Sprintf("the boxes hold no more tiles for %q, which is left out", p.written)
	label := d.board.Label(p.hex)
	d.tellOf(imports.Dropped, p.at, p.hex, of, help, "%q on %s is left out: %s", p.written, label, e.Message)
	d.structures = slices.Delete(d.structures, i, i+1)
	return true
}

// bare leaves out what the boxes have no tile for: a structure, else the ground of the hex. A ford becomes river first,
// so that no river is broken off.
func (d *Draft) bare(e *diag.Diagnostic) bool {
	h, known := d.tooMany(e)
	if i := d.scarce(h, e); known && i >= 0 {
		return d.noTile(i, e)
	}
	t := d.grounds[h]
	if !known || t == nil {
		return false
	}
	if d.idOf(h) == ford && d.narrow() {
		return true
	}
	delete(d.grounds, h)
	delete(d.ground, h)
	of := fmt.Sprintf("the boxes hold no more tiles for %q, which is left out", t.Written)
	d.tellOf(imports.Dropped, t.At, h, of, "", "%q on %s is left out: %s", t.Written, d.board.Label(h), e.Message)
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
			d.tellOf(imports.Nearest, p.at, p.hex, fmt.Sprintf("the boxes hold no more of %s: %q becomes %s", p.types[0],
				p.written, p.types[1]), "", "the boxes hold no more of %s: %q on %s becomes %s", p.types[0], p.written,
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
	of := fmt.Sprintf("%q is left out: it cannot stand where it does (%s)", p.written, e.Code)
	d.tellOf(imports.Dropped, p.at, p.hex, of, "", "%q on %s is left out: %s", p.written, d.board.Label(p.hex), e.Message)
	*list = slices.Delete(*list, i, i+1)
	return true
}

// fewerCards lets the camps whose hand an error names hold one card less.
func (d *Draft) fewerCards(e *diag.Diagnostic) bool {
	changed := false
	for side, camp := range camps {
		if d.hands[camp] == e.Start.Offset && d.cards[camp] > 1 {
			d.cards[camp]--
			changed = true
			d.lowered(d.from.Sides[side].CardsAt, "%s can hold no more Command cards than %d", camp.People(), d.cards[camp])
		}
	}
	return changed
}

// lowered tells what a number of the file was lowered to, in place of what was told of it before.
func (d *Draft) lowered(at source.Span, format string, args ...any) {
	d.found = slices.DeleteFunc(d.found, func(o imports.Finding) bool {
		return o.Code == imports.Nearest && o.Start.Offset == at.Start && o.File == d.from.File.Name
	})
	d.tell(imports.Nearest, at, "", format, args...)
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
		d.lowered(d.from.Sides[side].WinAt, "%s can have no more banners than %d, and win with as many", camp.People(),
			d.banners[camp])
	}
	return changed
}
