package runewars

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/engine/command"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/report"
)

// Comparisons are the comparisons of some scenarios and realms.
type Comparisons struct {
	common.Header
	Most int `json:"pairs_at_most"` // pairs of games of each
	common.Extent
	Versions []*Versions `json:"versions"`
	Rivals   []*Rivals   `json:"players"`
}

func newComparisons(ask report.Sweep) *Comparisons {
	return &Comparisons{
		Header: common.NewHeader(version, rulebook.GameName, ask.Seed, ask.Players...), Most: ask.Games,
		Versions: []*Versions{}, Rivals: []*Rivals{},
	}
}

// Versions compares two versions of a scenario or a realm, with one game of each version for each seed.
type Versions struct {
	Adventure string            `json:"adventure"`
	First     string            `json:"first"` // the versions
	Second    string            `json:"second"`
	Player    string            `json:"player"` // plays every seat of both
	Pairs     int               `json:"pairs"`  // of games
	Apart     int               `json:"apart"`  // pairs that another seat won
	Seats     []Moved           `json:"seats"`
	Ended     [2]map[string]int `json:"ended"`      // by matches.EndNames
	Years     [2]int            `json:"mean_years"` // in hundredths
}

// Moved is the change of a seat between two versions.
type Moved struct {
	Name               string         `json:"faction"`
	Free               bool           `json:"free"` // no scenario gives it Orders
	Says               common.Outcome `json:"says"` // with which version it fares better
	First              Share          `json:"first_took"`
	Second             Share          `json:"second_took"`
	Change             int            `json:"change"` // of the share, in thousandths
	inference.Interval                // of the change
}

// Rivals compares two players on a scenario or a realm. In each game one of them plays one seat and the other all other
// seats.
type Rivals struct {
	Adventure          string         `json:"adventure"`
	First              string         `json:"first"` // the players
	Second             string         `json:"second"`
	Says               common.Outcome `json:"says"`
	Pairs              int            `json:"pairs"`
	Apart              int            `json:"apart"` // pairs in which one has won alone and the other has not
	PlayOne            Share          `json:"first_alone"`
	Two                Share          `json:"second_alone"`
	Fair               int            `json:"fair"` // an even share, in thousandths
	Change             int            `json:"change"`
	inference.Interval                // of the change
}

// Sequential tests look at the pairs of games with different results. Without a difference each side wins half of
// these.
const (
	rounds = 32   // pairs between two looks
	silent = 200  // pairs that are all alike for a seat: the two are taken for alike there
	most   = 1200 // pairs that end otherwise, at most
)

// test returns the sequential test for this many looks. Its error per look is small enough for a total error of 3%.
func test(looks int) inference.TwoSided {
	return inference.Symmetric(far, inference.PerMille(15)/inference.Chance(looks), inference.PerMille(40), most)
}

// walks starts one test for each of the looks.
func walks(looks int) []*inference.Walk {
	out := make([]*inference.Walk, looks)
	for i := range out {
		w, err := test(looks).Walk()
		if err != nil {
			panic(err) // the test is the program's own
		}
		out[i] = w
	}
	return out
}

// CompareVersions compares pairs of versions for each requested player, who plays every seat. It may instead return the
// reason why one cannot be played. When ctx ends, it returns the finished comparisons.
func CompareVersions(ctx context.Context, pairs []common.Pair, ask report.Sweep) (*Comparisons, []string, error) {
	out := newComparisons(ask)
	for _, p := range pairs {
		var of [2]*setting
		for i, e := range []*library.Entry{library.EntryOf(p.Old), library.EntryOf(p.New)} {
			x, why := opened(e)
			if x == nil {
				return nil, notPlayed(e.ID, why), nil
			}
			of[i] = x
		}
		if why := alike(of, p.Names); why != "" {
			return nil, []string{why}, nil
		}
		for _, player := range ask.Players {
			v, err := out.versions(ctx, of, player, ask)
			if err != nil {
				return nil, nil, err
			}
			if v.Pairs > 0 {
				v.First, v.Second = p.Names[0], p.Names[1]
				out.Versions = append(out.Versions, v)
			}
		}
	}
	out.Interrupted = ctx.Err() != nil
	return out, nil, nil
}

// notPlayed returns the reasons why something is not played.
func notPlayed(id string, why []string) (out []string) {
	for _, reason := range why {
		out = append(out, id+" is not played: "+reason)
	}
	return out
}

// alike returns the reason why two versions cannot be compared by seat; "" if the same factions play in the same order.
func alike(of [2]*setting, names [2]string) string {
	ids := func(x *setting) (out []string) {
		for _, f := range x.turns[0].Factions {
			out = append(out, f.ID)
		}
		return out
	}
	if old, now := ids(of[0]), ids(of[1]); !slices.Equal(old, now) {
		return fmt.Sprintf("%s and %s are not compared: their factions or seats differ", names[0], names[1])
	}
	if len(of[0].turns) != len(of[1].turns) {
		return fmt.Sprintf("%s and %s are not compared: only one names the first player", names[0], names[1])
	}
	return ""
}

// versions plays two versions until the tests of all seats are decided.
func (x *Comparisons) versions(
	ctx context.Context, of [2]*setting, player string, ask report.Sweep,
) (*Versions, error) {
	var told common.Progress
	told.Begin(ask.Tell, 2*ask.Games)
	turns := len(of[0].turns)
	step := rounds / turns * turns
	r := newReading(of[1])
	for n := 0; n < ask.Games && ctx.Err() == nil && !r.done(); n += step {
		var halves [2][]one
		for i, s := range of {
			var err error
			halves[i], err = s.round(ctx, ask.Number, ask.Workers, n, min(n+step, ask.Games), turns, told.Done,
				func(turn int) (int, []string) { return turn, s.all(player) })
			if err != nil {
				return nil, err
			}
		}
		r.take(halves)
	}
	told.End()
	v := r.versions(of, player)
	x.Played += 2 * v.Pairs
	return v, nil
}

// reading is the state of the comparison of two versions.
type reading struct {
	seats  int
	people []int
	walk   map[int]*inference.Walk // by seat
	says   []inference.Decision
	change []inference.Sample // of each seat, in half points
	won    [2][]int           // by seat
	ended  [2]map[string]int
	years  [2]int
	moves  []int // pairs won by one of the versions, by seat
	pairs  int
	apart  int
}

func newReading(s *setting) *reading {
	r := &reading{
		seats: s.seats(), people: s.people, walk: map[int]*inference.Walk{}, says: make([]inference.Decision, s.seats()),
		change: make([]inference.Sample, s.seats()), moves: make([]int, s.seats()),
		won:   [2][]int{make([]int, s.seats()), make([]int, s.seats())},
		ended: [2]map[string]int{{}, {}},
	}
	for i, w := range walks(len(s.people)) {
		r.walk[s.people[i]] = w
	}
	return r
}

// done reports whether all tests are decided.
func (r *reading) done() bool {
	return !slices.ContainsFunc(r.people, func(seat int) bool { return r.says[seat] == inference.Open })
}

// take reads more pairs of games, if both games are present.
func (r *reading) take(halves [2][]one) {
	for _, p := range pairsOf(halves) {
		if !r.done() {
			r.pair(p[0], p[1])
		}
	}
}

// pair reads a pair of games.
func (r *reading) pair(old, now *one) {
	r.pairs++
	if old.won != now.won {
		r.apart++
	}
	for i, g := range []*one{old, now} {
		r.ended[i][matches.EndNames[g.Ended]]++
		r.years[i] += g.Year
		if g.won >= 0 {
			r.won[i][g.won]++
		}
	}
	for seat := range r.seats {
		before, after := old.won == seat, now.won == seat
		switch {
		case before == after:
			r.change[seat].Add(0)
		case after:
			r.change[seat].Add(int(inference.Won))
			r.look(seat, inference.Won)
		default:
			r.change[seat].Add(-int(inference.Won))
			r.look(seat, inference.Lost)
		}
		if r.pairs == silent && r.moves[seat] == 0 {
			r.says[seat] = inference.Even
		}
	}
}

// look feeds one more pair to the test of a seat while the test is undecided.
func (r *reading) look(seat int, p inference.Points) {
	r.moves[seat]++
	if w := r.walk[seat]; w != nil && r.says[seat] == inference.Open {
		r.says[seat] = w.Game(p)
	}
}

// versions returns the result of the comparison.
func (r *reading) versions(of [2]*setting, player string) *Versions {
	v := &Versions{
		Adventure: of[1].name, Player: policy.Label(player), Pairs: r.pairs, Apart: r.apart, Ended: r.ended, Seats: []Moved{},
	}
	for i, years := range r.years {
		v.Years[i] = (years*100 + r.pairs/2) / max(r.pairs, 1)
	}
	for seat := range r.seats {
		m := Moved{
			Name: of[1].called(seat), Free: slices.Contains(r.people, seat), Says: common.OutcomeOf(r.says[seat]),
			First: shareOf(r.won[0][seat], r.pairs), Second: shareOf(r.won[1][seat], r.pairs),
		}
		m.Change, m.Interval = int(r.change[seat].Mean(thousand/2)), r.change[seat].Around(thousand/2)
		v.Seats = append(v.Seats, m)
	}
	return v
}

// CompareRivals compares the two requested players on scenarios and realms, or returns the reason why one cannot be
// played. In each pair of games, each of them plays one seat against the other's in all other seats. Seat and seed are
// the same in both games. When ctx ends, it returns the finished comparisons.
func CompareRivals(ctx context.Context, list []*library.Entry, ask report.Sweep) (*Comparisons, []string, error) {
	out := newComparisons(ask)
	who := [2]string{ask.Players[0], ask.Players[1]}
	for _, e := range list {
		s, why := opened(e)
		if len(why) == 0 {
			why = s.contested()
		}
		if len(why) > 0 {
			return nil, notPlayed(e.ID, why), nil
		}
		r, err := out.rivals(ctx, s, who, ask)
		if err != nil {
			return nil, nil, err
		}
		if r.Pairs > 0 {
			out.Rivals = append(out.Rivals, r)
		}
	}
	out.Interrupted = ctx.Err() != nil
	return out, nil, nil
}

// rivals plays two players until the test is decided.
func (x *Comparisons) rivals(ctx context.Context, s *setting, who [2]string, ask report.Sweep) (*Rivals, error) {
	var told common.Progress
	told.Begin(ask.Tell, 2*ask.Games)
	step := rounds / len(s.people) * len(s.people)
	r := &Rivals{
		Adventure: s.name, First: policy.Label(who[0]), Second: policy.Label(who[1]),
		Fair: (thousand + s.seats()/2) / s.seats(),
	}
	walk, won, change, says := walks(1)[0], [2]int{}, inference.Sample{}, inference.Open
	for n := 0; n < ask.Games && ctx.Err() == nil && says == inference.Open; n += step {
		pairs, err := s.duels(ctx, ask.Number, ask.Workers, n, min(n+step, ask.Games), who, told.Done)
		if err != nil {
			return nil, err
		}
		for _, d := range pairs {
			if says != inference.Open {
				break
			}
			r.Pairs++
			change.Add(2*command.Bit(d.won[1]) - 2*command.Bit(d.won[0]))
			for i, yes := range d.won {
				won[i] += command.Bit(yes)
			}
			if d.won[0] != d.won[1] {
				r.Apart++
				says = walk.Game(inference.Points(2 * command.Bit(d.won[1])))
			} else if r.Apart == 0 && r.Pairs == silent {
				says = inference.Even
			}
		}
	}
	told.End()
	r.Says, r.PlayOne, r.Two = common.OutcomeOf(says), shareOf(won[0], r.Pairs), shareOf(won[1], r.Pairs)
	r.Change, r.Interval = int(change.Mean(thousand/2)), change.Around(thousand/2)
	x.Played += 2 * r.Pairs
	return r, nil
}
