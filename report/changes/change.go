package changes

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
)

// What has happened to something.
type What string

// What can happen to something. Only pieces are moved, only whole definitions renamed.
const (
	Added   What = "added"
	Removed What = "removed"
	Changed What = "changed"
	Moved   What = "moved"
	Renamed What = "renamed"
)

// Change is one difference between two versions of a definition.
type Change struct {
	Topic string `json:"topic"` // what of a definition it is about, one of the game's words: "units", "terrain"
	What  What   `json:"what"`
	Side  string `json:"side,omitempty"` // the table of the player whose it is: "pennant", "standard.ally"
	// Name is what has changed: a kind of piece, the name of a rule or objective, the key of a value.
	Name  string `json:"name,omitempty"`
	Field string `json:"field,omitempty"` // the key of a value within it
	// Old and New are the values, or the kinds of piece. Old is not there for what was added, New for what was removed,
	// neither for prose, of which it is told that it changed.
	Old string `json:"old,omitempty"`
	New string `json:"new,omitempty"`
	// At are the hexes, in the order of the board; of an edge each with its side behind it.
	At   []string `json:"at,omitempty"`
	From string   `json:"from,omitempty"` // the hex that a piece has left
	To   string   `json:"to,omitempty"`   // the hex that it has gone to
	// Details are the values of what was added or removed, or those that a piece of another kind brings.
	Details []Detail `json:"details,omitempty"`
	Prose   bool     `json:"prose,omitempty"`
}

// Detail is a value that has changed with something. One of the two is empty for what was added or removed.
type Detail struct {
	Name string `json:"name"`
	Old  string `json:"old,omitempty"`
	New  string `json:"new,omitempty"`
}

// AtField is the field of a thing that lists hexes, with commas between them.
const AtField = "at"

// Places are the hexes of the old and of the new version that the change touches, as Piece.At, Fact.At and values of
// AtField name them.
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

// Version is what a game says of one version of a definition.
type Version struct {
	Facts  []Fact
	Pieces []Piece
}

// Sum is one word for all that the version says, in whatever order.
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
	// Name is what the value belongs to, Field its key there. Facts with a Field and one Topic, Side and Name are of
	// one thing, which comes and goes as a whole; a fact without one is a thing by itself.
	Name, Field string
	At          string // the hex that the value is of; facts without a Name are summed over hexes
	Value       string
	Prose       bool // it is told that it changed, not what it says
}

// Piece is something that stands on a hex, and would be moved by a hand: a unit, a landmark.
type Piece struct {
	Topic   string
	Side    string
	Kind    string
	At      string
	Note    string            // told as changed only
	Details func() []Property // what one wants to know of its kind; nil for nothing
}

// Property is a value of a kind of piece.
type Property struct{ Name, Value string }
