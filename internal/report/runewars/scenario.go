package runewars

import (
	"fmt"
	"strconv"
	"strings"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/report/command"
	"muster/maps"
)

// scenario adds the seats, the overridden rules, the events and the end.
func (t *versionFacts) scenario(s *scenarios.Scenario) {
	t.About([][2]string{
		{"name", s.Name}, {"author", s.Author}, {"realm", s.Realm}, {"players", changeNumber(s.Players)},
		{"boxes", command.Set(s.Boxes)}, {"begins", start(s.Start)},
	})
	t.Words("background", s.Background)
	t.Words("notes", s.Notes)
	for _, o := range [][2]string{
		{"edition", s.Edition}, {"victory", s.Victory}, {"years", changeNumber(s.Years)},
		{"runes to win", changeNumber(s.RunesToWin)}, {"with", command.Set(s.With)}, {"without", command.Set(s.Without)},
	} {
		t.Value(options, "", o[0], o[1])
	}
	for i := range s.Seats {
		t.seat(i, &s.Seats[i])
	}
	t.neutrals(s.Neutrals)
	for _, c := range s.Cities {
		t.Value(cities, "", c.Area, c.City)
	}
	for _, r := range s.Runes {
		t.Value(runes, "", r.Area, placed(maps.Rune{Rune: r.Rune, By: r.By})+either(r.Up, ", face up"))
	}
	for _, x := range s.Exploration {
		t.Value(exploration, "", x.Area, x.Token)
	}
	for _, k := range s.Tokens {
		t.Value(tokens, "", k.Area+" "+k.Token, strconv.Itoa(max(1, k.Count)))
	}
	for i := range s.Events {
		t.event(i, &s.Events[i])
	}
	t.endings("win", s.Wins)
	t.endings("loss", s.Loses)
	t.departs(s.Departs)
}

// seat adds the components with which a faction begins.
func (t *versionFacts) seat(i int, s *scenarios.Seat) {
	name := s.Faction
	field := func(what, value string) {
		if value != "" {
			t.Field(seats, "", name, what, value)
		}
	}
	field("seat", strconv.Itoa(i+1))
	field("policy", s.Policy)
	field("Orders", strings.Join(s.Orders, ", "))
	if h := s.Home; h != nil {
		field("home realm", fmt.Sprintf("marker %d, %s, turn %d", h.Marker, hex(h.At), h.Turn))
	}
	for dial, word := range []string{"food", "wood", "ore"} {
		field(word, pointed(s.Dials.Of(dial)))
	}
	field("influence", pointed(s.Influence))
	field("stronghold", s.Stronghold)
	for _, h := range s.Strongholds {
		words := []string{"there"}
		for _, w := range []string{
			either(h.Damaged, "damaged"), either(h.Capital, "capital"), h.Development, h.Resource,
		} {
			if w != "" {
				words = append(words, w)
			}
		}
		field("stronghold in "+h.Area, strings.Join(words, ", "))
	}
	for _, u := range s.Units {
		text := strconv.Itoa(u.Count)
		if u.Routed > 0 {
			text += fmt.Sprintf(", %d routed", u.Routed)
		}
		field(u.Unit+" in "+u.Area, text)
	}
	for _, h := range s.Heroes {
		field("hero "+h.Hero, hero(&h))
	}
	field("Quests", command.Set(s.Quests))
	field("Objective", s.Objective)
	field("Tactics", command.Set(s.Tactics))
	field("Tactics cards", pointed(s.TacticsCards))
	field("titles", command.Set(s.Titles))
	field("Orders face up", strings.Join(s.Enabled, ", "))
	field("activated", command.Set(s.Activated))
	field("Victory card", s.VictoryCard)
	field("Development cards", command.Set(s.Developments))
}

// hero describes the place and the state of a hero.
func hero(h *scenarios.Hero) string {
	words := []string{h.Area}
	if h.Area == "" {
		words[0] = "anywhere at home"
	}
	for _, w := range []string{
		either(h.Damage > 0, fmt.Sprintf("%d damage", h.Damage)), either(h.Routed, "routed"),
		command.Set(h.Training), command.Set(h.Rewards), h.Commander,
	} {
		if w != "" {
			words = append(words, w)
		}
	}
	return strings.Join(words, ", ")
}

func (t *versionFacts) event(i int, e *scenarios.Event) {
	name := fmt.Sprintf("event %d", i+1)
	t.Field(events, "", name, "name", e.Name)
	when := e.Season
	if e.Year > 0 {
		when = fmt.Sprintf("%s of year %d", e.Season, e.Year)
	}
	t.Field(events, "", name, "when", when)
	for j := range e.Effects {
		x := &e.Effects[j]
		words := []string{x.Do}
		for _, w := range []string{
			changeNumber(x.Count), x.Unit, x.Rune, x.Dial, x.Who, x.Pick, strings.Join(x.Areas, " "),
		} {
			if w != "" {
				words = append(words, w)
			}
		}
		t.Field(events, "", name, fmt.Sprintf("effect %d", j+1), strings.Join(words, ", "))
	}
	t.Words(name, e.Text)
}

func (t *versionFacts) endings(what string, list []scenarios.Ending) {
	for i := range list {
		e := &list[i]
		words := []string{e.Has}
		for _, w := range []string{
			either(e.Least > 0, fmt.Sprintf("at least %d", e.Least)), either(e.Most != nil, "at most "+pointed(e.Most)), e.Who,
			e.At, strings.Join(e.Areas, " "),
		} {
			if w != "" {
				words = append(words, w)
			}
		}
		name := fmt.Sprintf("%s %d", what, i+1)
		t.Value(endings, "", name, strings.Join(words, ", "))
		t.Words(name, strings.TrimSpace(e.Name+"\n"+e.Text))
	}
}

// start returns the first season of a game in progress.
func start(s *scenarios.Start) string {
	if s == nil {
		return ""
	}
	season := s.Season
	if season == "" {
		season = scenarios.Spring
	}
	return fmt.Sprintf("%s of year %d", season, max(1, s.Year))
}

// placed describes a rune token and who placed it.
func placed(r maps.Rune) string {
	if r.By == "" {
		return r.Rune
	}
	return r.Rune + " by " + r.By
}

// pointed formats an optional number.
func pointed(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

// either returns a word if a condition holds.
func either(cond bool, word string) string {
	if cond {
		return word
	}
	return ""
}
