package outline

import (
	"bytes"
	"sort"

	"muster/schema/source"
)

// Where is what a place in a text is part of.
type Where uint8

// The parts of a text that something can be written at.
const (
	Elsewhere Where = iota // a remark, the space behind a value
	InKey                  // a key of a table, or where one can begin
	InHeader               // a part of a header
	InText                 // within the quotes of a text
	InValue                // where a value begins without quotes
)

// Cursor is what a place in a text is part of.
type Cursor struct {
	In    Where
	Path  []string    // InKey: of the table; InHeader: of the parts before it; else of the value
	Word  source.Span // what stands there: of a text what is within its quotes
	Node  *Node       // InKey, InText, InValue: what is written there; nil where nothing is
	Quote byte        // InText: with which quotes
}

// At finds out what a place is part of.
func (o *Outline) At(offset int) Cursor {
	for _, s := range o.Remarks {
		if s.Start < offset && offset <= s.End {
			return Cursor{}
		}
	}
	if s := o.section(offset); s != nil && s.Header.Start < offset && offset <= s.Header.End {
		return o.inHeader(s, offset)
	}
	// The innermost node that holds the place: of those that begin before it the last that ends behind it.
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

// start is where a node begins.
func (n *Node) start() int {
	if n.Key.End > 0 {
		return n.Key.Start
	}
	return n.Value.Start
}

// Inside is what is within the quotes of a text, or a value as a whole.
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

// within is for a place in a node.
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
		if n.Value.Start == n.Key.End { // there is no equals sign yet
			return Cursor{}
		}
		return Cursor{In: InValue, Path: n.Path, Word: source.Span{Start: offset, End: offset}, Node: n}
	}
	return Cursor{In: InValue, Path: n.Path, Word: n.Value, Node: n}
}

// between is for a place where a key of a table can begin: of an inline one, or of that of the last header.
func (o *Outline) between(table *Node, offset int) Cursor {
	c := Cursor{In: InKey, Word: source.Span{Start: offset, End: offset}}
	if table != nil {
		c.Path = table.Path
		return c
	}
	start := bytes.LastIndexByte(o.text[:offset], '\n') + 1
	if len(bytes.TrimSpace(o.text[start:offset])) > 0 {
		return Cursor{} // behind a value
	}
	if s := o.section(offset); s != nil {
		c.Path = s.Path
	}
	return c
}

// section is the section that a place stands in; nil above the first header.
func (o *Outline) section(offset int) *Section {
	i := sort.Search(len(o.Sections), func(i int) bool { return o.Sections[i].Header.Start >= offset })
	if i == 0 {
		return nil
	}
	return &o.Sections[i-1]
}

// inHeader is for a place in a header: the part of it that the place is in, with the parts before.
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
