package armies

import (
	"fmt"
	"slices"
)

// Copies is a box with fewer copies available than needed.
type Copies struct {
	Id string
	n  int // number needed
}

// Missing lists the boxes with fewer copies in a list than needed, in the order of need.
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

// Text names the box and, if it is not 1, the number of copies.
func (c Copies) Text() string {
	if c.n == 1 {
		return fmt.Sprintf("the box %q", c.Id)
	}
	return fmt.Sprintf("%d copies of the box %q", c.n, c.Id)
}

// copiesOf returns how often a list names a box.
func copiesOf(boxes []string, id string) (n int) {
	for _, b := range boxes {
		if b == id {
			n++
		}
	}
	return n
}
