package template

import (
	"regexp"
	"strconv"
	"strings"
)

// Value is the value of a placeholder in a definition.
type Value struct {
	Name string
	Text string // "" if the definition does not set it
	Term bool   // Text is a game term, which sheets translate
	Says string // a short description of the placeholder
	// Lacks explains why the placeholder has no text, if the definition lacks something: "the Pennants have no ally".
	// Such a placeholder is not offered.
	Lacks string
}

// Number formats a number of a definition; "" for 0, which means that it is not set.
func Number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// Set holds the placeholders of a definition's prose.
type Set struct {
	Values []Value
	Board  string // the word for a board place: "hex" for {{hex:G5}}; "" in a game without places
	// Place finds a board place by its label. why is the error for an unknown place, near the most similar one. It is
	// nil if the board is unknown: labels are then not checked.
	Place func(label string) (known bool, why, near string)
}

// Label returns the label in a placeholder for a place, such as G5 of hex:G5, or false for any other placeholder.
func (s *Set) Label(name string) (string, bool) {
	board, label, found := strings.Cut(name, ":")
	if !found || s.Board == "" || strings.TrimSpace(board) != s.Board {
		return "", false
	}
	return strings.TrimSpace(label), true
}

// Find returns the placeholder of a name that is not a place, or nil.
func (s *Set) Find(name string) *Value {
	for i := range s.Values {
		if s.Values[i].Name == name {
			return &s.Values[i]
		}
	}
	return nil
}

// Names lists the placeholders to offer, without places.
func (s *Set) Names() []string {
	out := make([]string, 0, len(s.Values))
	for i := range s.Values {
		if s.Values[i].Lacks == "" {
			out = append(out, s.Values[i].Name)
		}
	}
	return out
}

// english matches a word that occurs in English texts and in none of the other sheet languages.
var english = regexp.MustCompile(`(?i)\bthe\b`)

// Fill fills the placeholders of a text. term translates a game term, write escapes the inserted text for Markdown.
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
