package balance

import (
	"fmt"

	"muster/internal/adventures/effect"
	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
)

// banners has a camp need a banner more or less, or both.
func (m *maker) banners() {
	shared := m.e.Adventure.Victory.Banners
	if _, ok := m.At("/victory/banners"); !ok {
		shared = 0
	}
	for camp := range boards.Camp(boards.Camps) {
		own := [boards.Camps]int{m.e.Adventure.Victory.Pennant, m.e.Adventure.Victory.Standard}[camp]
		was := own
		if own == 0 {
			was = shared
		}
		if was == 0 {
			continue // a battle on an Epic board, or a number that the rules say
		}
		for _, n := range []int{was - 1, was + 1} {
			w := &wanted{kind: balance.Banners, camp: camp, made: *m.e.Adventure,
				says: fmt.Sprintf("%s need %s in place of %d", camp.People(), effect.Count(n, "banner"), was)}
			if camp == boards.Pennant {
				w.made.Victory.Pennant = n
			} else {
				w.made.Victory.Standard = n
			}
			if own > 0 {
				w.edits = append(w.edits, m.Number("/victory/"+camp.String(), n))
			} else {
				w.edits = m.AddAfter("/victory/banners", camp.String(), n)
			}
			m.add(w)
		}
	}
	v := &m.e.Adventure.Victory
	if shared == 0 || v.Pennant > 0 || v.Standard > 0 {
		return
	}
	for _, n := range []int{shared - 1, shared + 1} {
		w := &wanted{kind: balance.Banners, made: *m.e.Adventure,
			says: fmt.Sprintf("both camps need %s in place of %d", effect.Count(n, "banner"), shared)}
		w.made.Victory.Banners = n
		w.edits = append(w.edits, m.Number("/victory/banners", n))
		m.add(w)
	}
}
