package editor

import (
	"muster/internal/editor/words"

	"context"
	"slices"
	"strings"

	"muster/catalog"
	"muster/docs"
	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/report"
	"muster/schema/source"
)

func (s *Server) hover(_ context.Context, p *protocol.Placed) (any, error) {
	v, offset, err := s.seeAt(p)
	if err != nil {
		return nil, err
	}
	s.known(v, offset)
	text, at := s.toldAt(v, offset)
	if text == "" {
		text, at = s.codeAt(v, offset)
	}
	if text == "" {
		return nil, nil
	}
	r := rangeOf(v.text, at)
	return protocol.Hover{Contents: protocol.Markup{Kind: "markdown", Value: text}, Range: &r}, nil
}

// toldAt returns the hover text of the key or text at an offset.
func (s *Server) toldAt(v *sight, offset int) (string, source.Span) {
	at := v.outline().At(offset)
	root := s.shapeOf(v)
	switch {
	case root == nil:
		return "", source.Span{}
	case at.In == outline.InKey && at.Node != nil:
		name := at.Node.Path[len(at.Node.Path)-1]
		if x := root.at(at.Node.Path); x != nil {
			return x.told(name), at.Word
		}
	case at.In == outline.InHeader:
		name := string(v.text.Bytes()[at.Word.Start:at.Word.End])
		if x := root.table(append(slices.Clone(at.Path), name)); x != nil {
			return x.told(name), at.Word
		}
	}
	w, ok := wordAt(v, offset)
	if !ok {
		return "", source.Span{}
	}
	if text, at := s.meaningTold(v, w, offset); text != "" {
		return text, at
	}
	if id, at := ruleAt(v.text.Bytes(), offset); id != "" {
		return ruleTold(id), at
	}
	if x := root.at(w.path); x != nil && slices.Contains(x.Enum, w.text) {
		return x.told(w.path[len(w.path)-1]), w.at
	}
	return "", source.Span{}
}

// meaningTold returns the hover text of a word's meaning.
func (s *Server) meaningTold(v *sight, w word, offset int) (string, source.Span) {
	switch w.Sort {
	case words.SortDefinition:
		if e := s.entryOf(v, w); e != nil {
			return s.opts.Describe(e), w.at
		}
	case words.SortRow:
		rows := v.game.Rows(v.entry, w.Meaning)
		if i := slices.IndexFunc(rows, func(r report.Row) bool { return r.ID == w.text }); i >= 0 {
			return rowTold(&rows[i]), w.at
		}
	case words.SortLabel:
		if text := v.game.Around(v.entry, w.text); text != "" {
			return drawn(text), w.at
		}
	case words.SortProse:
		return placeholderTold(v, w, offset)
	case words.SortCode:
		if page, ok := docs.Check(w.text); ok {
			return page, w.at
		}
	case words.SortCells:
		at := cellAt(v.text.Bytes(), w.at, offset)
		if at.Start == at.End {
			return "", at
		}
		symbol := string(v.text.Bytes()[at.Start:at.End])
		c := v.game.Cell(v.entry, w.path, cellNumber(v.text.Bytes(), w.at, at.Start), symbol)
		var parts []string
		if c.Row != nil {
			parts = append(parts, "**"+c.Row.Name+"** `"+symbol+"`: "+c.Row.Summary)
		}
		if c.Label != "" {
			parts = append(parts, drawn(v.game.Around(v.entry, c.Label)))
		}
		return strings.Join(parts, "\n\n"), at
	}
	return "", source.Span{}
}

// entryOf returns the definition that a word references or defines, or nil.
func (s *Server) entryOf(v *sight, w word) *catalog.Entry {
	switch {
	case w.Names:
		return v.entry
	case v.catalog == nil:
		return nil
	}
	return v.catalog.Find(w.Of, w.text)
}

// rowTold returns the full text of a row.
func rowTold(r *report.Row) string {
	return "**" + r.Name + "** `" + r.ID + "`: " + r.Summary + "\n\n" + drawn(r.Told())
}

// drawn formats a text so that its columns stay aligned.
func drawn(text string) string {
	if text = strings.TrimRight(text, "\n"); text == "" {
		return ""
	}
	return "```text\n" + text + "\n```"
}

// ruleWord matches text that may be a rule id.
var ruleWord = source.LazyRegexp(`[A-Z]+(?:-[A-Z]+)*-[0-9]+b?`)

// ruleAt returns the rule id at an offset, or "".
func ruleAt(text []byte, offset int) (string, source.Span) {
	from := max(0, offset-40)
	for _, m := range ruleWord().FindAllIndex(text[from:min(len(text), offset+40)], -1) {
		at := source.Span{Start: from + m[0], End: from + m[1]}
		if at.Start <= offset && offset <= at.End && docs.IsRuleID(string(text[at.Start:at.End])) {
			return string(text[at.Start:at.End]), at
		}
	}
	return "", source.Span{}
}

// ruleTold returns the text of a rule.
func ruleTold(id string) string {
	all := docs.Rules()
	i := slices.IndexFunc(all, func(r docs.Rule) bool { return r.ID == id })
	if i < 0 {
		return ""
	}
	return "**" + id + "**: " + all[i].Text
}

// codeWord matches text that may be the code of a check.
var codeWord = source.LazyRegexp(`[a-z]+/[a-z-]+`)

// codeAt returns the hover text of a rule or a code in a comment.
func (s *Server) codeAt(v *sight, offset int) (string, source.Span) {
	text := v.text.Bytes()
	line := v.text.Place(offset).Line
	start := v.text.Start(line)
	for _, m := range codeWord().FindAllIndex(v.text.Line(line), -1) {
		at := source.Span{Start: start + m[0], End: start + m[1]}
		if page, ok := docs.Check(string(text[at.Start:at.End])); ok && at.Start <= offset && offset <= at.End {
			return page, at
		}
	}
	if id, at := ruleAt(text, offset); id != "" {
		return ruleTold(id), at
	}
	return "", source.Span{}
}
