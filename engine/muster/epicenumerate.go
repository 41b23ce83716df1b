package muster

import (
	"math/big"
	"slices"

	"muster/engine/field"
	"muster/maps/hex"
)

// Enumerate answers for every draw of every set in Epic Call to Arms, and for every pairing of a set of each camp,
// exactly.
//
// A case is five cards, what each is for, and the zones of the Guards. It does not play the cases: a card is worked out
// once in each section for every way in which the Scout Guard can hold its hexes, and a case puts three such patterns
// together. What the Scout Guard does is counted over all that its player may choose: classes say what is sure and what
// is a risk, and chances take every case as equally likely, and in each every place of the Scout Guard's units.
// Of the options Boxes and Zone count; FreeZone counts every zone. Refused sets make the whole report refused.
func EnumerateEpic(f *field.Field, pennants, standards []*Set, opts Options) *EpicReport {
	r := &EpicReport{Field: f, Refused: refuseEpicField(f)}
	if len(r.Refused) == 0 {
		r.Refused = refuseZone(f, hex.Pennant, opts.Zone)
	}
	if len(r.Refused) > 0 {
		return r
	}
	for camp, sets := range [hex.Camps][]*Set{pennants, standards} {
		for _, set := range sets {
			if report := r.set(hex.Camp(camp), set, &opts); report != nil {
				r.Sets[camp] = append(r.Sets[camp], report)
			}
		}
	}
	if len(r.Refused) > 0 {
		r.Sets = [hex.Camps][]*EpicSetReport{}
		return r
	}
	for _, p := range r.Sets[hex.Pennant] {
		for _, s := range r.Sets[hex.Standard] {
			r.Pairings = append(r.Pairings, pairEpic(p, s))
		}
	}
	return r
}

// set enumerates one set, or adds to the refusals and returns nil.
func (r *EpicReport) set(camp hex.Camp, set *Set, opts *Options) *EpicSetReport {
	refused := refuseEpicSet(r.Field, ModeEpic, camp, set)
	if len(refused) == 0 {
		stock, more := NewStock(r.Field.Rules, camp, opts.boxes(set))
		if refused = more; len(refused) == 0 {
			k := newEpicDeck(r.Field, camp, set, stock, zonesOf(r.Field, opts.Zone))
			if out, ok := k.count(); ok {
				return out
			}
			refused = []Refusal{{Kind: TooManyCases, Mode: ModeEpic, Camp: camp, Set: idOf(set)}}
		}
	}
	r.Refused = append(r.Refused, refused...)
	return nil
}

// mostWork is how many choices are gone through for one set. Printed cards want some hundred thousands, the worst that
// fits on the printed boards some ten millions; an author's board of great size is refused before it takes minutes.
const mostWork = 1 << 25

// setCases is a set on an Epic field while it is counted.
type epicDeck struct {
	*roster
	f     *field.Field
	set   *Set
	g     ground
	row   hex.Set // of the Scout Guard, what can be stood on
	cards [CardsInSet][]int
	zones []int
	out   *EpicSetReport

	green [][CardsInSet]big.Int // weights by green units and Scout Guard card
	total [CardsInSet]uint64    // weight of all that a card can do as Scout Guard
	ways  *ways
	toll  toll
	term  big.Int // reused, as the next two are
	sum   big.Int
	part  big.Int
}

func newEpicDeck(f *field.Field, camp hex.Camp, set *Set, stock *Stock, zones []int) *epicDeck {
	k := &epicDeck{roster: newRoster(f.Rules, stock, set), f: f, set: set, g: groundOf(f, camp), zones: zones}
	row := f.Board.Setup.ScoutGuard
	k.ways = newWays()
	k.row = f.Hexes.OwnRows(camp, row, row).Minus(f.Impassable)
	k.out = &EpicSetReport{Set: set, Camp: camp, Cases: EpicCases * len(zones), Deployments: new(big.Int)}
	for i := range set.Cards {
		k.cards[i] = k.counts(&set.Cards[i])
	}
	for _, u := range k.types {
		k.out.Types = append(k.out.Types, TypeShort{Unit: u, Stock: stock.Units(u.ID)})
	}
	return k
}

// count goes through every case: zones, Scout Guard, three Guards, and the cards that are left for the Reserve. ok is
// false when there is too much to go through.
func (k *epicDeck) count() (out *EpicSetReport, ok bool) {
	var lots []scoutLot
	work := 0
	for _, zone := range k.zones {
		k.out.Zones = append(k.out.Zones, zone)
		cards := k.lay(k.f, k.out.Camp, zone, k.set)
		k.lies(zone, cards)
		for scout := range CardsInSet {
			lots = append(lots, k.lot(zone, cards, scout))
			work = min(work+lots[len(lots)-1].work(), mostWork+1)
		}
	}
	if work > mostWork {
		return nil, false
	}
	for i := range lots {
		k.scouted(&lots[i])
	}
	k.finish()
	return k.out, true
}

// finish makes chances of the weights, and leaves out what never runs short.
func (k *epicDeck) finish() {
	for g := range k.green {
		sum := new(big.Rat)
		for card := range CardsInSet {
			if w := &k.green[g][card]; w.Sign() > 0 {
				sum.Add(sum, new(big.Rat).SetFrac(w, new(big.Int).SetUint64(k.total[card])))
			}
		}
		k.out.Green = append(k.out.Green, newOdds(sum.Mul(sum, big.NewRat(1, int64(k.out.Cases)))))
	}
	for _, n := range k.out.byGreen {
		k.out.Deployments.Add(k.out.Deployments, n)
	}
	k.out.Types = slices.DeleteFunc(k.out.Types, func(t TypeShort) bool { return t.Cases == 0 })
}
