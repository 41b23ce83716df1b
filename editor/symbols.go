package editor

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/schema/source"
)

// symbols returns the keys and tables of a document, nested.
func (s *Server) symbols(_ context.Context, p *protocol.Whole) (any, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	o := v.outline()
	top := []protocol.Symbol{}
	for i := range o.Nodes {
		n := &o.Nodes[i]
		if len(o.Sections) > 0 && n.Key.Start > o.Sections[0].Header.Start {
			break
		}
		if n.Key.End > 0 && len(n.Path) == 1 {
			top = append(top, keySymbol(v, n))
		}
	}
	for i := range o.Sections {
		if len(o.Sections[i].Path) > 0 {
			place := &top
			if i > 0 {
				place = within(&top, o.Sections[:i], o.Sections[i].Path)
			}
			*place = append(*place, sectionSymbol(v, o, i))
		}
	}
	widen(top)
	return top, nil
}

// within returns the list for a section's symbol: the children of the last enclosing table, or the top level.
func within(top *[]protocol.Symbol, before []outline.Section, path []string) *[]protocol.Symbol {
	for i := len(before) - 1; i >= 0; i-- {
		b := before[i].Path
		if len(b) == 0 || len(b) >= len(path) || !slices.Equal(b, path[:len(b)]) {
			continue
		}
		if list := childrenOf(top, heading(b)); list != nil {
			return list
		}
	}
	return top
}

// childrenOf returns the children of the last symbol with a heading.
func childrenOf(list *[]protocol.Symbol, name string) *[]protocol.Symbol {
	for i := len(*list) - 1; i >= 0; i-- {
		sym := &(*list)[i]
		if sym.Name == name {
			return &sym.Children
		}
		if found := childrenOf(&sym.Children, name); found != nil {
			return found
		}
	}
	return nil
}

// widen extends symbols over their children, as the protocol requires.
func widen(list []protocol.Symbol) {
	for i := range list {
		widen(list[i].Children)
		for _, c := range list[i].Children {
			if end := c.Range.End; end.Line > list[i].Range.End.Line ||
				end.Line == list[i].Range.End.Line && end.Character > list[i].Range.End.Character {
				list[i].Range.End = end
			}
		}
	}
}

// heading returns a path as a heading: pennant.units 3, counted from 1.
func heading(path []string) string {
	var b strings.Builder
	for i, name := range path {
		switch {
		case isIndex(name) && i > 0:
			n, _ := strconv.Atoi(name)
			b.WriteString(" " + strconv.Itoa(n+1))
		case i > 0:
			b.WriteString("." + name)
		default:
			b.WriteString(name)
		}
	}
	return b.String()
}

// keySymbol returns the symbol of a key.
func keySymbol(v *sight, n *outline.Node) protocol.Symbol {
	out := protocol.Symbol{
		Name: n.Path[len(n.Path)-1], Kind: protocol.SymbolProperty,
		Range:          rangeOf(v.text, source.Span{Start: n.Key.Start, End: max(n.Key.End, n.Value.End)}),
		SelectionRange: rangeOf(v.text, n.Key),
	}
	switch n.Kind {
	case outline.Text:
		out.Kind, out.Detail = protocol.SymbolString, short(n.Text)
	case outline.Scalar:
		out.Kind, out.Detail = protocol.SymbolNumber, string(v.text.Bytes()[n.Value.Start:n.Value.End])
	case outline.List:
		out.Kind = protocol.SymbolArray
	case outline.Table:
		out.Kind = protocol.SymbolObject
	}
	return out
}

// sectionSymbol returns the symbol of a header, with the name of its table or its main content.
func sectionSymbol(v *sight, o *outline.Outline, i int) protocol.Symbol {
	x := &o.Sections[i]
	out := protocol.Symbol{
		Name: heading(x.Path), Kind: protocol.SymbolObject,
		Range:          rangeOf(v.text, source.Span{Start: x.Header.Start, End: bodyEnd(v.text.Bytes(), o, i)}),
		SelectionRange: rangeOf(v.text, x.Header),
	}
	for _, key := range []string{"name", "type", "id", "number", "code"} {
		n := o.Find(append(slices.Clone(x.Path), key))
		if n != nil && out.Detail == "" {
			in := n.Inside()
			out.Detail = short(string(v.text.Bytes()[in.Start:in.End]))
		}
	}
	return out
}

// short returns the start of a text, in one line.
func short(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if runes := []rune(text); len(runes) > 60 {
		return string(runes[:59]) + "…"
	}
	return text
}
