package validate_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/inference"
	"muster/internal/engine/runewars/matches"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/command/kernel"
	"muster/internal/validate/command/playcheck"
	"muster/internal/validate/runewars"
	"muster/validate/check"
)

var update = flag.Bool("update", false, "rewrite the tables of docs/explanation/verdicts.md")

// verdicts is the file with the tables, usual the default number of games per pair.
const (
	verdicts = "../docs/explanation/verdicts.md"
	usual    = 100
)

// TestTablesOfVerdicts: the tables of docs/explanation/verdicts.md equal the computed or simulated values.
func TestTablesOfVerdicts(t *testing.T) {
	was, err := os.ReadFile(verdicts)
	if err != nil {
		t.Fatal(err)
	}
	is := string(was)
	tables := map[string]string{"shares": shares(), "realms": realms()}
	if !testing.Short() {
		tables["lopsided"], tables["apart"], tables["favoured"] = lopsidedCurve(t), apartCurve(t), favouredCurve(t)
	}
	for name, table := range tables {
		mark := "<!-- " + name + ": go test ./validate -run TestTablesOfVerdicts -update -->\n"
		before, after, found := strings.Cut(is, mark)
		_, behind, ends := strings.Cut(after, "<!-- end -->")
		if !found || !ends {
			t.Fatalf("%s has no place for %s", verdicts, name)
		}
		is = before + mark + "\n" + table + "\n<!-- end -->" + behind
	}
	if *update {
		if err := os.WriteFile(verdicts, []byte(is), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if is != string(was) {
		t.Errorf("%s is not what is worked out: run with -update", verdicts)
	}
}

// limits returns the thresholds of the checks of every game.
func limits() map[string]check.Threshold {
	all := maps.Clone(playcheck.Limits())
	maps.Copy(all, battlelore.PlayLimits())
	maps.Copy(all, kernel.PlayLimits())
	return all
}

// table formats rows of cells as on a page; the first row is the head.
func table(rows ...[]string) string {
	var b strings.Builder
	for i, row := range rows {
		fmt.Fprintf(&b, "| %s |\n", strings.Join(row, " | "))
		if i == 0 {
			b.WriteString("|" + strings.Repeat("---|", len(row)) + "\n")
		}
	}
	return b.String()
}

// tenths formats thousandths in per cent.
func tenths(n int) string { return fmt.Sprintf("%d.%d%%", n/10, n%10) }

// chanceWord formats a probability in per cent.
func chanceWord(c inference.Chance) string {
	return tenths(int((c + inference.Sure/2000) / (inference.Sure / 1000)))
}

// counted is a check that counts games, or seasons, with a property.
type counted struct {
	code, limit, of string
	games, looks    int
	true            []int64 // in thousandths
}

// shares returns the table for the checks that count games with a property. The shared limits are Muster's.
func shares() string {
	const units, leaders = 20, 4
	pairs := len(inference.Judges()) * len(inference.Judges())
	rows := [][]string{{"check", "measure", "games", "speaks", "chance to speak, by the true share"}}
	for _, c := range []counted{
		{"play/endless", "capped", "", usual, 1, []int64{50, 100, 150, 200, 300}},
		{"play/stall", "stalled", "", usual, 1, []int64{100, 200, 250, 300, 400}},
		{"play/too-short", "shortened", "", usual, 1, []int64{150, 250, 300, 350, 450}},
		{"play/too-long", "lengthened", "", usual, 1, []int64{250, 350, 400, 450, 550}},
		{"play/objective-decides", "decides", "", usual * pairs, 1, []int64{700, 750, 775, 800, 850}},
		{"play/unit-idle", "ordered", "", usual * pairs, units, []int64{0, 10, 20, 30, 50}},
		{"play/unit-late", "timely", "", usual * pairs, units, []int64{50, 75, 100, 125, 150}},
		{"play/unit-uninvolved", "fought", "", usual * pairs, units, []int64{0, 5, 10, 20, 40}},
		{"play/objective-untaken", "taken", "", usual * pairs, 1, []int64{0, 10, 20, 30, 50}},
		{"play/objective-uncontested", "contested", "", usual * pairs, 1, []int64{0, 10, 20, 30, 50}},
		{"play/objective-free", "free", "", usual * pairs, 1, []int64{100, 150, 175, 200, 250}},
		{"play/objective-idle", "fought-for", "", usual * pairs, 1, []int64{100, 150, 200, 225, 250}},
		{"play/rule-unused", "used", "", usual * pairs, 1, []int64{0, 10, 20, 30, 50}},
		{"play/leader-idle", "led", "", usual * pairs, leaders, []int64{100, 150, 200, 225, 250}},
		{"play/exit-unused", "left", "", usual * pairs, 1, []int64{0, 10, 20, 30, 50}},
		{"play/exit-free", "walked-off", "", usual * len(inference.Judges()), 1, []int64{550, 600, 650, 700, 750}},
		{"play/landmark-unused", "landmark", "", usual * pairs, 1, []int64{0, 25, 50, 75, 100}},
	} {
		rows = append(rows, c.row(limits()[c.limit]))
	}
	return table(rows...)
}

// row returns the probabilities of a finding for a check beyond a threshold.
func (c *counted) row(m check.Threshold) []string {
	own := check.Alarm / inference.Chance(c.looks)
	row := []string{c.code + c.of, "`" + c.limit + "`, " + m.Text() + "%", fmt.Sprint(c.games)}
	true, flip := c.true, m.Most == nil
	share := int64(10 * m.AtMost())
	if flip {
		share, true = 1000-int64(10*m.AtLeast()), nil
		for _, s := range c.true {
			true = append(true, 1000-s)
		}
	}
	from, speaks := inference.BeyondCurve(c.games, share, own, true)
	word := fmt.Sprintf("from %d on", from)
	if flip {
		word = fmt.Sprintf("up to %d", c.games-from)
	}
	var cells []string
	for i, s := range speaks {
		cells = append(cells, fmt.Sprintf("%s: %s", tenths(int(c.true[i])), chanceWord(s)))
	}
	return append(row, word, strings.Join(cells, ", "))
}

// realms returns the table for the checks of Runewars that count: each judge plays in all seats, and for reachability
// also a random player. Checks of seasons count a season like a game: a game of
// seven years has 22 on average.
func realms() string {
	const areas, runes, seasons = 20, 6, 22
	judges := len(inference.Judges())
	rows := [][]string{{"check", "measure", "games or seasons", "speaks", "chance to speak, by the true share"}}
	for _, c := range []counted{
		{"play/too-short", "early", "", usual * judges, 1, []int64{150, 250, 280, 300, 350}},
		{"play/too-long", "late", "", usual * judges, 1, []int64{250, 350, 380, 400, 450}},
		{"play/area-unreached", "reached", "", usual * (judges + 1), areas, []int64{0, 20, 40, 60, 100}},
		{"play/rune-restless", "restless", "", usual * judges * seasons / 2, runes, []int64{50, 100, 110, 120, 150}},
		{"play/quiet-seasons", "eventless", "", usual * judges * seasons, 1, []int64{550, 600, 610, 620, 650}},
	} {
		rows = append(rows, c.row(runewars.PlayLimits()[c.limit]))
	}
	return table(rows...)
}

// trials is the number of simulated adventures for each row of a curve.
const trials = 400

// lopsidedCurve returns the curve of play/lopsided if every pair of players wins for one camp with the same share.
func lopsidedCurve(t *testing.T) string {
	beyond := 10 * limits()["won"].AtMost()
	chance := engine.NewRand(1, "lopsided")
	rows := [][]string{{"true share", "speaks", "games of each pair, mean"}}
	for _, share := range []int{500, 540, 560, 580, 600, 620, 640, 660, 700, 740} {
		spoke, games := 0, 0
		for range trials {
			m := &inference.Matrix{Players: inference.Judges()}
			for range m.Players {
				m.Samples = append(m.Samples, make([]inference.Sample, len(m.Players)))
			}
			for round, more := 0, usual; ; round++ {
				for _, row := range m.Samples {
					for j := range row {
						row[j] = drawnFrom(row[j], share, more, &chance)
					}
				}
				lies := m.Beyond(beyond)
				if !lies.Open || round == inference.MatrixRounds {
					spoke += truth(lies.Shown)
					break
				}
				more = int(m.Samples[0][0].Games)
			}
			games += int(m.Samples[0][0].Games)
		}
		switch {
		case share < beyond-30 && spoke*1000 > trials*10, share == beyond && max(spoke, trials-spoke)*100 > trials*60,
			share >= beyond+40 && spoke*100 < trials*95:
			t.Errorf("at %d it speaks in %d of %d", share, spoke, trials)
		}
		rows = append(rows, []string{tenths(share), tenths(1000 * spoke / trials), fmt.Sprint(games / trials)})
	}
	return table(rows...)
}

// favouredCurve returns the curve of play/seat-favoured and play/faction-favoured for three players, if the first seat
// wins with the same share against all players, and the other two equally often.
func favouredCurve(t *testing.T) string {
	const players, trials = 3, 100
	beyond := 10 * (*runewars.PlayLimits()["favoured"].Most / players)
	judges := inference.Judges()
	alike := make([][]int, len(judges))
	for i := range alike {
		alike[i] = []int{i, i, i}
	}
	mixed, _ := matches.Mixed(players, []int{0, 1, 2}, len(judges), len(judges))
	chance := engine.NewRand(1, "favoured")
	rows := [][]string{{"true share", "speaks", "games, mean"}}
	for _, share := range []int{333, 380, 400, 430, 460, 480, 500, 560} {
		spoke, games := 0, 0
		for range trials {
			var tables []inference.Table
			for _, players := range slices.Concat(alike, mixed) {
				tables = append(tables, inference.Table{Players: players, Points: make([]int64, len(players))})
			}
			for round, more := 0, usual*len(judges); ; round++ {
				draw := func(tables []inference.Table) {
					for i := range more {
						seat := 0
						if chance.IntN(inference.Unit) >= share {
							seat = 1 + chance.IntN(players-1)
						}
						tables[i%len(tables)].Points[seat] += int64(inference.Won)
					}
				}
				draw(tables[:len(alike)])
				draw(tables[len(alike):])
				p := inference.PoolSeats(players, len(judges), tables)
				if !p.Open(beyond) || round == inference.MatrixRounds {
					shown, _ := p.Shares[0].Beyond(beyond)
					spoke, games = spoke+truth(shown), games+p.Games
					break
				}
				if round > 0 {
					more *= 2
				}
			}
		}
		switch {
		case share <= beyond-30 && spoke*100 > trials*2, share == beyond && max(spoke, trials-spoke)*100 > trials*65,
			share >= beyond+50 && spoke*100 < trials*95:
			t.Errorf("at %d it speaks in %d of %d", share, spoke, trials)
		}
		rows = append(rows, []string{tenths(share), tenths(1000 * spoke / trials), fmt.Sprint(games / trials)})
	}
	return table(rows...)
}

// apartCurve returns the curve of play/player-decides if four players have equal results except one, with which one
// camp wins more.
func apartCurve(t *testing.T) string {
	apart := 10 * limits()["apart"].AtMost()
	chance := engine.NewRand(1, "apart")
	const odd = "blind"
	rows := [][]string{{"truly apart", "speaks", "games of each, mean"}}
	for _, far := range []int{0, 100, 200, 250, 300, 350, 400, 500} {
		spoke, games := 0, 0
		for range trials {
			s := &inference.Styles[*playcheck.Report]{Figures: make([]inference.Figure, len(inference.Judges())+1)}
			s.Figures[0].Player = odd
			for round, more := 0, usual; ; round++ {
				for i := range s.Figures {
					share, f := 500-far/2, &s.Figures[i]
					if i == 0 {
						share += far
					}
					f.Sample = drawnFrom(f.Sample, share, more, &chance)
					f.Share = inference.ShareOf(f.Sample)
				}
				if shown := s.Shown(odd, apart); shown || !s.Open(odd, apart) || round == inference.MatrixRounds {
					spoke += truth(shown)
					break
				}
				more = int(s.Figures[0].Sample.Games)
			}
			games += int(s.Figures[0].Sample.Games)
		}
		if far <= apart && spoke*1000 > trials*35 || far >= 400 && spoke*100 < trials*85 {
			t.Errorf("%d apart it speaks in %d of %d", far, spoke, trials)
		}
		rows = append(rows, []string{
			fmt.Sprintf("%d points", far/10), tenths(1000 * spoke / trials), fmt.Sprint(games / trials),
		})
	}
	return table(rows...)
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// drawnFrom returns a sample with more games, won with a share in thousandths.
func drawnFrom(s inference.Sample, share, games int, chance *engine.Rand) inference.Sample {
	for range games {
		points := inference.Lost
		if chance.IntN(inference.Unit) < share {
			points = inference.Won
		}
		s.Add(int(points))
	}
	return s
}
