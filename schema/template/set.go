package template

import (
	"regexp"
	"strconv"
	"strings"
)

// Value is what a placeholder stands for in a definition.
type Value struct {
	Name string
	Text string // "" where the definition does not say it
	Term bool   // Text is a term of the game, which sheets translate
	Says string // what the placeholder is, in a few words
	// Lacks says what the definition does not have, where that is why the placeholder has no text: "the Pennants have no
	// ally". Such a placeholder is not offered.
	Lacks string
}

// Number is the text of a number that a definition says; "" for 0, which is one that it does not say.
func Number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// Set is what the placeholders of a definition's prose can stand for.
type Set struct {
	Values []Value
	Board  string // what a place of the board is called: "hex" for {{hex:G5}}; "" where a game has no places
	// Place finds a place of the board by its label. why says what is wrong with one that is not there, near is one that
	// may be meant. nil where the board is not known: then no label is judged.
	Place func(label string) (known bool, why, near string)
}

// Label is the label that a placeholder names a place by, such as G5 of hex:G5; false for any other placeholder.
func (s *Set) Label(name string) (string, bool) {
	board, label, found := strings.Cut(name, ":")
	if !found || s.Board == "" || strings.TrimSpace(board) != s.Board {
		return "", false
	}
	return strings.TrimSpace(label), true
}

// Find is the placeholder of a name that is no place; nil where there is none.
func (s *Set) Find(name string) *Value {
	for i := range s.Values {
		if s.Values[i].Name == name {
			return &s.Values[i]
		}
	}
	return nil
}

// Names lists the placeholders to offer, which are no places.
func (s *Set) Names() []string {
	out := make([]string, 0, len(s.Values))
	for i := range s.Values {
		if s.Values[i].Lacks == "" {
			out = append(out, s.Values[i].Name)
		}
	}
	return out
}

// english finds a word that English texts have and texts of the languages of sheets do not.
var english = regexp.MustCompile(`(?i)\bthe\b`)

// Fill fills the placeholders of a text. term translates a term of the game, write makes Markdown of what is put in.
// English texts keep the English terms: "The Wimpel move first" is neither language.
func (s *Set) Fill(text string, term, write func(string) string) string {
	if english.MatchString(text) {
		term = strings.Clone
	}
	return Fill(text, func(name string) (string, bool) {
		if label, place := s.Label(name); place {
			if s.Place != nil {
				if known, _, _ := s.Place(label); !known {
					return "", false
				}
			}
			return write(label), true
		}
		v := s.Find(name)
		switch {
		case v == nil || v.Text == "":
			return "", false
		case v.Term:
			return write(term(v.Text)), true
		}
		return write(v.Text), true
	})
}
