package editor

import (
	"bytes"
	"strings"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/internal/schema/template"
	"muster/schema/source"
)

// markAt returns the placeholder at an offset in the source of a text: its name as far as written, with surrounding
// blanks, and whether braces close it.
func markAt(text []byte, in source.Span, offset int) (name source.Span, closed, found bool) {
	if offset < in.Start || offset > in.End {
		return source.Span{}, false, false
	}
	start := bytes.LastIndex(text[in.Start:offset], []byte("{{"))
	if start < 0 {
		return source.Span{}, false, false
	}
	start += in.Start
	slashes := 0
	for start-slashes > in.Start && text[start-1-slashes] == '\\' {
		slashes++
	}
	name = source.Span{Start: start + len("{{"), End: offset}
	if slashes > 0 || bytes.ContainsAny(text[name.Start:offset], "}\n") {
		return source.Span{}, false, false
	}
	rest := text[offset:in.End]
	if end := bytes.IndexAny(rest, "{}\n"); end >= 0 && bytes.HasPrefix(rest[end:], []byte("}}")) {
		name.End, closed = offset+end, true
	}
	return name, closed, true
}

// placeholdersOf returns the placeholders of a definition, or nil.
func placeholdersOf(v *sight) *template.Set {
	if v.game == nil || v.game.Placeholders == nil || v.entry == nil {
		return nil
	}
	return v.game.Placeholders(v.entry)
}

// placeholders offers the placeholders between the braces at the cursor.
func (c *completer) placeholders() {
	set := placeholdersOf(c.sight)
	if c.at.In != outline.InText || set == nil {
		return
	}
	text := c.sight.text.Bytes()
	name, closed, found := markAt(text, c.at.Word, c.offset)
	if !found {
		return
	}
	end := "}}"
	if closed {
		end = ""
	}
	c.at.Word = name
	for i := range set.Values {
		p := &set.Values[i]
		if p.Lacks != "" {
			continue
		}
		says := p.Says
		if p.Text != "" {
			says = p.Text + ": " + says
		}
		c.add(protocol.CompletionConstant, p.Name, p.Name+end, says, "")
	}
	if set.Board == "" {
		return
	}
	for _, p := range c.sight.game.Places(c.sight.entry) {
		c.add(protocol.CompletionUnit, set.Board+":"+p.Label, set.Board+":"+p.Label+end, p.Says, "")
	}
}

// placeholderTold returns the hover text of the placeholder at an offset.
func placeholderTold(v *sight, w word, offset int) (string, source.Span) {
	name, closed, found := markAt(v.text.Bytes(), w.at, offset)
	set := placeholdersOf(v)
	if !found || !closed || set == nil {
		return "", source.Span{}
	}
	written := strings.TrimSpace(string(v.text.Bytes()[name.Start:name.End]))
	if label, place := set.Label(written); place {
		return drawn(v.game.Around(v.entry, label)), name
	}
	p := set.Find(written)
	switch {
	case p == nil:
		return "", source.Span{}
	case p.Text == "":
		return "`" + p.Name + "` has no value here (" + p.Says + ")", name
	}
	return "**" + p.Text + "**: " + p.Says, name
}
