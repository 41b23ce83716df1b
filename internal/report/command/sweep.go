package command

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/sweep"
)

// Games is the topic of changes in the games of a sweep.
const Games = "games"

// Sweep adds the content of a sweep.
func (t *VersionFacts) Sweep(s *sweep.Sweep) {
	t.About([][2]string{
		{"name", s.Name}, {"author", s.Author}, {"adventures", strings.Join(s.Adventures, ", ")},
		{"folders", strings.Join(s.Folders, ", ")},
	})
	if s.Shipped {
		t.Value(TopicAll, "", "shipped", "all that ship")
	}
	t.Words("notes", s.Notes)
	games, seeds := "the usual", make([]string, 0, len(s.Seeds))
	if s.Games > 0 {
		games = strconv.Itoa(s.Games)
	}
	for _, seed := range s.From() {
		seeds = append(seeds, strconv.FormatUint(seed, 10))
	}
	t.Value(Games, "", "players", whoOr(s.Players, "the usual"))
	t.Value(Games, "", "games of each pair", games)
	t.Value(Games, "", "seeds", strings.Join(seeds, ", "))
	if l := s.Levers; l != nil {
		text := "by " + whoOr(l.Players, "the first two")
		if l.Games > 0 {
			text = fmt.Sprintf("%d games %s", l.Games, text)
		}
		t.Value(Games, "", "levers", text)
	}
	limits := s.Limits.Whole()
	t.Value(Games, "", "time of a shard", fmt.Sprintf("%d ms", limits.ShardMS))
	t.Value(Games, "", "tries of a shard", strconv.Itoa(limits.Tries))
}

// Results adds the content of results, one line for each source.
func (t *VersionFacts) Results(r *sweep.Results) {
	t.About([][2]string{
		{"name", r.Name}, {"author", r.Author}, {"adventure", r.Adventure}, {"content", r.Content},
	})
	t.Words("notes", r.Notes)
	for i, p := range r.Played {
		text := fmt.Sprintf("%d games", p.Games)
		for _, side := range slices.Sorted(maps.Keys(p.Wins)) {
			text += fmt.Sprintf(", %s %d", side, p.Wins[side])
		}
		if p.Draws > 0 {
			text += fmt.Sprintf(", draws %d", p.Draws)
		}
		for _, of := range []string{p.Date, p.Place, p.Source} {
			if of != "" {
				text += ", " + of
			}
		}
		t.Value(Games, "", fmt.Sprintf("played %d", i+1), text)
	}
}

// Style adds the content of a style, one line for each weight.
func (t *VersionFacts) Style(s *sweep.Style) {
	t.About([][2]string{{"name", s.Name}, {"author", s.Author}})
	t.Words("says", s.Says)
	t.Words("notes", s.Notes)
	t.Value(TopicPlayers, "", "base", s.Base)
	for _, id := range slices.Sorted(maps.Keys(s.Weights)) {
		t.Value(TopicPlayers, "", id, strconv.Itoa(s.Weights[id]))
	}
}

// whoOr lists players, or returns the default text for an empty list.
func whoOr(list []string, none string) string {
	if len(list) == 0 {
		return none
	}
	return strings.Join(list, ", ")
}
