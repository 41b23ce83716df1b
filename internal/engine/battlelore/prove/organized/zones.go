package organized

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// zoneLayout is the layout of a player's cards of two Epic sets in one zone (VAR-EC-03): the part that depends on
// hexes, not on figures.
//
// The player chooses the Scout Guard's hexes. If every section's baseline has room for all units that can be
// displaced, with any marks held, each unit with figures or a token comes. The order of the units of one card does not
// affect the next card. So figures are evaluated without hexes, and hexes without figures. The two meet in the vacant
// hexes of the baseline. Where the Reserve may lack them, every possible number of held marks is evaluated.
type zoneLayout struct {
	field      *rulebook.Field
	ground     events.Ground
	scouts     hex.Set // the Scout Guard's row, what can be stood on
	zone       int
	row        int                          // hexes of the Scout Guard's row that can be stood on
	base       int                          // the same of the baseline
	impassable [][boards.SectionCount]uint8 // marks on impassable ground, by card and section in SectionOrder
	onRow      [][boards.SectionCount]uint8 // marks on the baseline
	marks      [][boards.SectionCount]uint8 // marks on the Scout Guard's row
	room       bool                         // for all that can be displaced
}

// newZoneLayout lays the cards out in a zone.
func newZoneLayout(f *rulebook.Field, camp boards.Camp, zone int, cards []*deck.Card) *zoneLayout {
	g := events.Of(f, camp)
	row := f.Hexes.OwnRows(camp, f.Board.Setup.ScoutGuard, f.Board.Setup.ScoutGuard).Minus(f.Impassable)
	y := &zoneLayout{
		field: f, ground: g, scouts: row, zone: zone, row: row.Len(), base: g.Baseline.Len(), room: !row.Meets(&g.Baseline),
		impassable: make([][boards.SectionCount]uint8, len(cards)), onRow: make([][boards.SectionCount]uint8, len(cards)),
		marks: make([][boards.SectionCount]uint8, len(cards)),
	}
	for i, c := range cards {
		y.room = y.room && len(c.Entries) <= y.row
		for j, s := range deck.SectionOrder {
			vacant := g.Sections[s]
			for k := range c.Entries {
				h, open := events.Mark(f, camp, zone, s, &c.Entries[k])
				switch {
				case !open:
					y.impassable[i][j]++
				case g.Baseline.Has(h):
					y.onRow[i][j]++
					vacant.Remove(h)
				case row.Has(h):
					y.marks[i][j]++
				}
			}
			y.room = y.room && int(y.impassable[i][j]+y.marks[i][j]) <= vacant.Len()
		}
	}
	return y
}

// marksOf sums up three Guards: marks on impassable ground, on the baseline, and on the Scout Guard's row.
func (y *zoneLayout) marksOf(g *guard) (wet, onRow, marks int) {
	for wing := range boards.SectionCount {
		card := g.cards[wing]
		wet += int(y.impassable[card][wing])
		onRow += int(y.onRow[card][wing])
		marks += int(y.marks[card][wing])
	}
	return wet, onRow, marks
}

// heldMarks returns the smallest and largest number of marks in the row that the units of a Scout Guard can hold.
func (y *zoneLayout) heldMarks(scouts, marks int) (least, most int) {
	return max(0, scouts-(y.row-marks)), min(scouts, marks)
}

// figureLayout returns a card whose hexes never run short: the figures alone.
func figureLayout(card *deck.Card, counts []int, a *supply) prove.Layout {
	l := prove.Layout{CalledByType: counts, PlacedByType: counts, Room: len(card.Entries)}
	for i := range card.Entries {
		l.Marks = append(l.Marks, prove.OpenMark{Unit: a.index[card.Entries[i].Unit.ID]})
	}
	return l
}

// addEpicGuards adds the cases of three Guards and a Scout Guard: one for each zone, and each remaining card as the
// Reserve.
func (l *caseSorter) addEpicGuards(at *caseGroup, known *kindIndex, fate int32, g *guard, s *guardOutcome) {
	plain := l.reserveStarts(s, uint8(l.a.called))
	scouts := len(l.cases.cards[g.cards[scoutWing]].Entries) - int(s.missed)
	for _, y := range l.cases.zones {
		wet, onRow, marks := y.marksOf(g)
		least, most := y.heldMarks(scouts, marks)
		free := y.base - onRow - wet // without held marks
		var vacant []int
		for card := range l.cases.cards {
			if g.has(card) {
				continue
			}
			ready := plain[card]
			if units := len(l.cases.cards[card].Entries); free-most < units {
				if vacant == nil {
					if vacant = l.vacancies(y, g, s, least, most); vacant == nil {
						at.cramped, vacant = true, []int{0}
					}
				}
				ready = l.crowdedStarts(s, card, vacant)
			}
			ex := l.cases.example(l.a, g, card)
			ex.zone = uint8(y.zone)
			l.addCase(at, known, fate, ready, s.green, &ex)
		}
	}
}

// crowdedStarts are the Reserve starts of a case that finds one of some numbers of vacant hexes.
func (l *caseSorter) crowdedStarts(s *guardOutcome, card int, vacant []int) [2]int32 {
	var first, last []int32
	for _, n := range vacant {
		if n >= len(l.cases.cards[card].Entries) {
			n = l.a.called
		}
		r := l.reserveStarts(s, uint8(n))[card]
		first, last = append(first, r[0]), append(last, r[1])
	}
	return [2]int32{l.ids.either(first), l.ids.either(last)}
}
