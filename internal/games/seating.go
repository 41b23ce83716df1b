package games

import (
	"slices"
	"strconv"
	"strings"

	"muster/catalog"
	"muster/internal/engine/policy"
	"muster/report"
	"muster/schema/diag"
)

// share is one entry of a flag such as --players or --sets: NAME=A,B, or A without a name.
type share struct {
	name  string
	named bool
	words []string
}

// shares parses the values of such a flag. A word after NAME=A belongs to that name until the next NAME=.
func shares(values []string) []share {
	var out []share
	for _, value := range values {
		named := false
		for word := range strings.SplitSeq(value, ",") {
			word = strings.TrimSpace(word)
			name, first, ok := strings.Cut(word, "=")
			if ok && policy.Label(name) == name { // not within the weights of a player

				out, named = append(out, share{strings.TrimSpace(name), true, []string{strings.TrimSpace(first)}}), true
			} else if named {
				last := &out[len(out)-1]
				last.words = append(last.words, word)
			} else {
				out = append(out, share{words: []string{word}})
			}
		}
	}
	return out
}

// Seat returns the main name of a seat that a flag names by any of its names.
func Seat(flag, name string, seats [][]string) (string, error) {
	i, err := seatOf(flag, name, seats)
	if err != nil {
		return "", err
	}
	return seats[i][0], nil
}

// seatOf returns the seat with a name; an unknown name is a usage error that suggests the nearest.
func seatOf(flag, name string, seats [][]string) (int, error) {
	for i, names := range seats {
		if slices.Contains(names, strings.ToLower(name)) {
			return i, nil
		}
	}
	all := slices.Concat(seats...)
	hint := "write one of " + strings.Join(all, ", ")
	if near := diag.Meant(name, all); near != "" {
		hint = near
	}
	return 0, report.Wrongf(hint, "--%s: %q is not a side", flag, name)
}

// Seating returns the player of each seat of a definition's game, from the values of --players. otherwise plays the
// unnamed seats; in are the projects of the command, whose styles are players.
func Seating(
	g *Game, in []*catalog.Catalog, e *catalog.Entry, values []string, otherwise func(seat int) string,
) ([]string, error) {
	list, seats := shares(values), g.Play.Seats(e)
	named := 0
	for i := range list {
		if err := knownShare(g, in, i, &list[i]); err != nil {
			return nil, err
		}
		if list[i].named {
			named++
		}
	}
	out := make([]string, len(seats))
	for i := range out {
		words, err := g.players(in, "players", "player "+strconv.Itoa(i+1), strings.Split(otherwise(i), ","))
		if err != nil {
			return nil, err
		}
		out[i] = strings.Join(words, ",")
	}
	switch {
	case len(list) == 0, len(seats) == 0: // without seats it cannot be played; Open returns the reason
		return out, nil
	case named == 0:
		return inOrder(g, e, list, seats)
	case named < len(list):
		return nil, report.Wrongf("name every side, as in "+exampleOf(seats),
			"--players %s gives some players a side and others none", strings.Join(values, ","))
	}
	taken := make([]bool, len(seats))
	for _, s := range list {
		seat, err := seatOf("players", s.name, seats)
		switch {
		case err != nil:
			return nil, err
		case taken[seat]:
			return nil, report.Wrongf("name each side once", "--players names %s twice", seats[seat][0])
		}
		taken[seat], out[seat] = true, strings.Join(s.words, ",")
	}
	return out, nil
}

// inOrder assigns players in the order of the seats, or one to all of them.
func inOrder(g *Game, e *catalog.Entry, list []share, seats [][]string) ([]string, error) {
	if len(list) == 1 {
		return slices.Repeat(list[0].words, len(seats)), nil
	}
	if len(list) != len(seats) {
		var names []string
		for _, s := range seats {
			names = append(names, s[0])
		}
		hint := "name one player for all seats, or one for each: " + exampleOf(seats) + sharedSide(g, list, seats)
		return nil, report.Wrongf(hint,
			"--players names %s, and %s has %s: %s", report.Counted(len(list), "player"), e.ID,
			report.Counted(len(seats), "seat"), strings.Join(names, ", "))
	}
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = s.words[0]
	}
	return out, nil
}

// sharedSide ends a hint for players who may be meant to share a side; "" in a game without sides.
func sharedSide(g *Game, list []share, seats [][]string) string {
	if len(g.Play.Sides) == 0 || len(list) < len(seats) {
		return ""
	}
	var words []string
	for _, s := range list {
		words = append(words, s.words[0])
	}
	return "; for players who share a side write " + seats[0][0] + "=" + strings.Join(words, ",")
}

// exampleOf returns a value of --players that names every seat.
func exampleOf(seats [][]string) string {
	var words []string
	for _, names := range seats {
		words = append(words, names[0]+"=greedy")
	}
	return strings.Join(words, ",")
}

// knownShare names the players of an entry of --players in full, and refuses unknown ones.
func knownShare(g *Game, in []*catalog.Catalog, at int, s *share) error {
	where := "player " + strconv.Itoa(at+1)
	if s.named {
		where = "player of " + s.name
	}
	if len(s.words) > 1 && len(g.Play.Sides) == 0 {
		return report.Wrongf("name one player", "--players %s=%s: a seat of %s has one player", s.name,
			strings.Join(s.words, ","),
			g.Catalog.Title)
	}
	var err error
	s.words, err = g.players(in, "players", where, s.words)
	return err
}

// Typed returns a command with players as the values of --players name them. A player that is named with its weights
// has no file that a short name could refer to.
func Typed(command report.Command, values []string) report.Command {
	out := slices.Clone(command)
	for _, s := range shares(values) {
		for _, word := range s.words {
			name := policy.Label(word)
			for i := 1; i < len(out) && name != word; i++ {
				if out[i-1] == "--players" {
					out[i] = renamed(out[i], name, word)
				}
			}
		}
	}
	return out
}

// renamed returns a value of --players in which a player has another name.
func renamed(value, old, name string) string {
	list := strings.Split(value, ",")
	for i, word := range list {
		if side, player, ok := strings.Cut(word, "="); ok && player == old {
			list[i] = side + "=" + name
		} else if word == old {
			list[i] = name
		}
	}
	return strings.Join(list, ",")
}

// Pool parses the value of --pool, and refuses duplicate players.
func Pool(value string) ([]string, error) {
	var out []string
	for name := range strings.SplitSeq(value, ",") {
		name = strings.TrimSpace(name)
		if slices.Contains(out, name) {
			return nil, report.Wrongf("name each player once", "--pool names %s twice", name)
		}
		out = append(out, name)
	}
	return out, nil
}

// Sets returns the card sets of each side, from the values of --sets.
func Sets(values []string) (sets [len(report.Sides)][]string, err error) {
	for _, s := range shares(values) {
		if !s.named {
			word := s.words[0]
			return sets, report.Wrongf("write --sets "+report.Sides[0]+"="+word+" or --sets "+report.Sides[1]+"="+word,
				"--sets %s has no side", diag.Quoted(s.words[0]))
		}
		side, err := seatOf("sets", s.name, report.SideNames())
		if err != nil {
			return sets, err
		}
		sets[side] = append(sets[side], s.words...)
	}
	return sets, nil
}
