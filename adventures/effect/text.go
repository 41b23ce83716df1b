package effect

import (
	"fmt"
	"slices"
	"strings"
)

// Text puts the effects of a schema into words for people.
type Text struct {
	*Schema
	Names
}

// Names says what the rows of a game's tables are called. A nil function leaves the ids.
type Names struct {
	Type    func(id string) string
	Terrain func(id string) string
	Ranks   func(up int) string // the banners up to a rank; "any" for all of them
}

// called is the name of an id.
func called(name func(string) string, id string) string {
	if name == nil {
		return id
	}
	return name(id)
}

// Effect says what an effect does, and at which levels, for whom and in what games alone.
func (t *Text) Effect(e *Effect) string {
	out := t.format(e)
	if e.Only != "" {
		out = "for an " + e.Only + " unit, " + out
	}
	if len(e.Levels) > 0 {
		out = "at level " + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(e.Levels)), ", "), "[]") + ", " + out
	}
	return When(e.Epic, "in Epic games, ") + out
}

// format words what an effect does; "" for a word that is none where the schema does not tell of it.
func (t *Text) format(e *Effect) string {
	verb := t.Verb(e.Verb)
	switch {
	case verb == nil && t.Unknown == "":
		return ""
	case verb == nil:
		return fmt.Sprintf(t.Unknown, e.Word)
	}
	out := verb.Format(t, e)
	if e.N.Per != "" {
		out += " for each " + t.Per[e.N.Per]
	}
	return out
}

// Effects say what several effects do one after the other; nothing is what none of them do.
func (t *Text) Effects(list []Effect, nothing string) string {
	parts := make([]string, 0, len(list))
	for i := range list {
		parts = append(parts, t.Effect(&list[i]))
	}
	if len(parts) == 0 {
		parts = append(parts, nothing)
	}
	return strings.Join(parts, "; ")
}

// name is what the schema calls a word; a % in it stands for the effect's deck.
func (t *Text) name(word string, e *Effect) string {
	return strings.ReplaceAll(t.Name[word], "%", Title(e.Deck))
}

// or joins words of which one is meant.
func (t *Text) or(words []string) string {
	if t.Comma {
		return List(words, "or")
	}
	return strings.Join(words, " or ")
}

// share says of what the effect's amount is a part: "half of the pool (rounded up)".
func (t *Text) share(e *Effect) string {
	of := t.name(e.N.Of, e)
	if !slices.ContainsFunc(e.N.Part, divided) {
		return "all of " + of
	}
	words := make([]string, len(e.N.Part))
	for i, part := range e.N.Part {
		switch part {
		case Half:
			words[i] = Half
		case Third:
			words[i] = "a third"
		case All, "":
			words[i] = All
		}
	}
	return strings.Join(words, " / ") + " of " + of + " (rounded up)"
}

// Amount words how much of a noun there is; what stands before a number alone.
func (t *Text) Amount(e *Effect, before, noun string) string {
	if e.N.Of != "" {
		return nouns(2, noun) + " equal to " + t.share(e)
	}
	return before + Counts(e.N.N, noun, "0")
}

// Faces joins faces of a die in words: "its colour or a bonus strike".
func (t *Text) Faces(list []string) string {
	names := make([]string, len(list))
	for i, face := range list {
		if names[i] = t.Face[face]; names[i] == "" {
			names[i] = face
		}
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, " or ")
}

// UntilWords say how long what an effect changes lasts.
func (e *Effect) UntilWords() string {
	switch e.Until {
	case UntilRoll:
		return "for this roll, "
	case UntilTurn:
		return "until the end of the turn, "
	case UntilNext:
		return "until the end of the next turn, "
	}
	return ""
}
