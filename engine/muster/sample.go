package muster

import (
	"math/big"
	"slices"

	"muster/engine/rng"
	"muster/maps/hex"
)

// Samples is how many deployments are played for the chances of a matchup that hang on exchanges.
const Samples = 1000

const streamSample = "organized samples"

// sampler plays deployments by chance, as far as units and tokens go: hexes do not matter.
type sampler struct {
	*disputed
	rand rng.Rand
}

// sample plays deployments for the fates of a pairing whose Uniform could not be worked out. Everybody chooses at
// random: units, the token that is exchanged next, and its troop.
func (m *combiner) sample(p *OrganizedPairing, hosts [hex.Camps]*host, seed uint64) {
	var want [hex.Camps][]sampled
	for camp := range want {
		want[camp] = p.Armies[camp].sampled()
	}
	if len(want[0])+len(want[1]) == 0 {
		return
	}
	x := &sampler{disputed: m.disputes(hosts), rand: rng.New(seed, append([]string{streamSample}, p.names()...)...)}
	for range Samples {
		both := x.play()
		for camp := range want {
			for _, s := range want[camp] {
				if both[camp][s.class] > 0 {
					s.fate.Sampled.Hits++
				}
			}
		}
	}
	for camp := range want {
		for _, s := range want[camp] {
			s.fate.Sampled.close(seed, Samples)
		}
	}
}

// sampled is a fate that is sampled, and its class.
type sampled struct {
	fate  *Fate
	class int
}

// sampled lists the fates that have to be sampled. Those of Guards never have to.
func (a *ArmyReport) sampled() []sampled {
	all := []sampled{{&a.ReserveNoRoom, heldRoomless}, {&a.ReserveShort, heldTokenless}, {&a.Left, tokensLeft}}
	for i := range a.ReserveLevied {
		all = append(all, sampled{&a.ReserveLevied[i].Fate, heldLevied + a.ReserveLevied[i].place})
	}
	return slices.DeleteFunc(all, func(s sampled) bool { return s.fate.Sampled == nil })
}

// play draws, lays out and plays one deployment, and counts the units of each class.
func (x *sampler) play() (out [hex.Camps][]int) {
	var guards [hex.Camps]*guard
	var reserve [hex.Camps]int
	for camp, h := range x.hosts {
		deck := make([]uint8, len(h.cards))
		for i := range deck {
			deck[i] = uint8(i)
		}
		rng.Shuffle(&x.rand, deck)
		guards[camp] = &guard{cards: [hex.SectionCount]uint8(deck[:hex.SectionCount])}
		reserve[camp] = int(deck[SlotReserve])
	}
	x.reveal(guards)
	first := hex.Camp(x.rand.IntN(hex.Camps)) // a tie
	for camp := range hex.Camp(hex.Camps) {
		if x.stances[camp].green < x.stances[camp.Other()].green {
			first = camp
		}
	}
	for i, camp := range [hex.Camps]hex.Camp{first, first.Other()} {
		out[camp] = x.call(camp, reserve[camp], x.a.all && i > 0)
	}
	return out
}

// call brings a Reserve on and exchanges the tokens.
func (x *sampler) call(camp hex.Camp, card int, all bool) []int {
	s := x.stances[camp]
	out := make([]int, heldLevied+len(x.a.tokens))
	var waiting []int
	for t, n := range x.hosts[camp].counts[card] {
		waiting = append(waiting, slices.Repeat([]int{t}, n)...)
	}
	called := min(ReserveCalled, len(waiting))
	if all {
		called = len(waiting)
	}
	before := slices.Clone(s.levied)
	for vacant := x.hosts[camp].vacancy - int(s.onRow); called > 0 && vacant > 0; vacant-- {
		var ready []int
		for i, t := range waiting {
			if s.comes(x.a, camp, t, x.left) != notAtAll {
				ready = append(ready, i)
			}
		}
		if len(ready) == 0 {
			break
		}
		i := ready[x.rand.IntN(len(ready))]
		s.place(x.a, camp, waiting[i], s.comes(x.a, camp, waiting[i], x.left), x.left)
		waiting = slices.Delete(waiting, i, i+1)
		called--
	}
	for b, n := range s.levied {
		out[heldLevied+b] = int(n - before[b])
	}
	out[heldRoomless] = min(called, x.musterable(camp, waiting))
	out[heldTokenless] = called - out[heldRoomless]
	out[tokensLeft] = x.exchange(camp)
	return out
}

// musterable is how many units could still come, were there room.
func (x *sampler) musterable(camp hex.Camp, waiting []int) int {
	s, left := *x.stances[camp], slices.Clone(x.left)
	s.used, s.asked, s.levied = slices.Clone(s.used), slices.Clone(s.asked), slices.Clone(s.levied)
	n := 0
	for _, t := range waiting {
		if how := s.comes(x.a, camp, t, left); how != notAtAll {
			s.place(x.a, camp, t, how, left)
			n++
		}
	}
	return n
}

// exchange replaces a camp's tokens, and returns how many stay.
func (x *sampler) exchange(camp hex.Camp) int {
	s := x.stances[camp]
	var tokens []int // ranks
	for b, n := range s.levied {
		tokens = append(tokens, slices.Repeat([]int{x.a.rankOf[b]}, int(n))...)
	}
	rng.Shuffle(&x.rand, tokens)
	stay := 0
	for _, rank := range tokens {
		var troops []int
		for t := range x.a.goods {
			if x.a.goods[t].replaces(rank) && s.comes(x.a, camp, t, x.left) == inPerson {
				troops = append(troops, t)
			}
		}
		if len(troops) == 0 {
			stay++
			continue
		}
		s.place(x.a, camp, troops[x.rand.IntN(len(troops))], inPerson, x.left)
	}
	return stay
}

// close works the interval out, in integers: the square of 1.96 is 38416 parts of 10000.
func (s *Sample) close(seed uint64, trials int) {
	const scale, square, million = 10_000, 38_416, 1_000_000
	s.Seed, s.Trials = seed, trials
	hits, n := int64(s.Hits), int64(trials)
	spread := new(big.Int).SetInt64(square*scale*hits*(n-hits)/n + square*square/4)
	half := spread.Sqrt(spread).Int64()
	centre, all := hits*scale+square/2, n*scale+square
	s.Low = int(max(0, centre-half-1) * million / all)
	s.High = int(min(all, centre+half+1)*million/all) + 1
	s.High = min(s.High, million)
}
