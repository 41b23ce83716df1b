package cli

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"muster/engine/muster"
	"muster/maps/hex"
)

// allies answers for every draw of two allies a camp: those that are named, or every two of the camp, each way round,
// since it matters who has the red zones.
func (x *every) allies() error {
	var pairs [hex.Camps][][muster.Allies]*muster.Set
	for camp := range hex.Camp(hex.Camps) {
		if err := x.two(camp, "in epic-allies mode two allies take a set each"); err != nil {
			return err
		}
	}
	sets, err := x.own()
	if err != nil {
		return err
	}
	for camp := range pairs {
		if len(x.flags.sets[camp]) > 0 {
			pairs[camp] = [][muster.Allies]*muster.Set{[muster.Allies]*muster.Set(sets[camp])}
		} else {
			pairs[camp] = muster.AllyPairs(sets[camp])
		}
	}
	r := muster.EnumerateAllies(x.f, pairs[hex.Pennant], pairs[hex.Standard], x.opts)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	if x.flags.format == "json" {
		return x.alliesJSON(r)
	}
	return x.alliesText(r)
}

// alliesTroubles are the ways in which two allies go wrong, the gravest first.
var alliesTroubles = [...]struct {
	key, what string
	class     func(*muster.AlliesCampReport) *muster.AlliesClass
	shows     func(hex.Camp) func(*muster.Deployment) bool
}{
	{"lost", "lost: its baseline is full (CTA-06)", func(c *muster.AlliesCampReport) *muster.AlliesClass { return &c.Lost },
		func(c hex.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitLost) }},
	{"short", "no figures left (CTA-IMP-02)", func(c *muster.AlliesCampReport) *muster.AlliesClass { return &c.Short },
		func(c hex.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitShort) }},
	{"displaced", "mark is impassable (R-023)", func(c *muster.AlliesCampReport) *muster.AlliesClass { return &c.Displaced }, drowns},
	{"yielded", "mark is the ally's (VAR-ER-03)", func(c *muster.AlliesCampReport) *muster.AlliesClass { return &c.Yielded }, yields},
}

// yields looks for a unit whose mark an ally's holds.
func yields(camp hex.Camp) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool { return e.Camp == camp && e.Held })
	}
}

// alliesText tells the exact answer, the gravest troubles first.
func (x *every) alliesText(r *muster.AlliesReport) error {
	m := x.f.Map
	lines := []string{
		fmt.Sprintf("Epic deployment of allies on %s (%s): every draw, exactly", m.Name, m.ID),
		fmt.Sprintf("Two allies draw 3 cards each and lay them out: %s cases, all equally likely. The first has the red zones.",
			grouped(big.NewInt(muster.AlliesCases))),
		"", "What goes wrong for a camp, the gravest first (shares of the cases; mean: units a case):",
	}
	lines = append(lines, alliesTroubleTable(r)...)
	sets := table{head: []string{"allies (red,blue)", "red scouts", "blue scouts", "deployments"}}
	for _, camp := range r.Camps {
		for _, c := range camp {
			red, blue := greensOf(c)
			sets.add(setWords(c.Sets[:]), spreadOf(red), spreadOf(blue), grouped(c.Deployments))
		}
	}
	lines = append(append(lines, "", "The allies, with how many deployments the answer stands for:"), indent(sets)...)
	if types := alliesTypes(r); len(types.rows) > 0 {
		lines = append(append(lines, "", "Unit types that the figures of the camp do not suffice for (CTA-IMP-02):"), indent(types)...)
	}
	lines = append(append(lines, "", "Cards with marks on impassable ground (CTA-06):"), x.alliesLies(r)...)
	lines = append(append(lines, "", "Who has the turn markers 1 and 3 (VAR-RA-02), the most one-sided first:"), indent(alliesFirst(r))...)
	return x.tellAll(lines, x.alliesWitnesses(r))
}

func alliesTroubleTable(r *muster.AlliesReport) []string {
	t := table{head: []string{"what", "allies (red,blue)", "cases", "mean", "most at once"}}
	for _, trouble := range alliesTroubles {
		for _, c := range sortedAllies(slices.Concat(r.Camps[:]...), trouble.class) {
			if k := trouble.class(c); k.Cases > 0 {
				mean := big.NewRat(int64(k.Total), muster.AlliesCases)
				t.add(trouble.what, setWords(c.Sets[:]), shareOf(k.Cases, muster.AlliesCases), mean.FloatString(1), fmt.Sprint(k.Worst))
			}
		}
	}
	if len(t.rows) == 0 {
		return []string{"  nothing: every unit finds its figures and its mark"}
	}
	return indent(t)
}

// sortedAllies orders allies by how often they are in a trouble, then by how many units it takes.
func sortedAllies(list []*muster.AlliesCampReport, class func(*muster.AlliesCampReport) *muster.AlliesClass) []*muster.AlliesCampReport {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b *muster.AlliesCampReport) int {
		return cmp.Or(class(b).Cases-class(a).Cases, class(b).Total-class(a).Total)
	})
	return out
}

// greensOf are the cases by scouting units of each ally.
func greensOf(c *muster.AlliesCampReport) (red, blue []*big.Rat) {
	var counted [muster.Allies][]int
	for r, list := range c.Green {
		for b, n := range list {
			for ally, green := range [muster.Allies]int{r, b} {
				for len(counted[ally]) <= green {
					counted[ally] = append(counted[ally], 0)
				}
				counted[ally][green] += n
			}
		}
	}
	return counts(counted[0]), counts(counted[1])
}

// alliesLies lists the cards that cannot keep their marks. A set drowns alike beside whichever ally: it is told once
// for each zone.
func (x *every) alliesLies(r *muster.AlliesReport) []string {
	t := table{head: []string{"set", "card", "zone", "section", "drowned", "lost"}}
	seen := map[string]bool{}
	for _, camp := range r.Camps {
		for _, c := range camp {
			for ally, lies := range c.Lies {
				zone := x.f.Board.Zones[ally].ID
				if key := c.Sets[ally].Def.ID + " " + zone; seen[key] {
					continue
				} else {
					seen[key] = true
				}
				for _, l := range lies {
					t.add(c.Sets[ally].Def.ID, fmt.Sprintf("%d %s", l.Card.Number, l.Card.Name), zone, l.Section.String(),
						unitsAt(x.f, c.Camp, ally, l, l.Displaced), unitsAt(x.f, c.Camp, ally, l, l.Lost))
				}
			}
		}
	}
	if len(t.rows) == 0 {
		return []string{"  none: every unit can stand on its mark, whatever is drawn"}
	}
	return indent(t)
}

// alliesTypes has a line for each type that runs short and each two sets: who has which colour is no matter to the
// figures, unless units are lost for want of room.
func alliesTypes(r *muster.AlliesReport) table {
	t := table{head: []string{"type", "allies", "units there are", "cases", "most missing"}}
	for _, camp := range r.Camps {
		for _, c := range camp {
			for _, u := range c.Types {
				row := []string{
					u.Unit.ID, eitherWay(c), fmt.Sprint(u.Stock), shareOf(u.Cases, muster.AlliesCases), fmt.Sprint(u.Worst),
				}
				if !t.has(row) {
					t.add(row...)
				}
			}
		}
	}
	return t
}

// eitherWay names two allies whoever has the red zones.
func eitherWay(c *muster.AlliesCampReport) string {
	names := ids(c.Sets[:])
	slices.Sort(names)
	return strings.Join(names, "+")
}

// alliesFirst has a line for each pairing of sets; where it matters who has the red zones, several.
func alliesFirst(r *muster.AlliesReport) table {
	list := slices.Clone(r.Pairings)
	half := big.NewRat(1, 2)
	lean := func(p *muster.AlliesPairing) *big.Rat {
		d := new(big.Rat).Sub(ratio(p.PennantFirst), half)
		return d.Abs(d)
	}
	slices.SortStableFunc(list, func(a, b muster.AlliesPairing) int { return lean(&b).Cmp(lean(&a)) })
	t := table{head: []string{"Pennants", "Standards", "Pennants first", "Standards first", "dice"}}
	for i := range list {
		p := &list[i]
		row := []string{
			eitherWay(p.Pennant), eitherWay(p.Standard), share(ratio(p.PennantFirst)), share(ratio(p.StandardFirst)), share(ratio(p.Tie)),
		}
		if !t.has(row) {
			t.add(row...)
		}
	}
	return t
}

// alliesWitnesses lists the smallest draw of each trouble, for each camp that of the allies who meet it most often.
func (x *every) alliesWitnesses(r *muster.AlliesReport) []*witness {
	var list []*witness
	for i, trouble := range alliesTroubles {
		for _, camp := range r.Camps {
			for _, c := range sortedAllies(camp, trouble.class) {
				if w := x.alliesWitness(r, c, i); w != nil {
					list = append(list, w)
					break
				}
			}
		}
	}
	return list
}

// alliesWitness is the smallest case of a trouble, against the first allies of the other camp; nil when there is none.
func (x *every) alliesWitness(r *muster.AlliesReport, c *muster.AlliesCampReport, trouble int) *witness {
	k := alliesTroubles[trouble].class(c)
	if k.Witness == nil {
		return nil
	}
	w := &witness{
		what:  setWords(c.Sets[:]) + ", " + alliesTroubles[trouble].what,
		shows: alliesTroubles[trouble].shows(c.Camp),
	}
	w.sets[c.Camp], w.sets[c.Camp.Other()] = c.Sets[:], r.Camps[c.Camp.Other()][0].Sets[:]
	var draws []string
	for _, d := range k.Witness {
		draws = append(draws, d.String())
	}
	w.draws[c.Camp] = strings.Join(draws, "/")
	return w
}
