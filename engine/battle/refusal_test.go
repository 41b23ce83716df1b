package battle

import (
	"strings"
	"testing"

	"muster/engine/catalog"
	"muster/schema"
)

// Every other shipped adventure is refused by the name of what is missing.
func TestRefusesByName(t *testing.T) {
	cat := catalog.New(nil, 1)
	for id, want := range map[string]string{
		"at-the-broad-water":    `a battle of type "lore" cannot be played yet`,
		"the-crag-fair":         `a battle of type "lore" cannot be played yet`,
		"the-ninth-well":        "landmark rules in force cannot be played yet",
		"the-toll-bridge":       `a battle of type "lore" cannot be played yet`,
		"the-weaver-in-the-fen": "lairs that the adventure places cannot be played yet",
	} {
		_, refused := New(cat, cat.Find(schema.KindAdventure, id), Options{})
		if all := strings.Join(messages(refused), "; "); !strings.Contains(all, want) {
			t.Errorf("%s: %s; want %s", id, all, want)
		}
		for _, r := range refused {
			if !r.Yet() {
				t.Errorf("%s: %s is not a mere not yet", id, r.Message())
			}
		}
	}
}

// What an author can write that nobody could play.
func TestRefusals(t *testing.T) {
	const id = "candlemas-at-the-grange"
	for _, c := range []struct {
		swaps []string
		want  RefusalKind
	}{
		{[]string{`map    = "burnt-grange"`, `map = "nowhere"`}, NoField},
		{[]string{`type = "red-human-sword"`, `type = "red-human-swords"`}, UnknownUnit},
		{[]string{`type = "red-human-sword"`, `type = "giant-spider"`}, CreatureUnit},
		{[]string{`at   = ["H3"]`, `at = ["Z3"]`}, UnknownHex},
		{[]string{`at   = ["H3"]`, `at = ["F3"]`}, BadHex},
		{[]string{"command_cards = 4\n", ""}, NoHand},
		{[]string{"command_cards = 4\n", "command_cards = 10\n"}, LargeHand},
		{[]string{"banners = 5\n", ""}, NoGoal},
	} {
		_, refused := changed(t, id, 1, c.swaps...)
		found := false
		for _, r := range refused {
			found = found || r.Kind == c.want && r.Message() != "" && !strings.HasSuffix(r.Message(), ".")
		}
		if !found {
			t.Errorf("%v: %v", c.swaps, messages(refused))
		}
	}
}
