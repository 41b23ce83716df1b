package main

import (
	"context"
	_ "embed" // the games of search
	"fmt"
	"hash/fnv"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// screensFile has results that a run need not find again, because most drafts are thrown away and search is slow. A
// line has a sum of a draft's files, the wins by side or seat in games of search, and the case. Or it has a seed and a
// case, and the number of the first draft that was accepted.
//
//go:embed screens.txt
var screensFile string

// ledger keeps the results of search.
type ledger struct {
	mu    sync.Mutex
	lines map[string]screen
}

type screen struct {
	wins []int
	id   string
}

var screens = readScreens(screensFile)

func readScreens(text string) *ledger {
	l := &ledger{lines: map[string]screen{}}
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) < 3 || words[0] == "#" {
			continue
		}
		s := screen{id: words[len(words)-1]}
		for _, w := range words[1 : len(words)-1] {
			n, _ := strconv.Atoi(w)
			s.wins = append(s.wins, n)
		}
		l.lines[words[0]] = s
	}
	return l
}

// find returns the numbers of a key, or nil.
func (l *ledger) find(sum string) []int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lines[sum].wins
}

func (l *ledger) keep(sum, id string, wins []int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.lines[sum] = screen{wins, id}
}

// drawOf returns the key of the draft that was accepted.
func drawOf(seed uint64, id string) string { return fmt.Sprintf("seed-%d/%s", seed, id) }

// draw returns the number of the draft of a case that was accepted; 0 if that is not known. It is screened by games of
// greedy again.
func (l *ledger) draw(seed uint64, id string) int {
	if n := l.find(drawOf(seed, id)); len(n) == 1 {
		return n[0]
	}
	return 0
}

// write writes all results into a file.
func (l *ledger) write(name string) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	var b strings.Builder
	b.WriteString("# Wins by side or seat in games of search, and accepted drafts. `go run ./internal/tools/judge\n" +
		"# -screens FILE` adds lines, and -replay finds all of them again.\n")
	byID := func(a, b string) int {
		return strings.Compare(l.lines[a].id+" "+a, l.lines[b].id+" "+b)
	}
	for _, sum := range slices.SortedFunc(maps.Keys(l.lines), byID) {
		s := l.lines[sum]
		fmt.Fprintf(&b, "%s %s %s\n", sum, strings.Trim(fmt.Sprint(s.wins), "[]"), s.id)
	}
	return os.WriteFile(name, []byte(b.String()), 0o644)
}

// searchGames is the number of games of search for a case.
func (k *Kind) searchGames() int {
	switch {
	case k.Game == "runewars":
		return 8
	case k.Sound:
		return 12
	}
	return 24
}

// mostSeats is the maximum number of seats of a case that search screens: with three, a game takes ten seconds.
const mostSeats = 2

// screened screens a case by games of search, from the ledger if it has them; why is the reason against it. Without
// all, a sound case that the ledger does not know is taken without them.
func screened(ctx context.Context, play player, c *Case, seats int, all bool) (why string, err error) {
	if seats > mostSeats {
		return "", nil
	}
	h := fnv.New64a()
	for _, f := range c.Files {
		h.Write(f.Text)
	}
	sum, games := fmt.Sprintf("%016x", h.Sum64()), c.Kind.searchGames()
	wins := screens.find(sum)
	switch {
	case wins == nil && !all && !c.Kind.Gamed:
		return "", nil
	case wins == nil:
		g, why, err := played(ctx, play, search, games)
		if err != nil || why != "" {
			return why, err
		}
		wins = slices.Clone(g.wins[:seats])
		screens.keep(sum, c.ID, wins)
	}
	g := &outcome{games: games, wins: wins}
	return c.Kind.within(bySearch, map[string]int{"stronger": g.stronger(), "edge": g.edge()}), nil
}
