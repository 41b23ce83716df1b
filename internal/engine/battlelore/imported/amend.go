package imported

import (
	"fmt"
	"slices"
	"strings"

	"muster/imports"
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
	"muster/schema/source"
)

// short are the codes of checks for missing figures: another type may do.
var short = []string{"adventure/bearers", "adventure/figures", "adventure/banners"}

// Amend resolves errors of the last texts. Units that the boxes lack become others or are left out, and pieces on
// invalid hexes are left out. It reports whether anything was changed, or Remaining.
func (d *Draft) Amend(found []diag.Diagnostic) bool {
	if d.misplaced(found) || d.moreBoxes(found) {
		return true // the next check shows the needs, and the content of more boxes
	}
	changed := d.long != nil && d.stillLong()
	for _, e := range found {
		if e.Severity == diag.Error && d.amend(&e) {
			changed = true
		}
	}
	return changed || d.long == nil && d.tooLong()
}

// Remaining lists the codes of checks whose findings are left to the user. An adventure is not checked on a map with
// an error; without these checks it is, and can be amended.
func (d *Draft) Remaining() []string {
	if d.long == nil {
		return nil
	}
	return []string{tooManyTiles}
}

// misplaced leaves out structures on invalid hexes: no box needs tiles for them.
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
		return d.fewerTiles(e)
	case e.Code == cutOff:
		return d.open()
	case strings.HasPrefix(e.Code, "map/"):
		return d.without(&d.structures, slices.IndexFunc(d.structures, at), e)
	case e.Code == "adventure/first-epic":
		d.first = "scout"
		d.tell(imports.Nearest, source.Span{}, "", "on an Epic board, the camp that scouts better moves first")
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
	i := slices.IndexFunc(d.objectives, func(p piece) bool { // its hex, or the list that contains the hex
		return p.start >= 0 && (p.start == e.Start.Offset || p.start == e.Start.Offset+len("["))
	})
	return d.without(&d.objectives, i, e)
}

// tooManyTiles is the code of a check that also names the hex of the first missing tile.
const tooManyTiles = "map/tiles"

// cutOff is the code of a check that finds no way between the baselines.
const cutOff = "map/baselines-cut-off"

// short replaces units that the boxes lack, or leaves them out. It takes as many as are missing, from the unit that a
// check names, and prefers the last ones of the camp that has more of them.
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
			d.tellOf(imports.Nearest, p.at, p.hex, fmt.Sprintf("the boxes have no more %s figures: %q becomes %s", p.types[0],
				p.written, p.types[1]), "", "the boxes have no more %s figures: %q on %s becomes %s", p.types[0], p.written,
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
	of := fmt.Sprintf("%q is left out: it cannot stand on this hex (%s)", p.written, e.Code)
	d.tellOf(imports.Dropped, p.at, p.hex, of, "", "%q on %s is left out: %s", p.written, d.board.Label(p.hex), e.Message)
	*list = slices.Delete(*list, i, i+1)
	return true
}

// fewerCards removes one card from the hands of the camps that an error names.
func (d *Draft) fewerCards(e *diag.Diagnostic) bool {
	changed := false
	for side, camp := range camps {
		if d.hands[camp] == e.Start.Offset && d.cards[camp] > 1 {
			d.cards[camp]--
			changed = true
			d.lowered(d.from.Sides[side].CardsAt, "%s can hold at most %d Command cards", camp.People(), d.cards[camp])
		}
	}
	return changed
}

// lowered reports the new value of a number of the file, and replaces the earlier report about it.
func (d *Draft) lowered(at source.Span, format string, args ...any) {
	d.found = slices.DeleteFunc(d.found, func(o imports.Finding) bool {
		return o.Code == imports.Nearest && o.Start.Offset == at.Start && o.File == d.from.File.Name
	})
	d.tell(imports.Nearest, at, "", format, args...)
}

// fewerBanners lowers the goal of the camps that an error names by one banner.
func (d *Draft) fewerBanners(e *diag.Diagnostic) bool {
	changed := false
	for side, camp := range camps {
		if d.goals[camp] != e.Start.Offset || d.banners[camp] <= 1 {
			continue
		}
		d.banners[camp]--
		changed = true
		d.lowered(d.from.Sides[side].WinAt, "%s can take at most %d banners: they need %[2]d to win", camp.People(),
			d.banners[camp])
	}
	return changed
}
