package changes

import (
	"fmt"
	"strconv"
	"strings"
)

// Says returns the change as a sentence on one line, without its topic.
func (c *Change) Says() string { return line(c.says()) }

func (c *Change) says() string {
	whose := ""
	if c.Side != "" {
		whose = c.Side + ": "
	}
	at := strings.Join(c.At, ", ")
	switch {
	case c.What == Moved:
		return whose + fmt.Sprintf("%s moved from %s to %s", word(c.Name), c.From, c.To)
	case c.Prose:
		return whose + c.prose(at)
	case at != "" && c.What == Changed && c.Name == "": // hexes, summed
		return whose + fmt.Sprintf("%s of %s became %s: %s", hexes(len(c.At)), word(c.Old), word(c.New), at)
	case at != "" && c.What == Changed:
		return whose + fmt.Sprintf("%s at %s became %s%s", word(c.Old), at, word(c.New), c.details())
	case at != "":
		return whose + c.come(word(c.Old+c.New)) + c.where(at)
	case c.What == Changed:
		return whose + fmt.Sprintf("%s: %s became %s", c.label(), word(c.Old), word(c.New))
	case c.Old+c.New != "":
		return whose + c.label() + ": " + c.come(word(c.Old+c.New))
	}
	return whose + c.come(c.label()) + c.details()
}

// label returns the owner of a value and its key.
func (c *Change) label() string {
	if c.Field == "" {
		return word(c.Name)
	}
	return word(c.Name) + " " + c.Field
}

// come says that something was added or removed.
func (c *Change) come(what string) string {
	if c.What == Removed {
		return what + " taken away"
	}
	return what + " added"
}

func (c *Change) where(at string) string {
	if c.What == Removed {
		return " from " + at
	}
	return " at " + at
}

// prose reports a changed text without quoting it.
func (c *Change) prose(at string) string {
	what := c.label()
	if at != "" {
		what += " at " + at
	}
	if c.What == Changed {
		return what + " has other words"
	}
	return c.come(what)
}

// mostDetails is the maximum number of values on one line.
const mostDetails = 6

// details returns the details in brackets.
func (c *Change) details() string {
	if len(c.Details) == 0 || len(c.Details) > mostDetails {
		return ""
	}
	parts := make([]string, len(c.Details))
	for i, x := range c.Details {
		switch c.What {
		case Changed:
			parts[i] = x.Name + " " + word(x.Old) + " to " + word(x.New)
		default:
			parts[i] = x.Name + " " + word(x.Old+x.New)
		}
	}
	return " (" + strings.Join(parts, ", ") + ")"
}

func hexes(n int) string {
	if n == 1 {
		return "1 hex"
	}
	return strconv.Itoa(n) + " hexes"
}

// longest is the maximum printed length of a value.
const longest = 160

// word returns a value on one line; names and values with blanks are quoted.
func word(s string) string {
	quoted := strings.ContainsAny(s, " \t\r\n\"") || s == ""
	s = line(s)
	if r := []rune(s); len(r) > longest {
		s = string(r[:longest]) + "..."
	}
	if quoted {
		return `"` + s + `"`
	}
	return s
}

// line puts words on one line.
func line(s string) string { return strings.Join(strings.Fields(s), " ") }

// Says returns the status of the definition as a sentence.
func (d *Definition) Says() string {
	name := d.Kind + " " + word(d.ID)
	switch {
	case d.What == Renamed && d.OldID != "":
		return d.Kind + " " + word(d.OldID) + " renamed to " + word(d.ID)
	case d.What == Renamed:
		return name + " is in another file"
	case d.What != Changed:
		return name + " " + string(d.What)
	}
	return name + ": " + counted(len(d.Changes), "change")
}

// Files returns the path of the definition: both paths if they differ.
func (d *Definition) Files() string {
	switch {
	case d.OldFile == "" || d.OldFile == d.NewFile:
		return line(d.NewFile)
	case d.NewFile == "":
		return line(d.OldFile)
	}
	return line(d.OldFile + " -> " + d.NewFile)
}

// Sum returns the result of the comparison as a sentence.
func (d *Diff) Sum() string {
	n, all := 0, 0
	for i := range d.Definitions {
		n, all = n+1, all+max(len(d.Definitions[i].Changes), 1)
	}
	switch {
	case n > 0:
		return counted(all, "difference") + " in " + counted(n, "definition") + d.same() + d.early()
	case d.Interrupted:
		return "no difference in the compared definitions" + d.same() + d.early()
	case !d.Whole():
		return "no difference in the readable definitions" + d.same()
	}
	return "no differences" + d.same()
}

// early describes the parts that an interrupted run left out; "" after a complete run.
func (d *Diff) early() string {
	if !d.Interrupted {
		return ""
	}
	return "; " + d.Early()
}

// Early describes the parts that an interrupted run left out.
func (d *Diff) Early() string {
	text := "interrupted"
	if d.Left > 0 {
		text += " with " + counted(d.Left, "file") + " not compared"
	}
	if d.Unchecked > 0 {
		text += ", and " + counted(d.Unchecked, "file") + " not checked for errors"
	}
	return text
}

func (d *Diff) same() string {
	if d.Same == 0 || len(d.Definitions) == 0 && d.Same == 1 {
		return ""
	}
	return fmt.Sprintf("; %s equal", counted(d.Same, "definition"))
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}

// Topic is the changes of a definition with one topic.
type Topic struct {
	Name    string
	Changes []Change
}

// Topics returns the changes of a definition by topic, in order.
func (d *Definition) Topics() []Topic {
	var out []Topic
	for _, c := range d.Changes {
		if len(out) == 0 || out[len(out)-1].Name != c.Topic {
			out = append(out, Topic{Name: c.Topic})
		}
		last := &out[len(out)-1]
		last.Changes = append(last.Changes, c)
	}
	return out
}
