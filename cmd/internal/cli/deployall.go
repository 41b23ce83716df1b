package cli

import (
	"fmt"
	"strings"

	"muster/engine/catalog"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
	"muster/schema"
)

// deployAll answers for every draw: of the sets that are named, or of every set of the camp.
func (a *app) deployAll(c *catalog.Catalog, f *field.Field, flags deployFlags, opts muster.Options) error {
	var sets [hex.Camps][]*muster.Set
	for camp := range hex.Camp(hex.Camps) {
		words := []string{flags.sets[camp]}
		if words[0] == "" {
			words = nil
			for _, e := range c.All(schema.KindDeploycards) {
				if e.Set.Camp == camp.String() {
					words = append(words, e.ID)
				}
			}
		}
		for _, w := range words {
			set, err := a.set(c, w)
			if err != nil {
				return err
			}
			sets[camp] = append(sets[camp], set)
		}
	}
	r := muster.Enumerate(f, sets[hex.Pennant], sets[hex.Standard], opts)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	if flags.format == "json" {
		return a.reportJSON(r)
	}
	return a.reportText(r)
}

// reportText tells the exact answer as tables, what goes wrong with its smallest draw.
func (a *app) reportText(r *muster.Report) error {
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
	for _, camp := range r.Sets {
		for _, s := range camp {
			lines = append(lines, witnesses(r, s)...)
		}
	}
	return a.lines(lines...)
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
					unitsAt(r.Field, s, l, l.Displaced), unitsAt(r.Field, s, l, l.Lost))
			}
		}
	}
	if len(t.rows) == 0 {
		return []string{"  none: every unit can stand on its mark, whatever is drawn"}
	}
	return indent(t)
}

// unitsAt names units of a card in a section, with the hexes of their marks.
func unitsAt(f *field.Field, s *muster.SetReport, l muster.Lie, entries []*muster.Entry) string {
	if len(entries) == 0 {
		return "-"
	}
	out := make([]string, len(entries))
	for i, e := range entries {
		h := f.Hexes.Card(s.Camp, 0, l.Section, e.Rank, e.File)
		out[i] = e.Unit.ID + " " + f.Hexes.Label(h)
	}
	return strings.Join(out, ", ")
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

// witnesses shows the smallest draw of each way in which a set goes wrong.
func witnesses(r *muster.Report, s *muster.SetReport) []string {
	var lines []string
	for _, class := range []struct {
		what string
		muster.Class
	}{
		{"loses a unit (CTA-06)", s.Lost}, {"moves a unit to the baseline (CTA-06)", s.Displaced},
		{"finds no room for a Reserve unit (CTA-09)", s.NoRoom}, {"runs short of figures (CTA-04)", s.Short},
	} {
		if class.Witness == nil {
			continue
		}
		lines = append(lines, "", fmt.Sprintf("%s %s in %d of %d cases, at most %s at once; the smallest draw is %s:",
			s.Set.Def.ID, class.what, class.Cases, muster.Cases, counted(class.Worst, "unit"), class.Witness.Words()),
			"  "+witnessCommand(r, s, *class.Witness))
	}
	return lines
}

// witnessCommand plays a draw of one camp against the first set of the other, whatever that draws.
func witnessCommand(r *muster.Report, s *muster.SetReport, d muster.Draw) string {
	other := r.Sets[s.Camp.Other()][0]
	return fmt.Sprintf("muster deploy %s --mode impromptu --seed 1 --%s %s --%s-draw %s --%s %s", r.Field.Map.ID,
		s.Camp, s.Set.Def.ID, s.Camp, d, s.Camp.Other(), other.Set.Def.ID)
}

// indent sets a table as lines of text.
func indent(t table) []string {
	lines := t.text()
	for i := range lines {
		lines[i] = "  " + lines[i]
	}
	return lines
}
