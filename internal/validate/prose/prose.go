// Package prose checks an author's prose for any game: unknown placeholders, hexes that the board does not have, and
// statements that contradict the rest of the definition. Start with Text.
package prose

import (
	"fmt"
	"strconv"
	"strings"

	"muster/internal/schema/template"
	"muster/internal/validate/wording"
	"muster/schema"
	"muster/schema/source"
	"muster/validate/check"
)

// Text is one text of a definition.
type Text struct {
	Ptr  string // JSON pointer
	Name string // as in messages: "the briefing"
	Text string
}

// Of returns the texts at keys of a definition.
func Of(keys ...[2]string) []Text {
	out := make([]Text, 0, len(keys))
	for _, k := range keys {
		if k[1] != "" {
			out = append(out, Text{Ptr: "/" + k[0], Name: "the " + k[0], Text: k[1]})
		}
	}
	return out
}

// Item returns the text of the n-th table of a list, from 0.
func Item(list string, n int, what, text string) Text {
	return Text{
		Ptr: fmt.Sprintf("/%s/%d/text", list, n), Name: fmt.Sprintf("the text of %s %d", what, n+1), Text: text,
	}
}

// at returns the location of a part of the text in its file.
func (t *Text) at(d *schema.Document, start, end int) source.Span {
	return d.Cell(t.Ptr, start, end-start)
}

// Placeholders reports unknown placeholders. It builds the set only if a text has a placeholder.
func Placeholders(p *check.Pass, texts []Text, of func() *template.Set) {
	var set *template.Set
	for i := range texts {
		t := &texts[i]
		for _, m := range template.Parse(t.Text) {
			if set == nil {
				set = of()
			}
			if f, bad := judged(t, m, set); bad {
				f.At = t.span(p.Entry.Doc, m)
				p.Report(f)
			}
		}
	}
}

// span returns the location of a placeholder's name, or of the whole placeholder if it has none.
func (t *Text) span(d *schema.Document, m template.Mark) source.Span {
	i := strings.Index(t.Text[m.Start:m.End], m.Name)
	if m.Name == "" || i < 0 {
		return t.at(d, m.Start, m.End)
	}
	return t.at(d, m.Start+i, m.Start+i+len(m.Name))
}

// judged returns the problem with a placeholder, if any.
func judged(t *Text, m template.Mark, set *template.Set) (check.Finding, bool) {
	v := set.Find(m.Name)
	label, place := set.Label(m.Name)
	switch {
	case !m.Closed:
		return check.Finding{
			Message: t.Name + " has {{ without }}",
			Help:    `close the placeholder with }}, or write a backslash before {{ (in "..." two) for plain braces`,
		}, true
	case place && set.Place == nil:
		return check.Finding{}, false // the map has its own finding
	case place:
		known, why, near := set.Place(label)
		if known {
			return check.Finding{}, false
		}
		advice := wording.Label(label, near)
		if advice.New != "" { // the span is that of the whole name
			advice.Old, advice.New = m.Name, set.Board+":"+near
		}
		if advice.Help == "" {
			advice.Help = fmt.Sprintf("name a place of the board, such as {{%s:LABEL}}", set.Board)
		}
		return check.Finding{
			Message: fmt.Sprintf("%s names the %s %q, which is not on the board: %s", t.Name, set.Board, label, why),
			Advice:  advice,
		}, true
	case v == nil:
		advice := wording.Choose(m.Name, set.Names())
		return check.Finding{Message: fmt.Sprintf("there is no placeholder %q", m.Name), Advice: advice}, true
	case v.Lacks != "":
		return check.Finding{
			Message: fmt.Sprintf("the placeholder %q has no value here: %s", m.Name, v.Lacks),
			Help:    "remove the placeholder from the text, or add the missing key",
		}, true
	case v.Text == "":
		return check.Finding{
			Message: fmt.Sprintf("the placeholder %q has no value here: the file does not set %s", m.Name, v.Says),
			Help:    "remove the placeholder, or add the key that sets it",
		}, true
	}
	return check.Finding{}, false
}

// Hexes reports hexes in plain prose that the board does not have.
func Hexes(p *check.Pass, texts []Text, of func() *template.Set) {
	var set *template.Set
	for i := range texts {
		t := &texts[i]
		for _, at := range labels(t.Text) {
			if set == nil {
				set = of()
			}
			if set.Place == nil {
				return
			}
			label := t.Text[at[0]:at[1]]
			known, why, near := set.Place(label)
			if known {
				continue
			}
			help := fmt.Sprintf("name a hex of the board as {{%s:LABEL}}", set.Board) +
				wording.OrWaive(p.Check.Code)
			if near != "" {
				help = fmt.Sprintf("write {{%s:%s}} to name that hex", set.Board, near)
			}
			p.Report(check.Finding{
				At:      t.at(p.Entry.Doc, at[0], at[1]),
				Message: fmt.Sprintf("%s names the hex %s, which is not on the board: %s", t.Name, strconv.Quote(label), why),
				Help:    help,
			})
		}
	}
}
