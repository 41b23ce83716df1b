package epic

import (
	"math/big"
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Enumerate gives exact results for every draw of every set in Epic Call to Arms, and for every pairing of a set of
// each camp.
//
// A case is five cards, the role of each, and the zones of the Guards. Cases are not played. Each card is evaluated
// once in each section, for every way in which the Scout Guard can hold its hexes, and a case combines three such
// patterns. The Scout Guard's effects are counted over all choices of its player. Classes separate certain results
// from risks. Chances weigh every case equally, and in each case every position of the Scout Guard's units. It uses
// the options Boxes and Zone; FreeZone counts every zone. One refused set makes the whole report refused.
func Enumerate(f *rulebook.Field, pennants, standards []*deck.Set, opts deploy.Options) *Report {
	r := &Report{Field: f, Refused: deploy.RefuseEpicField(f)}
	if len(r.Refused) == 0 {
		r.Refused = deploy.RefuseZone(f, boards.Pennant, opts.Zone)
	}
	if len(r.Refused) > 0 {
		return r
	}
	for camp, sets := range [boards.Camps][]*deck.Set{pennants, standards} {
		for _, set := range sets {
			if report := r.set(boards.Camp(camp), set, &opts); report != nil {
				r.Sets[camp] = append(r.Sets[camp], report)
			}
		}
	}
	if len(r.Refused) > 0 {
		r.Sets = [boards.Camps][]*SetReport{}
		return r
	}
	for _, p := range r.Sets[boards.Pennant] {
		for _, s := range r.Sets[boards.Standard] {
			r.Pairings = append(r.Pairings, pair(p, s))
		}
	}
	return r
}

// set enumerates one set, or adds to the refusals and returns nil.
func (r *Report) set(camp boards.Camp, set *deck.Set, opts *deploy.Options) *SetReport {
	refused := deploy.RefuseEpicSet(r.Field, deploycards.ModeEpic, camp, set)
	if len(refused) == 0 {
		stock, more := pieces.NewStock(r.Field.Rules, camp, opts.SetBoxes(set))
		if refused = more; len(refused) == 0 {
			k := newSetCases(r.Field, camp, set, stock, prove.ZonesOf(r.Field, opts.Zone))
			if out, ok := k.count(); ok {
				return out
			}
			refused = []pieces.Refusal{
				{Kind: pieces.TooManyCases, Mode: deploycards.ModeEpic, Camp: camp, Set: deck.SetID(set)},
			}
		}
	}
	r.Refused = append(r.Refused, refused...)
	return nil
}

// mostWork is the limit of choices examined for one set. Printed cards need some hundred thousands, the worst that
// fits on the printed boards some ten millions. An author's very large board is refused before it takes minutes.
const mostWork = 1 << 25

// setCases is a set on an Epic field while it is counted.
type setCases struct {
	*roster
	f     *rulebook.Field
	set   *deck.Set
	g     events.Ground
	row   hex.Set // of the Scout Guard, what can be stood on
	cards [deck.CardsInSet][]int
	zones []int
	out   *SetReport

	green [][deck.CardsInSet]big.Int // weights by green units and Scout Guard card
	total [deck.CardsInSet]uint64    // weight of all that a card can do as Scout Guard
	ways  *prove.Ways
	tally tally
	term  big.Int // reused, as the next two are
	sum   big.Int
	part  big.Int
}

func newSetCases(f *rulebook.Field, camp boards.Camp, set *deck.Set, stock *pieces.Stock, zones []int) *setCases {
	k := &setCases{roster: newRoster(f.Rules, stock, set), f: f, set: set, g: events.Of(f, camp), zones: zones}
	row := f.Board.Setup.ScoutGuard
	k.ways = prove.NewWays()
	k.row = f.Hexes.OwnRows(camp, row, row).Minus(f.Impassable)
	k.out = &SetReport{Set: set, Camp: camp, Cases: Cases * len(zones), Deployments: new(big.Int)}
	for i := range set.Cards {
		k.cards[i] = k.counts(&set.Cards[i])
	}
	for _, u := range k.types {
		k.out.Types = append(k.out.Types, prove.TypeShort{Unit: u, Stock: stock.Units(u.ID)})
	}
	return k
}

// count goes through every case: zones, Scout Guard, three Guards, and each remaining card as the Reserve. ok is false
// when the limit is exceeded.
func (k *setCases) count() (out *SetReport, ok bool) {
	var lots []scoutCases
	work := 0
	for _, zone := range k.zones {
		k.out.Zones = append(k.out.Zones, zone)
		cards := k.lay(k.f, k.out.Camp, zone, k.set)
		k.displacements(zone, cards)
		for scout := range deck.CardsInSet {
			lots = append(lots, k.scoutCases(zone, cards, scout))
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

// finish turns the weights into chances, and drops types that never run short.
func (k *setCases) finish() {
	for g := range k.green {
		sum := new(big.Rat)
		for card := range deck.CardsInSet {
			if w := &k.green[g][card]; w.Sign() > 0 {
				sum.Add(sum, new(big.Rat).SetFrac(w, new(big.Int).SetUint64(k.total[card])))
			}
		}
		k.out.Green = append(k.out.Green, prove.NewOdds(sum.Mul(sum, big.NewRat(1, int64(k.out.Cases)))))
	}
	for _, n := range k.out.byGreen {
		k.out.Deployments.Add(k.out.Deployments, n)
	}
	k.out.Types = slices.DeleteFunc(k.out.Types, func(t prove.TypeShort) bool { return t.Cases == 0 })
}
