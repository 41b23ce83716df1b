package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// mountedRank: a design target: a mounted unit is not blocked by two ranks of foot.
func mountedRank() *check.Check {
	return &check.Check{
		Code: "deploycards/mounted-rank", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: readable(),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			t := p.Held(targets()["foot-ahead"])
			for i, c := range s.Cards {
				foot := footOf(s, c)
				for _, e := range c.Entries {
					if e.Unit == nil || e.Unit.Class != rulebook.Mounted {
						continue
					}
					if n := ranksAhead(s, foot, e); !t.Meets(n) {
						p.Report(check.Finding{
							At: cell(p, i, e),
							Message: fmt.Sprintf(
								"%s is blocked by %s of foot (%s)",
								e.Unit.ID,
								wording.Count(n, "rank", "ranks"),
								place(c, e),
							),
							Help: "move it forward, or leave the hex ahead of it empty",
						})
					}
				}
			}
		})),
	}
}

// spotOf returns the hex of a cell when the card is played in the Standards' centre; every place has the same shape.
func spotOf(s *deck.Set, rank, file int) hex.Hex {
	if s.Board == nil || s.Board.Geometry == nil {
		return hex.None
	}
	return s.Board.Geometry.Card(boards.Standard, 0, boards.Centre, rank, file)
}

// footOf maps each hex of a card to whether it has foot; hexes outside of the card are not in the map.
func footOf(s *deck.Set, c deck.Card) map[hex.Hex]bool {
	out := map[hex.Hex]bool{}
	if s.Board == nil {
		return out
	}
	for r, files := range s.Board.Ranks {
		for f := range files {
			if h := spotOf(s, r+1, f+1); h != hex.None {
				out[h] = false
			}
		}
	}
	for _, e := range c.Entries {
		if h := spotOf(s, e.Rank, e.File); h != hex.None && e.Unit != nil && e.Unit.Class == rulebook.Foot {
			out[h] = true
		}
	}
	return out
}

// ranksAhead counts the ranks ahead of a unit in which foot occupies every hex of the card that continues its path.
func ranksAhead(s *deck.Set, foot map[hex.Hex]bool, e deck.Entry) int {
	from := spotOf(s, e.Rank, e.File)
	if from == hex.None {
		return 0
	}
	wave := []hex.Hex{from}
	for n := 0; ; n++ {
		var next []hex.Hex
		for _, h := range wave {
			for _, a := range s.Board.Geometry.Back(boards.Pennant, h) { // the Standards' front
				stands, onCard := foot[a]
				if onCard && !stands {
					return n
				}
				if onCard {
					next = append(next, a)
				}
			}
		}
		if len(next) == 0 {
			return n
		}
		wave = next
	}
}
