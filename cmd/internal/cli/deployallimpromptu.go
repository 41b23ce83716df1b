package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
	"muster/sheet"
)

// impromptu answers for every draw of one set a camp.
func (x *every) impromptu() error {
	sets, err := x.own()
	if err != nil {
		return err
	}
	r := muster.Enumerate(x.f, sets[hex.Pennant], sets[hex.Standard], x.opts)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	switch x.flags.format {
	case "json":
		return x.impromptuJSON(r)
	case "html":
		return x.printPage(sheet.Deploy(r, x.opts, pageOptions(x.c, x.flags)), x.flags.out)
	}
	return x.impromptuText(r)
}

// impromptuText tells the exact answer as tables, what goes wrong with its smallest draw.
func (x *every) impromptuText(r *muster.Report) error {
	m := r.Field.Map
	lines := []string{
		fmt.Sprintf("Impromptu deployment on %s (%s): every draw, exactly", m.Name, m.ID),
		fmt.Sprintf("A set has 35 draws of 4 cards and 24 ways to lay each out: %d cases, all equally likely.", muster.Cases),
		"",
		"What the cases of a set come to, and the green units that scout:",
	}
	sets := table{head: []string{"set", "displaced", "lost", "no room", "short", "greens", "mean", "deployments"}}
	for _, camp := range r.Sets {
		for _, s := range camp {
			least, most, mean := spread(s.Green)
			sets.add(s.Set.Def.ID, cases(s.Displaced), cases(s.Lost), cases(s.NoRoom), cases(s.Short),
				fmt.Sprintf("%d-%d", least, most), mean, s.Deployments.String())
		}
	}
	lines = append(lines, indent(sets)...)
	lines = append(lines, "", "Cards with marks on impassable ground (CTA-06):")
	lines = append(lines, liesOf(r)...)
	lines = append(lines, "", "The chance that the Pennants move first (CTA-08):")
	lines = append(lines, indent(firstTable(r))...)
	list := x.impromptuWitnesses(r)
	for _, w := range list {
		p, err := x.play(&w.witness)
		if err != nil {
			return err
		}
		lines = append(lines, "", fmt.Sprintf("%s in %d of %d cases, at most %s at once; the smallest draw is %s:",
			w.what, w.Cases, muster.Cases, counted(w.Worst, "unit"), w.Witness.Words()))
		if p.command != "" {
			lines = append(lines, "  "+p.command)
		} else {
			lines = append(lines, "  "+unseen)
		}
	}
	board, err := x.worst(plain(list))
	if err != nil {
		return err
	}
	return x.lines(append(lines, board...)...)
}

func cases(c muster.Class) string {
	if c.Cases == 0 {
		return "-"
	}
	return fmt.Sprintf("%d", c.Cases)
}

// spread is the least, most and mean green units over the cases; the mean to one place, rounded.
func spread(green []int) (least, most int, mean string) {
	least = -1
	sum := 0
	for n, count := range green {
		if count > 0 {
			if least < 0 {
				least = n
			}
			most = n
			sum += n * count
		}
	}
	tenths := (sum*20 + muster.Cases) / (2 * muster.Cases)
	return max(least, 0), most, fmt.Sprintf("%d.%d", tenths/10, tenths%10)
}

// liesOf lists the cards that cannot keep their marks, with the hexes.
func liesOf(r *muster.Report) []string {
	t := table{head: []string{"set", "card", "section", "cases", "displaced", "lost"}}
	for _, camp := range r.Sets {
		for _, s := range camp {
			for _, l := range s.Lies {
				t.add(s.Set.Def.ID, fmt.Sprintf("%d %s", l.Card.Number, l.Card.Name), l.Section.String(), fmt.Sprint(l.Cases),
					unitsAt(r.Field, s.Camp, 0, l, l.Displaced), unitsAt(r.Field, s.Camp, 0, l, l.Lost))
			}
		}
	}
	if len(t.rows) == 0 {
		return []string{"  none: every unit can stand on its mark, whatever is drawn"}
	}
	return indent(t)
}

// unitsAt names units of a card in a section, with the hexes of their marks.
func unitsAt(f *field.Field, camp hex.Camp, zone int, l muster.Lie, entries []*muster.Entry) string {
	if len(entries) == 0 {
		return "-"
	}
	return strings.Join(unitList(f, camp, zone, l, entries), ", ")
}

func unitList(f *field.Field, camp hex.Camp, zone int, l muster.Lie, entries []*muster.Entry) []string {
	out := make([]string, len(entries))
	for i, e := range entries {
		out[i] = e.Unit.ID + " " + f.Hexes.Label(f.Hexes.Card(camp, zone, l.Section, e.Rank, e.File))
	}
	return out
}

// firstTable sets the camps' sets against each other.
func firstTable(r *muster.Report) table {
	t := table{head: []string{"Pennants / Standards"}}
	for _, s := range r.Sets[hex.Standard] {
		t.head = append(t.head, s.Set.Def.ID)
	}
	at := 0
	for _, p := range r.Sets[hex.Pennant] {
		row := []string{p.Set.Def.ID}
		for range r.Sets[hex.Standard] {
			chance := r.Pairings[at].PennantFirst
			row = append(row, percent(chance)+" "+chance.String())
			at++
		}
		t.add(row...)
	}
	return t
}

func percent(c muster.Chance) string {
	n := c.PerMille()
	return fmt.Sprintf("%d.%d%%", n/10, n%10)
}

// impromptuTroubles are the ways in which a set goes wrong, the gravest first.
var impromptuTroubles = [...]struct {
	key, what string
	class     func(*muster.SetReport) muster.Class
	shows     func(hex.Camp) func(*muster.Deployment) bool
}{
	{"lost", "loses a unit (CTA-06)", func(s *muster.SetReport) muster.Class { return s.Lost },
		func(c hex.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitLost) }},
	{"short", "runs short of figures (CTA-04)", func(s *muster.SetReport) muster.Class { return s.Short },
		func(c hex.Camp) func(*muster.Deployment) bool {
			return happens(c, muster.UnitShort, muster.ReserveShort)
		}},
	{"no_room", "finds no room for a Reserve unit (CTA-09)", func(s *muster.SetReport) muster.Class { return s.NoRoom },
		func(c hex.Camp) func(*muster.Deployment) bool { return happens(c, muster.ReserveNoRoom) }},
	{"displaced", "moves a unit to the baseline (CTA-06)", func(s *muster.SetReport) muster.Class { return s.Displaced }, drowns},
}

// impromptuWitness is a witness with the class that it is of.
type impromptuWitness struct {
	witness
	muster.Class
}

// impromptuWitnesses lists the smallest draw of each way in which a set goes wrong, the gravest first, of each the set
// to which it happens most often first. It is played against the first set of the other camp, whatever that draws.
func (x *every) impromptuWitnesses(r *muster.Report) []*impromptuWitness {
	var list []*impromptuWitness
	for _, trouble := range impromptuTroubles {
		sets := slices.Concat(r.Sets[:]...)
		slices.SortStableFunc(sets, func(a, b *muster.SetReport) int {
			p, q := trouble.class(a), trouble.class(b)
			return cmp.Or(q.Cases-p.Cases, q.Worst-p.Worst)
		})
		for _, s := range sets {
			if c := trouble.class(s); c.Witness != nil {
				w := x.against(trouble.key, s.Camp, s.Set, r.Sets[s.Camp.Other()])
				w.what = s.Set.Def.ID + " " + trouble.what
				w.draws[s.Camp], w.shows = c.Witness.String(), trouble.shows(s.Camp)
				list = append(list, &impromptuWitness{*w, c})
			}
		}
	}
	return list
}

func plain(list []*impromptuWitness) []*witness {
	out := make([]*witness, len(list))
	for i, w := range list {
		out[i] = &w.witness
	}
	return out
}

// against sets a camp's set against the first of the other camp's.
func (x *every) against(key string, camp hex.Camp, set *muster.Set, others []*muster.SetReport) *witness {
	w := &witness{key: key, camp: camp}
	w.sets[camp], w.sets[camp.Other()] = []*muster.Set{set}, []*muster.Set{others[0].Set}
	return w
}

// indent sets a table as lines of text.
func indent(t table) []string {
	lines := t.text()
	for i := range lines {
		lines[i] = "  " + lines[i]
	}
	return lines
}

// has tells whether a table has a row already.
func (t *table) has(row []string) bool {
	return slices.ContainsFunc(t.rows, func(r []string) bool { return slices.Equal(r, row) })
}
