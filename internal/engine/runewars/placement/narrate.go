package placement

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
)

// Narrator words the events of one realm in order. It remembers the players' factions.
type Narrator struct {
	rules *rulebook.Rulebook
	names map[int]string // of players, by seat
}

// NewBuilding returns a narrator.
func NewBuilding(rules *rulebook.Rulebook) *Narrator {
	return &Narrator{rules: rules, names: map[int]string{}}
}

// Returns the name of a player: the faction, once it is known.
func (t *Narrator) actor(seat int) string {
	if name := t.names[seat]; name != "" {
		return name
	}
	return fmt.Sprintf("Player %d", seat+1)
}

// Narrate words an event, in a line without a full stop.
func (t *Narrator) Narrate(e *Event) string {
	if e.Seat == Nobody {
		return t.thing(e)
	}
	if e.Kind == FactionChosen {
		return t.chosen(e)
	}
	return t.actor(e.Seat) + ": " + t.effect(e)
}

// chosen words the choice of a faction; from then on it names the player.
func (t *Narrator) chosen(e *Event) string {
	player := t.actor(e.Seat)
	t.names[e.Seat] = e.ID
	if f := t.rules.Factions.Get(e.ID); f != nil {
		t.names[e.Seat] = f.Name
	}
	return player + ": takes " + t.names[e.Seat]
}

// effect words the action of a player, or its result.
func (t *Narrator) effect(e *Event) string {
	switch e.Kind {
	case FateDealt:
		return fmt.Sprintf("is dealt Fate card %d", e.N)
	case First:
		return "is the first player"
	case QuestsDealt:
		return "is dealt the Setup Quests of tiles " + words(e.IDs)
	case TilePlaced:
		return fmt.Sprintf("places tile %s at %s%s%s", e.ID, at(e.At), turned(e.Turn), touching(e))
	case TileStuck:
		return "can place none of the tiles " + words(e.IDs) + ": all tiles are removed"
	case MarkerPlaced:
		return fmt.Sprintf("places marker %d at %s and %s, next to %s without colour", e.M+1, at(e.At), at(e.Other),
			many(e.N, "border"))
	case MarkersStuck:
		return fmt.Sprintf("finds no room for the markers on layout %d: all tiles are removed", e.N)
	case RunePlaced:
		if e.Dragon {
			return "places a dragon rune in " + e.ID
		}
		return "places a false rune in " + e.ID
	case HomePlaced:
		return fmt.Sprintf("replaces marker %[3]d with the home realm at %[1]s%[2]s", at(e.At), turned(e.Turn), e.M+1)
	case HomesStuck:
		return "finds no place for the home realm: markers, runes and home realms are removed"
	}
	return ""
}

// thing words the placed piece.
func (t *Narrator) thing(e *Event) string {
	switch e.Kind {
	case DealtAgain:
		return "the Setup Quests are dealt again: " + e.ID
	case NeutralsPut:
		var out []string
		for i, id := range e.IDs {
			name := id
			if u := t.rules.Units.Get(id); u != nil {
				name = u.Name
			}
			out = append(out, fmt.Sprintf("%d %s", e.Counts[i], name))
		}
		return words(out) + " in " + e.ID
	case CityDrawn:
		name := e.ID
		if c := t.rules.Cities.Get(e.ID); c != nil {
			name = c.Name
		}
		return name + " in " + e.Area
	case TokenPlaced:
		name := e.ID
		if x := t.rules.Exploration.Get(e.ID); x != nil {
			name = x.Name
		}
		return name + ", face down, in " + e.Area
	case TokensOut:
		return "no exploration token is left for " + e.Area
	}
	return ""
}

func at(a tiles.At) string { return fmt.Sprintf("[%d, %d]", a.Q, a.R) }

func turned(turn int) string {
	if turn == 0 {
		return ""
	}
	return ", rotated by " + many(turn, "sixth")
}

func touching(e *Event) string {
	if e.N == 0 {
		return ""
	}
	return fmt.Sprintf(", next to %s along %s", many(e.N, "area"), many(e.M, "side"))
}

func many(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// words joins a list in words.
func words(list []string) string {
	switch n := len(list); n {
	case 0:
		return ""
	case 1:
		return list[0]
	default:
		return strings.Join(list[:n-1], ", ") + " and " + list[n-1]
	}
}
