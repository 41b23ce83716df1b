package changes

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
)

// Kind is the kind of a change.
type Kind string

// The kinds of change. Only pieces are moved, only whole definitions renamed.
const (
	Added   Kind = "added"
	Removed Kind = "removed"
	Changed Kind = "changed"
	Moved   Kind = "moved"
	Renamed Kind = "renamed"
)

// Change is one difference between two versions of a definition.
type Change struct {
	Topic string `json:"topic"` // part of the definition, as a word of the game: "units", "terrain"
	What  Kind   `json:"what"`
	Side  string `json:"side,omitempty"` // the table of the player whose it is: "pennant", "standard.ally"
	// Name is the changed thing: a kind of piece, the name of a rule or objective, the key of a value.
	Name  string `json:"name,omitempty"`
	Field string `json:"field,omitempty"` // the key of a value within it
	// Old and New are the values, or the kinds of piece. Old is empty for an addition, New for a removal, and both for
	// prose.
	Old string `json:"old,omitempty"`
	New string `json:"new,omitempty"`
	// At lists the hexes in board order; for an edge, each with its side after it.
	At   []string `json:"at,omitempty"`
	From string   `json:"from,omitempty"` // the hex that a piece has left
	To   string   `json:"to,omitempty"`   // the hex that it has gone to
	// Details are the values of an addition or a removal, or those of a piece's new kind.
	Details []Detail `json:"details,omitempty"`
	Prose   bool     `json:"prose,omitempty"`
}

// Detail is a value that changed with its owner. One of the two is empty for an addition or a removal.
type Detail struct {
	Name string `json:"name"`
	Old  string `json:"old,omitempty"`
	New  string `json:"new,omitempty"`
}

// AtField is the field of a thing that lists hexes, separated by commas.
const AtField = "at"

// Places returns the hexes of the old and of the new version in a change, as named in Piece.At, Fact.At and values of
// AtField.
func (c *Change) Places() (old, young []string) {
	if c.Field == AtField {
		return strings.Split(c.Old, ", "), strings.Split(c.New, ", ")
	}
	for _, x := range c.Details {
		if x.Name == AtField {
			return strings.Split(x.Old, ", "), strings.Split(x.New, ", ")
		}
	}
	if c.What == Moved {
		return []string{c.From}, []string{c.To}
	}
	if c.What != Added {
		old = c.At
	}
	if c.What != Removed {
		young = c.At
	}
	return old, young
}

// Version is a game's description of one version of a definition.
type Version struct {
	Facts  []Fact
	Pieces []Piece
}

// Sum returns a hash of the version, independent of order.
func (v *Version) Sum() string {
	said := make([]string, 0, len(v.Facts)+len(v.Pieces))
	for _, f := range v.Facts {
		said = append(said, fmt.Sprintf("%q", []string{f.Topic, f.Side, f.Name, f.Field, f.At, f.Value}))
	}
	for _, p := range v.Pieces {
		said = append(said, fmt.Sprintf("%q", []string{p.Topic, p.Side, p.Kind, p.At, p.Note}))
	}
	slices.Sort(said)
	sum := sha256.Sum256([]byte(strings.Join(said, "\n")))
	return string(sum[:])
}

// Fact is one value of a definition.
type Fact struct {
	Topic string
	Side  string
	// Name is the owner of the value, Field its key there. Facts with a Field and the same Topic, Side and Name belong
	// to one thing, which is added and removed as a whole. A fact without a Field is a thing by itself.
	Name, Field string
	At          string // the hex that the value is of; facts without a Name are summed over hexes
	Value       string
	Prose       bool // only the change is reported, not the text
}

// Piece is a piece on a hex that can move: a unit, a landmark.
type Piece struct {
	Topic   string
	Side    string
	Kind    string
	At      string
	Note    string            // reported only as changed
	Details func() []Property // describes its kind; nil for none
}

// Property is a value of a kind of piece.
type Property struct{ Name, Value string }
