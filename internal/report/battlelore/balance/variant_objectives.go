package balance

import (
	"fmt"
	"slices"

	"muster/internal/adventures/effect"
	"muster/internal/report/balance"
	"muster/schema/diag"
)

// objectives has objectives be worth a banner more or less, or not be there.
func (m *maker) objectives() {
	all := m.e.Adventure.Victory.Objectives
	const list = "/victory/objectives"
	for i := range all {
		name := "the objective " + all[i].Name
		if all[i].Name == "" {
			name = "the objective on " + all[i].At[0]
		}
		was := max(all[i].Banners, 1)
		for _, n := range []int{was - 1, was + 1} {
			w := &wanted{kind: balance.Objective, made: *m.e.Adventure}
			w.made.Victory.Objectives = slices.Clone(all)
			ptr := balance.Item(list, i)
			written := m.Number(ptr+"/banners", n)
			switch {
			case n == 0:
				w.says = "without " + name
				w.made.Victory.Objectives = slices.Delete(w.made.Victory.Objectives, i, i+1)
				if len(all) == 1 {
					w.made.Victory.Objectives = nil
				}
				w.edits = append(w.edits, m.DropRow(list, len(all), i, "name", "at", "side", "banners", "permanent"))
			case written != nil:
				w.edits = [][]diag.Edit{written}
			default:
				w.edits = m.AddAfter(ptr+"/at", "banners", n)
			}
			if n > 0 {
				w.says = fmt.Sprintf("%s is worth %s in place of %d", name, effect.Count(n, "banner"), was)
				w.made.Victory.Objectives[i].Banners = n
			}
			m.add(w)
		}
	}
}
