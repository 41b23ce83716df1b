package library

import (
	"testing"

	"muster/internal/engine/runewars/rulebook"
)

// TestEveryOptionIsShown: each option of the game is played with in a scenario that ships, and what it needs is there.
func TestEveryOptionIsShown(t *testing.T) {
	shown := map[string]func(*LinkedScenario) bool{
		"the Road to Victory": func(s *LinkedScenario) bool { return !s.Options.Instant && !s.Options.Original },
		"a victory at once":   func(s *LinkedScenario) bool { return s.Options.Instant },
		"Commanders": func(s *LinkedScenario) bool {
			return s.Options.Commanders && len(s.Seats[0].Heroes) > 0 && s.Seats[0].Heroes[0].Commander != nil
		},
		"Development cards": func(s *LinkedScenario) bool { return s.Options.DevelopmentCards },
		"the Garrison":      func(s *LinkedScenario) bool { return s.Options.Garrison },
		"Free Cities": func(s *LinkedScenario) bool {
			for i := range s.Realm.Cities {
				if row := s.Realm.Cities[i].Row; row == nil || !row.Free {
					return false
				}
			}
			return s.Options.FreeCities && len(s.Realm.Cities) > 0
		},
		"Exploration": func(s *LinkedScenario) bool { return s.Options.Exploration && len(s.Realm.Tokens) > 0 },
		"tiles 10 to 12": func(s *LinkedScenario) bool {
			lie := map[string]bool{}
			for i := range s.Realm.Laid {
				lie[s.Realm.Laid[i].Row.ID] = true
			}
			return s.Options.MoreTiles && lie["110"] && lie["111"] && lie["112"]
		},
		"the original edition":     func(s *LinkedScenario) bool { return s.Options.Original },
		"one player, and a policy": func(s *LinkedScenario) bool { return s.Players() == 1 && len(s.Seats) > 1 },
		"seasons in which something happens": func(s *LinkedScenario) bool {
			return len(s.Events) > 2 && len(s.Wins)+len(s.Loses) > 0
		},
	}
	c := New(nil, 1)
	for what, is := range shown {
		found := false
		for _, e := range c.All(rulebook.KindScenario) {
			found = found || is(e.Seated())
		}
		if !found {
			t.Errorf("no scenario that ships shows %s", what)
		}
	}
}
