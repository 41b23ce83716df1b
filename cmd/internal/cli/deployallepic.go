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

// epic answers for every draw of one set a camp in Epic Call to Arms.
func (x *every) epic() error {
	sets, err := x.own()
	if err != nil {
		return err
	}
	if x.opts.Zone, err = x.epicZone(); err != nil {
		return err
	}
	r := muster.EnumerateEpic(x.f, sets[hex.Pennant], sets[hex.Standard], x.opts)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	if x.flags.format == "json" {
		return x.epicJSON(r)
	}
	return x.epicText(r)
}

// epicZone is the zone that both camps are asked for: every one unless both name the same.
func (x *every) epicZone() (int, error) {
	p, s := x.flags.zones[hex.Pennant], x.flags.zones[hex.Standard]
	switch {
	case p != s:
		return 0, usage("write --pennant-zone and --standard-zone alike, or neither for both colours",
			"--all asks about the same zones for both camps, not %q and %q", p, s)
	case p == "" || len(x.f.Board.Zones) == 0:
		return muster.FreeZone, nil
	}
	return zone(x.f, hex.Pennant, p)
}

// epicTroubles are the ways in which a set goes wrong, the gravest first.
var epicTroubles = [...]struct {
	key, what string
	class     func(*muster.EpicSetReport) *muster.EpicClass
	shows     func(hex.Camp) func(*muster.Deployment) bool
}{
	{"lost", "a Guard is lost: its baseline is full (CTA-06)", func(s *muster.EpicSetReport) *muster.EpicClass { return &s.Lost },
		func(c hex.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitLost) }},
	{"no_room", "Scouts or Reserve find no vacant hex (R-270)", func(s *muster.EpicSetReport) *muster.EpicClass { return &s.NoRoom },
		func(c hex.Camp) func(*muster.Deployment) bool {
			return either(happens(c, muster.ReserveNoRoom), special(c, "scout-no-room"))
		}},
	{"short", "a unit has no figures left (CTA-IMP-02)", func(s *muster.EpicSetReport) *muster.EpicClass { return &s.Short },
		func(c hex.Camp) func(*muster.Deployment) bool {
			return either(happens(c, muster.UnitShort, muster.ReserveShort), special(c, "scout-short"))
		}},
	{"displaced", "a Guard cannot keep its mark (R-023, R-267)", func(s *muster.EpicSetReport) *muster.EpicClass { return &s.Displaced },
		func(c hex.Camp) func(*muster.Deployment) bool { return happens(c, muster.UnitMoved, muster.UnitLost) }},
	{"back", "a Scout finds its row full (R-266)", func(s *muster.EpicSetReport) *muster.EpicClass { return &s.Back }, scoutsBack},
}

// scoutsBack looks for a Scout Guard unit on the baseline.
func scoutsBack(camp hex.Camp) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		row := d.Field.Hexes.Baseline(camp)
		for i := range d.Placed {
			if p := &d.Placed[i]; p.Camp == camp && p.How == muster.FromScoutGuard && row.Has(p.Hex) {
				return true
			}
		}
		return false
	}
}

// epicText tells the exact answer, the gravest troubles first.
func (x *every) epicText(r *muster.EpicReport) error {
	m := x.f.Map
	zones := "in the zones of each colour, " + zoneNames(x) + ","
	if x.opts.Zone != muster.FreeZone {
		zones = "in the " + x.f.Board.Zones[x.opts.Zone].ID + " zones"
	}
	lines := []string{
		fmt.Sprintf("Epic deployment on %s (%s): every draw, exactly", m.Name, m.ID),
		fmt.Sprintf("A set has 21 draws of 5 cards and 120 ways to lay each out %s", zones),
		fmt.Sprintf("%s cases, all equally likely. What the Scout Guard does is its player's choice: sure is what comes",
			grouped(big.NewInt(int64(x.epicCases(r))))),
		"whatever he chooses, risk what comes if he chooses badly.",
		"", "What goes wrong, the gravest first (shares of the cases):",
	}
	lines = append(lines, epicTroubleTable(r)...)
	sets := table{head: []string{"set", "scouting units", "deployments"}}
	for _, camp := range r.Sets {
		for _, s := range camp {
			sets.add(s.Set.Def.ID, spreadOf(rats(s.Green)), grouped(s.Deployments))
		}
	}
	lines = append(append(lines, "", "The sets, with how many deployments the answer stands for:"), indent(sets)...)
	if t := epicShortTable(r); len(t.rows) > 0 {
		lines = append(append(lines, "", "Unit types that the figures of the camp do not suffice for (CTA-IMP-02):"), indent(t)...)
	}
	lines = append(append(lines, "", "Cards with marks on impassable ground (CTA-06):"), x.epicLies(r)...)
	first := table{head: []string{"Pennants", "Standards", "Pennants first", "Standards first", "dice"}}
	for _, p := range r.Pairings {
		first.add(p.Pennant.Set.Def.ID, p.Standard.Set.Def.ID, share(p.PennantFirst.Rat()), share(p.StandardFirst.Rat()), share(p.Tie.Rat()))
	}
	lines = append(append(lines, "", "Who moves first (CTA-08), every place of the Scout Guards equally likely:"), indent(first)...)
	return x.tellAll(lines, x.epicWitnesses(r))
}

// tellAll writes a report's lines, its witnesses and the board of the worst.
func (x *every) tellAll(lines []string, list []*witness) error {
	if len(list) > 0 {
		more, err := x.witnessLines(list)
		if err != nil {
			return err
		}
		lines = append(append(lines, "", "The smallest case of each, the gravest first:"), more...)
	}
	board, err := x.worst(list)
	if err != nil {
		return err
	}
	return x.lines(append(lines, board...)...)
}

func (x *every) epicCases(r *muster.EpicReport) int {
	for _, camp := range r.Sets {
		for _, s := range camp {
			return s.Cases
		}
	}
	return 0
}

func zoneNames(x *every) string {
	names := make([]string, len(x.f.Board.Zones))
	for i, z := range x.f.Board.Zones {
		names[i] = z.ID
	}
	return strings.Join(names, " and ")
}

func epicTroubleTable(r *muster.EpicReport) []string {
	t := table{head: []string{"what", "set", "sure", "risk", "most at once"}}
	for _, trouble := range epicTroubles {
		for _, s := range sortedEpic(slices.Concat(r.Sets[:]...), trouble.class) {
			if c := trouble.class(s); c.Risk.Cases > 0 {
				t.add(trouble.what, s.Set.Def.ID, shareOf(c.Sure.Cases, s.Cases), shareOf(c.Risk.Cases, s.Cases), fmt.Sprint(c.Risk.Worst))
			}
		}
	}
	if len(t.rows) == 0 {
		return []string{"  nothing: every unit finds its figures and a hex, and every Guard its mark"}
	}
	return indent(t)
}

// sortedEpic orders sets by how often they are in a trouble: whatever is chosen, then by bad choices, then by units.
func sortedEpic(list []*muster.EpicSetReport, class func(*muster.EpicSetReport) *muster.EpicClass) []*muster.EpicSetReport {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b *muster.EpicSetReport) int {
		p, q := class(a), class(b)
		return cmp.Or(q.Sure.Cases-p.Sure.Cases, q.Risk.Cases-p.Risk.Cases, q.Risk.Total-p.Risk.Total)
	})
	return out
}

// shareOf is a share of cases.
func shareOf(n, of int) string { return share(big.NewRat(int64(n), int64(max(of, 1)))) }

func epicShortTable(r *muster.EpicReport) table {
	t := table{head: []string{"type", "set", "units there are", "cases", "most missing"}}
	for _, camp := range r.Sets {
		for _, s := range camp {
			for _, u := range s.Types {
				t.add(u.Unit.ID, s.Set.Def.ID, fmt.Sprint(u.Stock), shareOf(u.Cases, s.Cases), fmt.Sprint(u.Worst))
			}
		}
	}
	return t
}

// epicLies lists the cards that cannot keep their marks, with the hexes.
func (x *every) epicLies(r *muster.EpicReport) []string {
	t := table{head: []string{"set", "card", "zone", "section", "drowned", "lost"}}
	for _, camp := range r.Sets {
		for _, s := range camp {
			for _, l := range s.Lies {
				t.add(s.Set.Def.ID, fmt.Sprintf("%d %s", l.Card.Number, l.Card.Name), x.f.Board.Zones[l.Zone].ID, l.Section.String(),
					unitsAt(x.f, s.Camp, l.Zone, l.Lie, l.Displaced), unitsAt(x.f, s.Camp, l.Zone, l.Lie, l.Lost))
			}
		}
	}
	if len(t.rows) == 0 {
		return []string{"  none: every unit can stand on its mark, whatever is drawn"}
	}
	return indent(t)
}

// epicWitnesses lists the smallest draw of each way in which a set goes wrong, for each camp that of the set to which
// it happens most often, the gravest first: the sure one, or where there is none the one that takes choices.
func (x *every) epicWitnesses(r *muster.EpicReport) []*witness {
	var list []*witness
	for i := range epicTroubles {
		for _, camp := range r.Sets {
			for _, s := range sortedEpic(camp, epicTroubles[i].class)[:min(1, len(camp))] {
				c := epicTroubles[i].class(s)
				if w := x.epicWitness(r, s, i, &c.Sure, "sure"); w != nil {
					list = append(list, w)
				} else if w := x.epicWitness(r, s, i, &c.Risk, "risk"); w != nil {
					list = append(list, w)
				}
			}
		}
	}
	return list
}

// epicWitness is the smallest case of a count, against the first set of the other camp; nil when there is none.
func (x *every) epicWitness(r *muster.EpicReport, s *muster.EpicSetReport, trouble int, c *muster.EpicCount, how string) *witness {
	if c.Witness == nil {
		return nil
	}
	w := x.againstEpic(s, r)
	w.what = fmt.Sprintf("%s, %s (%s)", s.Set.Def.ID, epicTroubles[trouble].what, how)
	w.draws[s.Camp], w.zones[s.Camp] = c.Witness.Draw.String(), x.f.Board.Zones[c.Witness.Zone].ID
	w.shows = epicTroubles[trouble].shows(s.Camp)
	return w
}

// againstEpic sets a set against the first of the other camp's.
func (x *every) againstEpic(s *muster.EpicSetReport, r *muster.EpicReport) *witness {
	w := &witness{}
	w.sets[s.Camp], w.sets[s.Camp.Other()] = []*muster.Set{s.Set}, []*muster.Set{r.Sets[s.Camp.Other()][0].Set}
	return w
}

func rats(list []muster.Odds) []*big.Rat {
	out := make([]*big.Rat, len(list))
	for i, o := range list {
		out[i] = o.Rat()
	}
	return out
}
