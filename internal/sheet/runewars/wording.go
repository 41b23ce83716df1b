package runewars

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/words"
	"muster/sheet"
)

// Words describes rows of a rulebook in a language; nil is English.
type Words struct {
	*words.Language
	Rules *rulebook.Rulebook
}

// Name returns the name of a row.
func (w Words) Name(name, id string) string { return sheet.Clean(w.Called(sheet.Either(name, id))) }

// UnitName returns the name of a unit type by its id.
func (w Words) UnitName(id string) string {
	if row := w.Rules.Units.Get(id); row != nil {
		return w.Name(row.Name, row.ID)
	}
	return sheet.Clean(id)
}

// sentence makes a phrase a sentence.
func sentence(phrase string) string {
	if phrase == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(phrase)
	phrase = string(unicode.ToUpper(first)) + phrase[size:]
	if strings.HasSuffix(phrase, ".") {
		return phrase
	}
	return phrase + "."
}

// sentences makes each phrase a sentence; an alternative is joined to the phrase before it.
func (w Words) sentences(phrases []string, or func(i int) bool) string {
	var all []string
	for i, p := range phrases {
		if last := len(all) - 1; last >= 0 && or(i) {
			all[last] = w.T("%s, or %s", all[last], p)
		} else if p != "" {
			all = append(all, p)
		}
	}
	for i := range all {
		all[i] = sentence(all[i])
	}
	return strings.Join(all, " ")
}

// wordingTold returns a phrase followed by its notes.
func wordingTold(phrase string, notes []string) string {
	if len(notes) == 0 {
		return phrase
	}
	return phrase + " (" + strings.Join(notes, "; ") + ")"
}

// either joins alternatives with "or".
func (w Words) either(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return w.T("%s or %s", strings.Join(list[:last], ", "), list[last])
}

// shapes joins the names of alternative shapes.
func (w Words) shapes(list []string) string {
	var out []string
	for _, s := range list {
		out = append(out, w.Shape(s))
	}
	return w.either(out)
}

// Shape returns the name of a base shape.
func (w Words) Shape(shape string) string {
	switch shape {
	case rulebook.Triangle:
		return w.T("triangle")
	case rulebook.Circle:
		return w.T("circle")
	case rulebook.Rectangle:
		return w.T("rectangle")
	case rulebook.Hexagon:
		return w.T("hexagon")
	}
	return sheet.Clean(shape)
}

// Dial returns the name of a resource.
func (w Words) Dial(dial string) string {
	switch dial {
	case rulebook.Food:
		return w.T("food")
	case rulebook.Wood:
		return w.T("wood")
	case rulebook.Ore:
		return w.T("ore")
	}
	return sheet.Clean(dial)
}

// Season returns the name of a season.
func (w Words) Season(season string) string {
	switch season {
	case rulebook.Spring:
		return w.T("Spring")
	case rulebook.Summer:
		return w.T("Summer")
	case rulebook.Fall:
		return w.T("Fall")
	case rulebook.Winter:
		return w.T("Winter")
	}
	return sheet.Clean(season)
}

// Destiny returns the name of a destiny symbol.
func (w Words) Destiny(destiny string) string {
	switch destiny {
	case rulebook.Gold:
		return w.T("Gold")
	case rulebook.Silver:
		return w.T("Silver")
	case rulebook.Red:
		return w.T("Red")
	}
	return sheet.Clean(destiny)
}

// Alignment returns the name of an alignment.
func (w Words) Alignment(alignment string) string {
	switch alignment {
	case rulebook.Good:
		return w.T("good")
	case rulebook.Evil:
		return w.T("evil")
	}
	return sheet.Clean(alignment)
}

// Attribute returns the name of a hero attribute.
func (w Words) Attribute(attribute string) string {
	switch attribute {
	case rulebook.Strength:
		return w.T("Strength")
	case rulebook.Agility:
		return w.T("Agility")
	case rulebook.Wisdom:
		return w.T("Wisdom")
	}
	return sheet.Clean(attribute)
}
