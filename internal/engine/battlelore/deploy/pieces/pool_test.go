package pieces

import (
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"pgregory.net/rapid"
)

// anyBoxes draws boxes of the rulebook, sometimes one of them twice.
func anyBoxes(t *rapid.T) []string {
	ids := rulebook.Base().Boxes.IDs()
	return rapid.SliceOfN(rapid.SampledFrom(ids), 1, 4).Draw(t, "boxes")
}

func anyPool(t *rapid.T) *Pool {
	common := rapid.Bool().Draw(t, "common")
	boxes := anyBoxes(t)
	pool, refused := NewPool(rulebook.Base(), common, [boards.Camps][]string{boxes, boxes})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return pool
}

// CTA-ORG-01, CTA-IMP-02: the pool holds what the rulebook counts in the boxes.
func TestPoolHoldsTheBoxes(t *testing.T) {
	rules := rulebook.Base()
	rapid.Check(t, func(t *rapid.T) {
		p := anyPool(t)
		for i := range p.Rows {
			r := &p.Rows[i]
			for camp := range boards.Camp(boards.Camps) {
				stock := rules.Stock(camp.String(), r.Unit.ID, p.Boxes)
				ready, loose, plain := stock.Units, 0, stock.Units*(r.Each-1)
				if p.Common {
					ready += stock.Bearers
					loose = rules.Bearers(camp.String(), r.Unit.ID, p.Boxes) - ready
					plain = rules.Plain(r.Unit.ID, p.Boxes)
				}
				if r.Unit.Creature() {
					ready, loose = 0, 0
					if !p.Common {
						plain = stock.Units
					}
				}
				if r.Ready[camp] != ready || r.Loose[camp] != loose || r.Plain[p.at(camp)] != plain {
					t.Errorf("%s %s: %d, %d, %d; the boxes have %d, %d, %d",
						camp, r.Unit.ID, r.Ready[camp], r.Loose[camp], r.Plain[p.at(camp)], ready, loose, plain)
				}
			}
		}
		for camp := range boards.Camp(boards.Camps) {
			for i, b := range rules.Banners.All() {
				if want := rules.SpareBanners(camp.String(), b.ID, p.Boxes); p.Spare[camp][i] != want {
					t.Errorf("%s: %d spare %s banners, want %d", camp, p.Spare[camp][i], b.ID, want)
				}
			}
		}
	})
}

// total counts every figure and banner on the table.
func (p *Pool) total() (n int) {
	for i := range p.Rows {
		for camp := range boards.Camps {
			n += p.Rows[i].Ready[camp] + p.Rows[i].Loose[camp] + p.Rows[i].Plain[camp]
		}
	}
	for camp := range boards.Camps {
		for _, spare := range p.Spare[camp] {
			n += spare
		}
	}
	return n
}

func (p *Pool) negative() bool {
	for i := range p.Rows {
		for camp := range boards.Camps {
			if p.Rows[i].Ready[camp] < 0 || p.Rows[i].Loose[camp] < 0 || p.Rows[i].Plain[camp] < 0 {
				return true
			}
		}
	}
	return false
}

// Taken and remaining pieces always add up to the total. Units predicts how often Take succeeds, and returned pieces
// are available again.
func TestPoolConservesPieces(t *testing.T) {
	type taken struct {
		camp    boards.Camp
		unit    *rulebook.Unit
		bearer  Bearer
		figures int
	}
	rapid.Check(t, func(t *rapid.T) {
		p := anyPool(t)
		if len(p.Rows) == 0 {
			return // a box without figures
		}
		all := p.total()
		var out []taken
		for range rapid.IntRange(0, 60).Draw(t, "steps") {
			camp := boards.Camp(rapid.IntRange(0, 1).Draw(t, "camp"))
			u := p.Rows[rapid.IntRange(0, len(p.Rows)-1).Draw(t, "type")].Unit
			could, figures := p.Units(camp, u), p.Of(u).Each
			switch rapid.IntRange(0, 3).Draw(t, "what") {
			case 0, 1:
				b, ok := p.Take(camp, u)
				if ok != (could > 0) {
					t.Fatalf("take %s: %t with %d units", u.ID, ok, could)
				}
				if ok {
					if left := p.Units(camp, u); left != could-1 {
						t.Fatalf("%s: %d units after one of %d", u.ID, left, could)
					}
					out = append(out, taken{camp, u, b, figures})
				}
			case 2:
				if p.Hire(camp, u) {
					out = append(out, taken{camp, u, HiredBearer, figures})
				}
			case 3:
				if i := len(out) - 1; i >= 0 {
					if p.Add(out[i].camp, out[i].unit, 1) {
						out[i].figures++
					}
					last := out[i]
					p.GiveBack(last.camp, last.unit, last.bearer, last.figures)
					out = out[:i]
				}
			}
			if p.negative() {
				t.Fatal("fewer than none are left")
			}
		}
		stands := 0
		for _, u := range out {
			stands += u.figures
			if u.bearer == madeBearer || u.bearer == HiredBearer {
				stands++ // its banner
			}
		}
		if p.total()+stands != all {
			t.Errorf("%d on the table and %d on the field of %d", p.total(), stands, all)
		}
		for _, u := range out {
			p.GiveBack(u.camp, u.unit, u.bearer, u.figures)
		}
		if p.total() != all {
			t.Errorf("%d given back of %d", p.total(), all)
		}
	})
}
