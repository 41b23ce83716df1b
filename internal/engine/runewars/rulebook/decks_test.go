package rulebook

import (
	"slices"
	"testing"
)

// TestDemoDecks: the demo decks have their documented size, are large enough to deal every player's first cards, and
// are in a box of their own.
func TestDemoDecks(t *testing.T) {
	r := Base()
	heroes, objectives, seasons, developments := map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}
	for _, h := range r.Heroes.All() {
		heroes[h.Alignment]++
		if sum := h.Strength + h.Agility + h.Wisdom; sum < 6 || sum > 7 {
			t.Errorf("the attributes of %s sum to %d", h.ID, sum)
		}
	}
	for _, o := range r.Objectives.All() {
		objectives[o.Alignment]++
	}
	for _, s := range r.Seasons.All() {
		seasons[s.Season]++
	}
	capitals := map[string]int{}
	for _, d := range r.Developments.All() {
		developments[d.Faction]++
		if d.Capital {
			capitals[d.Faction]++
		}
	}
	for _, a := range Alignments() {
		if heroes[a] != 6 || objectives[a] != 8 {
			t.Errorf("%s: %d heroes, %d objectives", a, heroes[a], objectives[a])
		}
	}
	for _, s := range Seasons() {
		if seasons[s] != 8 {
			t.Errorf("%s: %d cards", s, seasons[s])
		}
	}
	for _, f := range r.Factions.IDs() {
		if developments[f] != 8 || capitals[f] != 1 {
			t.Errorf("%s: %d Development cards, %d capitals", f, developments[f], capitals[f])
		}
	}
	tactics := 0
	for _, c := range r.Tactics.All() {
		if c.Box == "demo-decks" {
			tactics += max(c.Count, 1)
		}
	}
	if tactics != 24 || len(r.Rewards.All()) != 16 || len(r.Quests.All()) != 19 {
		t.Errorf("%d Tactics, %d Rewards, %d Quests", tactics, len(r.Rewards.All()), len(r.Quests.All()))
	}
}

// TestQuestsOfTiles: each demo tile has its set-up quest (RW-SETUP-03), and every quest is in an existing area.
func TestQuestsOfTiles(t *testing.T) {
	r := Base()
	setup := map[string]int{}
	for _, q := range r.Quests.All() {
		if q.Setup {
			setup[q.Tile]++
		}
		tile := r.Tiles.Get(q.Tile)
		if !slices.ContainsFunc(tile.Areas, func(a Area) bool { return q.There(tile.ID, a.Letter) }) {
			t.Errorf("%s is nowhere", q.ID)
		}
	}
	for _, tile := range r.Tiles.All() {
		if want := map[bool]int{true: 1}[tile.Home == ""]; setup[tile.ID] != want {
			t.Errorf("%s has %d set-up quests, want %d", tile.ID, setup[tile.ID], want)
		}
	}
}

// TestOutcome: gold and silver finish a quest by default (RW-QST-02).
func TestOutcome(t *testing.T) {
	q := Quest{Gold: []CardEffect{{Do: DoGainRune}}}
	for destiny, want := range map[string]bool{Gold: true, Silver: true, Red: false} {
		effects, done := q.Outcome(destiny)
		if done != want || (len(effects) == 1) != (destiny == Gold) {
			t.Errorf("%s: %v, %v", destiny, effects, done)
		}
	}
	q.Done = []string{Gold}
	if _, done := q.Outcome(Silver); done {
		t.Error("silver finishes it")
	}
}

// TestWordsOfDeeds: each word reads keys, and a key that no word reads is invalid.
func TestWordsOfDeeds(t *testing.T) {
	for _, do := range Operations() {
		if _, known := effectKeys[do]; !known || !Reads(do, "who") || Reads(do, "health") {
			t.Errorf("%s reads nothing or everything", do)
		}
	}
	if len(effectKeys) != len(Operations()) {
		t.Errorf("%d words have keys, %d are there", len(effectKeys), len(Operations()))
	}
}
