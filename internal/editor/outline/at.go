package outline

import (
	"bytes"
	"sort"

	"muster/schema/source"
)

// Context is the syntactic part that contains a position.
type Context uint8

// The parts of a text that contain a position.
const (
	Elsewhere Context = iota // a comment, the space after a value
	InKey                    // a key of a table, or where one can start
	InHeader                 // a part of a header
	InText                   // within the quotes of a text
	InValue                  // where a value starts without quotes
)

// Cursor describes the part of a text at a position.
type Cursor struct {
	In    Context
	Path  []string    // InKey: of the table; InHeader: of the parts before it; else of the value
	Word  source.Span // the word at the position; for a text, within its quotes
	Node  *Node       // InKey, InText, InValue: the node, or nil
	Quote byte        // InText: its quote character
}

// At returns the part at an offset.
func (o *Outline) At(offset int) Cursor {
	for _, s := range o.Remarks {
		if s.Start < offset && offset <= s.End {
			return Cursor{}
		}
	}
	if s := o.section(offset); s != nil && s.Header.Start < offset && offset <= s.Header.End {
		return o.inHeader(s, offset)
	}
	// The innermost node that contains the offset: the last that starts before it and ends after it.
	var inside *Node
	for i := range o.Nodes {
		n := &o.Nodes[i]
		if n.start() > offset {
			break
		}
		if offset <= n.Value.End || n.Kind == None && o.sameLine(n.Value.End, offset) {
			inside = n
		}
	}
	if inside == nil {
		return o.between(nil, offset)
	}
	return o.within(inside, offset)
}

// start returns the start of a node.
func (n *Node) start() int {
	if n.Key.End > 0 {
		return n.Key.Start
	}
	return n.Value.Start
}

// Inside returns the span within the quotes of a text, or of the whole value.
func (n *Node) Inside() source.Span {
	if n.Kind != Text {
		return n.Value
	}
	s := source.Span{Start: n.From, End: n.Value.End}
	if !n.Open {
		s.End -= n.From - n.Value.Start
	}
	s.End = max(s.End, s.Start)
	return s
}

func (o *Outline) sameLine(from, to int) bool {
	return bytes.IndexByte(o.text[min(from, to):max(from, to)], '\n') < 0
}

// within returns the cursor for an offset in a node.
func (o *Outline) within(n *Node, offset int) Cursor {
	switch {
	case n.Key.End > 0 && offset <= n.Key.End:
		return Cursor{In: InKey, Path: n.Path[:len(n.Path)-1], Word: n.Key, Node: n}
	case offset < n.Value.Start:
		if n.Kind == Text || n.Kind == List || n.Kind == Table {
			return Cursor{}
		}
		return Cursor{In: InValue, Path: n.Path, Word: n.Value, Node: n}
	}
	switch n.Kind {
	case Text:
		in := n.Inside()
		if offset < in.Start || offset > in.End {
			return Cursor{}
		}
		return Cursor{In: InText, Path: n.Path, Word: in, Node: n, Quote: o.text[n.Value.Start]}
	case List:
		if offset == n.Value.Start || offset == n.Value.End && !n.Open {
			return Cursor{}
		}
		return Cursor{In: InValue, Path: append(n.Path[:len(n.Path):len(n.Path)], "*"), Word: source.Span{
			Start: offset, End: offset}}
	case Table:
		if offset == n.Value.Start || offset == n.Value.End && !n.Open {
			return Cursor{}
		}
		return o.between(n, offset)
	case None:
		if n.Value.Start == n.Key.End { // the equals sign is missing
			return Cursor{}
		}
		return Cursor{In: InValue, Path: n.Path, Word: source.Span{Start: offset, End: offset}, Node: n}
	}
	return Cursor{In: InValue, Path: n.Path, Word: n.Value, Node: n}
}

// between returns the cursor for an offset where a key of a table can start: an inline table, or the last header's.
func (o *Outline) between(table *Node, offset int) Cursor {
	c := Cursor{In: InKey, Word: source.Span{Start: offset, End: offset}}
	if table != nil {
		c.Path = table.Path
		return c
	}
	start := bytes.LastIndexByte(o.text[:offset], '\n') + 1
	if len(bytes.TrimSpace(o.text[start:offset])) > 0 {
		return Cursor{} // after a value
	}
	if s := o.section(offset); s != nil {
		c.Path = s.Path
	}
	return c
}

// section returns the section that contains an offset, or nil above the first header.
func (o *Outline) section(offset int) *Section {
	i := sort.Search(len(o.Sections), func(i int) bool { return o.Sections[i].Header.Start >= offset })
	if i == 0 {
		return nil
	}
	return &o.Sections[i-1]
}

// inHeader returns the cursor for an offset in a header: the part at the offset, with the parts before it.
func (o *Outline) inHeader(s *Section, offset int) Cursor {
	c := Cursor{In: InHeader, Word: source.Span{Start: offset, End: offset}}
	for _, at := range s.Names {
		if offset > at.End {
			c.Path = append(c.Path, string(o.text[at.Start:at.End]))
			continue
		}
		if offset >= at.Start {
			c.Word = at
		}
		break
	}
	if o.text[offset-1] == ']' {
		return Cursor{}
	}
	return c
}
