package armies

import (
	"fmt"
	"slices"
)

// Copies is a box of which more copies are needed than are there.
type Copies struct {
	Id string
	n  int // are needed
}

// Missing lists the boxes of which a list has fewer copies than are needed, in the order in which they are
// needed.
func Missing(need, have []string) []Copies {
	var out []Copies
	for i, id := range need {
		n := copiesOf(need, id)
		if !slices.Contains(need[:i], id) && copiesOf(have, id) < n {
			out = append(out, Copies{id, n})
		}
	}
	return out
}

// Text names the box and, where it is not one, how many copies.
func (c Copies) Text() string {
	if c.n == 1 {
		return fmt.Sprintf("the box %q", c.Id)
	}
	return fmt.Sprintf("%d copies of the box %q", c.n, c.Id)
}

// copiesOf is how often a list names a box.
func copiesOf(boxes []string, id string) (n int) {
	for _, b := range boxes {
		if b == id {
			n++
		}
	}
	return n
}
