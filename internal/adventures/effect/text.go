package effect

import (
	"fmt"
	"slices"
	"strings"
)

// Text words the effects of a schema.
type Text struct {
	*Schema
	Names
}

// Names are the printed names of the rows of a game's tables. A nil function leaves the ids.
type Names struct {
	Type    func(id string) string
	Terrain func(id string) string
	Ranks   func(up int) string // the banners up to a rank; "any" for all of them
}

// called returns the name of an id.
func called(name func(string) string, id string) string {
	if name == nil {
		return id
	}
	return name(id)
}

// Effect words an effect, with its levels, targets and games.
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

// format words the action of an effect; "" for a word that the schema does not have.
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

// Effects words several effects in order; without effects it returns the text nothing.
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

// name returns the schema's name for a word, with the effect's deck in place of a %.
func (t *Text) name(word string, e *Effect) string {
	return strings.ReplaceAll(t.Name[word], "%", Title(e.Deck))
}

// or joins alternative words.
func (t *Text) or(words []string) string {
	if t.Comma {
		return List(words, "or")
	}
	return strings.Join(words, " or ")
}

// share words the base of the effect's amount: "half of the pool (rounded up)".
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

// Amount words an amount of a noun; before is the text before a number alone.
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

// UntilWords words the end of an effect's change.
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
