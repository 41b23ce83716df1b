package vectors_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/engine/command/boards"
)

// A vector is a file of testdata; doc.go says how one is written.
type vector struct {
	rules    []string
	about    string
	watch    []string
	first    boards.Camp
	dice     []uint8
	hands    [boards.Camps][]string
	deck     []string
	dealt    bool // hands or deck are named
	spent    bool // the other cards are discards
	last     [boards.Camps]string
	command  [boards.Camps]int
	goal     [boards.Camps]int
	tokens   [boards.Camps]int // -1: as the rulebook says
	taken    [boards.Camps]int
	lastTurn []string // the number, and who wins where that is said
	points   []objective
	exits    [boards.Camps][]string // what a leaver is worth, and the hexes
	features [][]string
	edges    [][]string
	legend   map[string]string // units of the vector's own, by code
	rulebook []string          // rows of its own
	rows     []string          // of the ground
	pieces   []piece
	steps    []step
	end      []piece
	drawnEnd bool
}

// objective is hexes worth banners.
type objective struct {
	at        []string
	side      string
	banners   int
	permanent bool
}

// piece is a unit on a hex, with a Leader or without, or a Leader alone.
type piece struct {
	camp   boards.Camp
	unit   string // its type; "" for a Leader alone
	at     string
	blocks int // 0: as many as its type has
	bow    bool
	led    bool
}

// step is what a player does or what must hold, and the watched events that come of it.
type step struct {
	line   int
	words  string
	events []string
}

func TestVectors(t *testing.T) {
	all := files(t)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) {
			v, fault := parse(all[name])
			if fault != "" {
				t.Fatal(fault)
			}
			v.run(t)
		})
	}
}

// files are the vectors by name.
func files(t *testing.T) map[string]string {
	t.Helper()
	names, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(names) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	out := map[string]string{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out[strings.TrimSuffix(filepath.Base(name), ".txt")] = string(text)
	}
	return out
}

// A vector is short, named for a rule that it proves, and proves rules of docs/rules/medieval.
func TestVectorsAreSmall(t *testing.T) {
	known := rules()
	all := files(t)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		text := all[name]
		v, fault := parse(text)
		if fault != "" {
			t.Errorf("%s: %s", name, fault)
			continue
		}
		if n := strings.Count(text, "\n"); n > 40 {
			t.Errorf("%s has %d lines", name, n)
		}
		if !slices.ContainsFunc(v.rules, func(id string) bool { return strings.HasPrefix(name, strings.ToLower(id)+"-") }) {
			t.Errorf("%s is not named for one of %v", name, v.rules)
		}
		for _, id := range v.rules {
			if !slices.Contains(known, id) {
				t.Errorf("%s: there is no rule %s", name, id)
			}
		}
	}
}

// Every rule and ruling of the game has a vector.
func TestVectorsCoverTheRules(t *testing.T) {
	covered := map[string]bool{}
	for _, text := range files(t) {
		v, _ := parse(text)
		for _, id := range v.rules {
			covered[id] = true
		}
	}
	ids := rules()
	if len(ids) == 0 {
		t.Error("docs/rules/medieval holds no rule")
	}
	for _, id := range ids {
		if !covered[id] {
			t.Errorf("no vector proves %s", id)
		}
	}
}

// rules are the ids of the game's rules.
func rules() (ids []string) {
	for _, r := range docs.Rules() {
		if r.Game() == "medieval" {
			ids = append(ids, r.ID)
		}
	}
	return ids
}
