package changes

import "muster/report"

var _ report.Answer = (*Diff)(nil)

// Lines returns the comparison for the terminal.
func (d *Diff) Lines() []string {
	var lines []string
	for i := range d.Definitions {
		x := &d.Definitions[i]
		lines = append(lines, report.Fold(x.Says()+" ("+x.Files()+")", "", "    ")...)
		for _, t := range x.Topics() {
			lines = append(lines, "  "+t.Name+":")
			for j := range t.Changes {
				lines = append(lines, report.Fold(t.Changes[j].Says(), "    ", "      ")...)
			}
		}
	}
	for _, u := range d.Unread {
		lines = append(lines, report.Fold(u.Says(), "", "    ")...)
	}
	return append(lines, d.Sum())
}

// Says returns the reason why a file is not compared, as a sentence.
func (u *Unread) Says() string {
	text := u.File + " is not compared"
	if u.With != "" {
		text += " with " + u.With
	}
	return line(text + ": " + u.Why)
}

// result is the JSON of the comparison.
type result struct {
	Old         string       `json:"old"`
	New         string       `json:"new"`
	Equal       bool         `json:"equal"`
	Same        int          `json:"same"` // how many definitions are equal
	Definitions []Definition `json:"definitions"`
	Unread      []Unread     `json:"unread"`
	Doubtful    []string     `json:"doubtful"`
	Interrupted bool         `json:"interrupted,omitempty"`
	Left        int          `json:"left,omitempty"`
	Unchecked   int          `json:"unchecked,omitempty"`
}

// JSON returns the comparison in the form of its JSON output.
func (d *Diff) JSON() any {
	out := result{
		Old: d.Old, New: d.New, Equal: d.Equal(), Same: d.Same, Definitions: []Definition{}, Unread: []Unread{},
		Doubtful: []string{}, Interrupted: d.Interrupted, Left: d.Left, Unchecked: d.Unchecked,
	}
	for _, x := range d.Definitions {
		if x.Changes == nil {
			x.Changes = []Change{}
		}
		out.Definitions = append(out.Definitions, x)
	}
	out.Unread = append(out.Unread, d.Unread...)
	out.Doubtful = append(out.Doubtful, d.Doubtful...)
	return out
}
