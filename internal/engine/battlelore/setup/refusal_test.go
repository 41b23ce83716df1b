package setup

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
)

// Every shipped adventure can be played.
func TestRefusesNothingShipped(t *testing.T) {
	cat := library.New(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		if _, refused := New(cat, e, Options{}); len(refused) > 0 {
			t.Errorf("%s: %s", e.ID, strings.Join(messages(refused), "; "))
		}
	}
}

// Adventures that an author can write but that cannot be played: a creature in a battle without War
// Councils.
func TestRefusals(t *testing.T) {
	const id = "candlemas-at-the-grange"
	for _, c := range []struct {
		swaps []string
		want  RefusalKind
	}{
		{[]string{`map    = "burnt-grange"`, `map = "nowhere"`}, NoField},
		{[]string{`type = "red-human-sword"`, `type = "red-human-swords"`}, UnknownUnit},
		{[]string{`type = "red-human-sword"`, `type = "giant-spider"`}, CreatureUnit},
		{[]string{`type   = "medieval"`, `type = "medieval-lore"`, `type = "red-human-sword"`, `type = "giant-spider"`}, CreatureUnit},
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
