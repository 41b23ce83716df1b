package vectors_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/adventures/battlelore"
	"muster/engine/battlelore"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	battlemaps "muster/maps"
)

// A vector is a file of testdata; doc.go says how one is written.
type vector struct {
	rules    []string
	about    string
	watch    []string
	first    string // a camp, or scout
	dice     []uint8
	hands    [battlelore.MaxPlayers][]string
	deck     []string
	dealt    bool // hands or deck are named
	spent    bool // the other cards are discards
	last     [battlelore.MaxPlayers][]string
	rack     []string // in an Epic battle, the cards that lie open
	epic     [3]int   // banners for a decisive victory, its margin, banners for a marginal one
	cards    [battlelore.MaxPlayers]int
	goal     [boards.Camps]int
	taken    [battlelore.MaxPlayers]int
	wings    [boards.Camps]uint8 // with a player of their own
	points   []adventures.Objective
	lore     lore
	four     bool                            // each camp has two players
	owned    [battlelore.MaxPlayers][]string // hexes of the allies' units
	legend   map[string]string
	rulebook []string
	special  []string
	m        battlemaps.Map
	units    []piece
	steps    []step
	end      []piece
	refused  []string // the messages with which the set-up is refused
	drawnEnd bool
	book     *rulebook.Rulebook // once it is linked: the game's rows and those that the vector brings
}

// piece is a unit on a hex. Figures 0 is as many as its type has.
type piece struct {
	camp    boards.Camp
	unit    string // its type
	at      string
	figures int
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

// A vector is short, named for a rule that it proves, and proves rules that exist in the list below.
func TestVectorsAreSmall(t *testing.T) {
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
			if !slices.Contains(ruleIDs(), id) {
				t.Errorf("%s: %s is not in the list of rules", name, id)
			}
		}
	}
}

// Every rule and ruling of the Medieval battle has a vector.
func TestVectorsCoverTheRules(t *testing.T) {
	covered := map[string]bool{}
	for _, text := range files(t) {
		v, _ := parse(text)
		for _, id := range v.rules {
			covered[id] = true
		}
	}
	for _, id := range ruleIDs() {
		if !covered[id] {
			t.Errorf("no vector proves %s", id)
		}
	}
}
