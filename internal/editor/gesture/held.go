package gesture

import "muster/internal/editor/edits"

// Held is something that a text lists on a hex, in the terms of a gesture that puts it.
type Held struct {
	Thing string   `json:"thing"`
	List  string   `json:"list"`
	Type  string   `json:"type,omitempty"`
	Sides []string `json:"sides,omitempty"`
}

// Holds returns what a text lists on each hex by label, in the order of the things: the last one lies on top.
func Holds(t *edits.Text, things []Thing) map[string][]Held {
	out := map[string][]Held{}
	for i := range things {
		x := &things[i]
		for _, name := range x.Lists {
			list := split(name)
			for row := range t.Rows(list) {
				one := Held{Thing: x.Name, List: name}
				if x.Type != "" {
					one.Type = t.Word(edits.Path(list, row, x.Type))
				}
				if x.Sides != "" {
					one.Sides = t.Words(edits.Path(list, row, x.Sides))
				}
				at := edits.Path(list, row, x.At)
				labels := []string{t.Word(at)}
				if x.Many {
					labels = t.Words(at)
				}
				for _, label := range labels {
					if label != "" {
						out[label] = append(out[label], one)
					}
				}
			}
		}
	}
	return out
}
