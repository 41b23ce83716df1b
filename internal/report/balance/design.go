package balance

import (
	"cmp"
	"context"
	"slices"

	"muster/catalog"
	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/report"
)

// DesignQuestion is a request for variants of an adventure with other lengths and win rates.
type DesignQuestion struct {
	Entry   *catalog.Entry
	Players []string // every pair of them plays, as for an estimate
	Tries   int      // variants that are played
	Seed    uint64
	Workers int
	Refuses Refuses
	Tell    func(done, total int)
}

// The limits of the number of variants that are played, and its default.
const (
	DesignTries      = 300
	LeastDesignTries = 10
	MostDesignTries  = 100_000
)

// The sizes of the search for variants.
const (
	designBase    = 1000 // games of the adventure as it is
	designScreen  = 60   // games of each variant
	designConfirm = 150  // further games of a variant that seems to belong to a place
	designVerify  = 500  // games of each kept variant, from fresh seeds
	designBatch   = 24   // variants that are made before any of them is played
	designMost    = 6    // changes in one variant
	designDrawn   = 5    // one draw in this number of games drops a variant
	designIdle    = 20   // batches without a new variant that end the search
)

// lengths are the limits of the lengths of variants, in percent of the median number of turns as it is.
var lengths = [...]int{70, 90, 111, 136}

// lengthOf returns the length of a variant by its turns, from 0 on.
func lengthOf(turns, base int) int {
	for i, limit := range lengths {
		if 100*turns < limit*base {
			return i
		}
	}
	return len(lengths)
}

// design is a search in progress. It is MAP-Elites (Mouret and Clune 2015): the variants are sorted into places by
// length and win rate. Each place keeps the variant with the fewest changes. New variants are made from those.
type design struct {
	*fairSearch
	tries  int
	levers []Variant // of the adventure as it is
	places map[place]*variant
	seen   map[string]bool // files that were made before
	single int             // levers that were made alone
	before []int           // half points of the adventure as it is, by game
	chance engine.Rand
	out    *DesignAnswer
}

// place is a combination of length and band.
type place struct {
	length int
	band   Band
}

// variant is a candidate with the results of its games.
type variant struct {
	candidate
	share  FairShare
	points []int // half points by game
	turns  int   // the median
	drawn  int   // games
}

// Design finds variants of an adventure. The error is a report.Wrong.
func (g *Game) Design(ctx context.Context, q DesignQuestion) (*DesignAnswer, error) {
	fair, name, err := g.newFairSearch(FairQuestion{
		Entry: q.Entry, Players: q.Players, Seed: q.Seed, Workers: q.Workers, Refuses: q.Refuses, Tell: q.Tell,
	})
	if err != nil {
		return nil, err
	}
	d := &design{
		fairSearch: fair, tries: q.Tries, places: map[place]*variant{}, seen: map[string]bool{},
		chance: engine.NewRand(q.Seed, "design"),
		out: &DesignAnswer{ID: q.Entry.ID, Name: name, Sides: g.Sides, Players: q.Players, Drafts: []Draft{},
			turn: cmp.Or(g.Turn, "turn")},
	}
	if fair.seats > 1 {
		return nil, report.Wrongf("name one for two", "variants are made for two sides, and %s has %d seats", q.Entry.ID,
			fair.seats)
	}
	d.told.Begin(q.Tell, 0)
	err = d.run(ctx)
	d.told.End()
	d.out.Played, d.out.Interrupted = d.played, ctx.Err() != nil
	return d.out, err
}

// run makes and plays variants, batch by batch, and measures those that are kept.
func (d *design) run(ctx context.Context) error {
	to := d.even(designBase)
	base, err := d.measure(ctx, d.base, 0, to)
	if err != nil || ctx.Err() != nil {
		return err
	}
	d.base[0], d.before = base[0].candidate, base[0].points
	d.out.Before, d.out.Turns = base[0].share, base[0].turns
	d.keep(d.places, &base[0])
	d.levers = d.game.variants(d.ask.Entry, nil, d.ask.Refuses).List
	d.out.Levers = len(d.levers)
	for idle := 0; d.out.Tries < d.tries && idle < designIdle; {
		list := d.batch()
		if len(list) == 0 {
			idle++
			continue
		}
		idle, d.out.Tries = 0, d.out.Tries+len(list)
		made, err := d.measure(ctx, list, 0, d.even(designScreen))
		if err != nil || ctx.Err() != nil {
			return err
		}
		made = slices.DeleteFunc(made, func(v variant) bool { return !d.fits(d.places, &v) })
		list = nil
		for i := range made {
			list = append(list, made[i].candidate)
		}
		// Few games find good variants and lucky ones. Only other games tell them apart.
		screened := d.even(designScreen)
		if made, err = d.measure(ctx, list, screened, screened+d.even(designConfirm)); err != nil || ctx.Err() != nil {
			return err
		}
		for i := range made {
			d.keep(d.places, &made[i])
		}
	}
	return d.finish(ctx, to)
}

// finish measures the kept variants from fresh seeds, and sorts them by their places.
func (d *design) finish(ctx context.Context, from int) error {
	var list []candidate
	final := map[place]*variant{}
	for _, at := range d.sorted(d.places) {
		if v := d.places[at]; len(v.levers) > 0 {
			list = append(list, v.candidate)
		} else {
			final[at] = v
		}
	}
	made, err := d.measure(ctx, list, from, from+d.even(designVerify))
	if err != nil || ctx.Err() != nil {
		return err
	}
	for i := range made {
		d.keep(final, &made[i])
	}
	for _, at := range d.sorted(final) {
		v := final[at]
		if len(v.levers) == 0 {
			continue
		}
		d.out.Drafts = append(d.out.Drafts, Draft{
			Number: len(d.out.Drafts) + 1, Share: v.share, Band: at.band, Key: at.band.Key(), Turns: v.turns, Length: at.length,
			Changes: d.changes(&v.candidate), Entry: v.entry,
		})
	}
	return nil
}

// sorted returns the occupied places in order: the shortest first, and of these the best for the first side.
func (d *design) sorted(of map[place]*variant) []place {
	var out []place
	for at := range of {
		out = append(out, at)
	}
	slices.SortFunc(out, func(a, b place) int {
		return cmp.Or(cmp.Compare(a.length, b.length), cmp.Compare(of[b].share.Share, of[a].share.Share))
	})
	return out
}

// at returns the place of a variant.
func (d *design) at(v *variant) place {
	return place{lengthOf(v.turns, d.out.Turns), bandOf(v.share.Share)}
}

// fits reports whether the place of a variant is free, or has a variant with more changes.
func (d *design) fits(places map[place]*variant, v *variant) bool {
	if v.share.Games == 0 || v.drawn*designDrawn >= v.share.Games {
		return false
	}
	old := places[d.at(v)]
	return old == nil || len(v.levers) < len(old.levers)
}

// keep puts a variant that fits into its place.
func (d *design) keep(places map[place]*variant, v *variant) {
	if d.fits(places, v) {
		places[d.at(v)] = v
	}
}

// batch makes the next variants: each single change first, then one change more, or one fewer, of a kept variant.
func (d *design) batch() (out []candidate) {
	singles := min(len(d.levers), max(d.tries/2, 1))
	for tried := 0; tried < 4*designBatch && len(out) < min(designBatch, d.tries-d.out.Tries); tried++ {
		var c candidate
		ok := true
		if d.single < singles {
			v := &d.levers[d.single*len(d.levers)/singles]
			d.single++
			c = d.base[0].with(v)
		} else if c, ok = d.changed(); !ok {
			continue
		}
		if text := string(c.text); !d.seen[text] {
			d.seen[text] = true
			out = append(out, c)
		}
	}
	return out
}

// with returns the candidate with one change more, which was made in its file.
func (c *candidate) with(v *Variant) candidate {
	return candidate{levers: append(slices.Clone(c.levers), *v), entry: v.Entry, text: v.Text, scenario: v.Scenario}
}

// changed returns a kept variant with one more change, or one fewer; ok is false if that is not possible.
func (d *design) changed() (c candidate, ok bool) {
	at := d.sorted(d.places)
	if len(at) == 0 {
		return c, false
	}
	of := &d.places[at[d.chance.IntN(len(at))]].candidate
	if n := len(of.levers); n == designMost || n > 1 && d.chance.IntN(4) == 0 {
		drop := d.chance.IntN(n)
		return d.made(d.base[0], slices.Delete(slices.Clone(of.levers), drop, drop+1))
	}
	var kinds [][]string // the words of changes, by kind; those that appear only after another change come last
	d.game.variants(of.entry, func(says string) bool {
		i := slices.IndexFunc(d.levers, func(v Variant) bool { return v.Says == says })
		kind := int(kindsOfChange)
		if i >= 0 {
			kind = int(d.levers[i].Kind)
		}
		for len(kinds) <= kind {
			kinds = append(kinds, nil)
		}
		kinds[kind] = append(kinds[kind], says)
		return false
	}, d.ask.Refuses)
	kinds = slices.DeleteFunc(kinds, func(list []string) bool { return len(list) == 0 })
	if len(kinds) == 0 {
		return c, false
	}
	list := kinds[d.chance.IntN(len(kinds))] // a kind first: most changes only move units
	return d.made(*of, []Variant{{Says: list[d.chance.IntN(len(list))]}})
}

// made applies changes one after the other; ok is false if one is not possible after the others.
func (d *design) made(c candidate, list []Variant) (_ candidate, ok bool) {
	for i := range list {
		v := d.game.variants(c.entry, func(says string) bool { return says == list[i].Says }, d.ask.Refuses).List
		if len(v) != 1 {
			return c, false
		}
		c = c.with(&v[0])
	}
	return c, true
}

// measure plays games of each candidate and returns their results. The share in games that the adventure as it is has
// played, too, follows from the difference.
func (d *design) measure(ctx context.Context, list []candidate, from, to int) ([]variant, error) {
	if len(list) == 0 {
		return nil, nil
	}
	turns := make([][]int, len(list))
	for i := range turns {
		turns[i] = make([]int, to)
	}
	d.turns = func(cell, number, n int) { turns[cell][number] = n }
	t, err := d.play(ctx, list, d.pairs, from, to)
	if err != nil {
		return nil, err
	}
	var out []variant
	for i := range list {
		v := variant{candidate: list[i]}
		var moved inference.Sample
		for n := range to {
			p, _ := t.At(i, n)
			v.points = append(v.points, int(p))
			if n >= from && p == inference.Drawn {
				v.drawn++
			}
			if n >= from && n < len(d.before) {
				moved.Add(int(p) - d.before[n])
			}
		}
		e := d.estimate(t, i, from, to)
		if v.share = d.fairShare(&e); moved.Games > 0 { // pairs of games are more certain
			v.share.Share = min(max(d.out.Before.Share+int(moved.Mean(thousand/2)), 0), thousand)
		}
		var counts arena.Counts
		for _, n := range turns[i][from:] {
			counts.Add(n)
		}
		v.turns = counts.At(500)
		out = append(out, v)
	}
	return out, nil
}
