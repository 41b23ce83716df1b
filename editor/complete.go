package editor

import (
	"muster/internal/editor/words"

	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/docs"
	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/report"
	"muster/schema/project"
	"muster/schema/source"
)

// completer collects completion items for a position.
type completer struct {
	*Server
	sight  *sight
	offset int
	at     outline.Cursor
	items  []protocol.CompletionItem
}

func (s *Server) completion(_ context.Context, p *protocol.Placed) (any, error) {
	v, offset, err := s.seeAt(p)
	if err != nil {
		return nil, err
	}
	s.known(v, offset)
	c := &completer{Server: s, sight: v, offset: offset, at: v.outline().At(offset), items: []protocol.CompletionItem{}}
	switch c.at.In {
	case outline.InKey:
		c.keysOf(c.at.Path)
	case outline.InHeader:
		c.headers()
	case outline.InText, outline.InValue:
		c.values()
	}
	return protocol.CompletionList{Items: c.items}, nil
}

// add offers an item that replaces the text at the cursor.
func (c *completer) add(kind int, label, write, detail, says string) {
	item := protocol.CompletionItem{
		Label: label, Kind: kind, Detail: detail, SortText: fmt.Sprintf("%04d", len(c.items)), FilterText: label,
		TextEdit: &protocol.TextEdit{Range: rangeOf(c.sight.text, c.at.Word), NewText: write},
	}
	if says != "" {
		item.Documentation = &protocol.Markup{Kind: "markdown", Value: says}
	}
	c.items = append(c.items, item)
}

// keysOf offers the missing keys of a table, required keys first.
func (c *completer) keysOf(path []string) {
	root := c.shapeOf(c.sight)
	if c.sight.shaped() == "" {
		c.kindLine(path)
		return
	}
	t := root.table(path)
	if t == nil {
		return
	}
	if c.sight.shaped() == project.Marker && len(path) == 1 {
		c.named(path[0])
	}
	taken := map[string]bool{}
	for _, n := range c.sight.outline().Nodes {
		if len(n.Path) == len(path)+1 && slices.Equal(n.Path[:len(path)], path) && n.Key != c.at.Word {
			taken[n.Path[len(path)]] = true
		}
	}
	bare := c.at.Node == nil || c.at.Node.Kind == outline.None && c.at.Node.Value.Start == c.at.Node.Key.End
	for _, name := range c.ordered(t) {
		p := t.Properties[name].meant(root)
		if taken[name] || p == nil {
			continue
		}
		write := name
		switch {
		case bare && len(path) == 0 && name == "game" && len(c.opts.Catalogs.Kinds().Games()) > 1:
			write += ` = ""` // the schema lists one game, but any is possible
		case bare:
			write += starts(p)
		}
		c.add(protocol.CompletionProperty, name, write, p.Title, p.told(name))
	}
}

// ordered returns the keys of a table: required ones, then the others, each group by name.
func (c *completer) ordered(t *shape) []string {
	names := slices.Sorted(maps.Keys(t.Properties))
	slices.SortStableFunc(names, func(a, b string) int {
		return cmp.Compare(place(t.Required, a), place(t.Required, b))
	})
	return names
}

func place(list []string, word string) int {
	if i := slices.Index(list, word); i >= 0 {
		return i
	}
	return len(list)
}

// starts returns the text that follows a key.
func starts(p *shape) string {
	switch p.Type {
	case "string":
		if text, ok := p.Const.(string); ok {
			return ` = "` + text + `"`
		}
		return ` = ""`
	case "array":
		return " = []"
	case "object":
		return " = {  }"
	}
	if p.Const != nil {
		return " = " + written(p.Const)
	}
	return " = "
}

// kindLine offers the line that names the kind in an otherwise empty file. TOML is used for many things.
func (c *completer) kindLine(path []string) {
	o := c.sight.outline()
	if len(path) > 0 || len(o.Nodes) > 1 || len(o.Sections) > 0 {
		return
	}
	for _, name := range c.opts.Catalogs.Kinds().Names() {
		c.add(protocol.CompletionProperty, "kind = "+name, `kind = "`+name+`"`, "kind of file", "")
	}
}

// headers offers the tables that a header can name, below the parts already written.
func (c *completer) headers() {
	root := c.shapeOf(c.sight)
	if root == nil {
		return
	}
	line := c.sight.text.Place(c.offset).Line
	double := bytes.HasPrefix(bytes.TrimSpace(c.sight.text.Line(line)), []byte("[["))
	t := root.table(c.at.Path)
	if t == nil {
		return
	}
	for _, name := range c.ordered(t) {
		p := t.Properties[name].meant(root)
		if p == nil {
			continue
		}
		list := p.Type == "array" && p.Items != nil && p.Items.meant(root).Type == "object"
		if list && double || p.Type == "object" {
			c.add(protocol.CompletionStruct, name, name, p.Title, p.told(name))
		}
	}
}

// values offers the possible values.
func (c *completer) values() {
	path := c.at.Path
	x := c.shapeOf(c.sight)
	if x = x.atOrNil(path); x != nil && c.at.In == outline.InValue {
		switch {
		case x.Type == "boolean":
			c.add(protocol.CompletionEnum, "true", "true", x.Title, "")
			c.add(protocol.CompletionEnum, "false", "false", x.Title, "")
		case x.Type != "string" && x.Const != nil:
			c.add(protocol.CompletionConstant, written(x.Const), written(x.Const), x.Title, "")
		}
	}
	if len(path) == 1 && path[0] == "kind" {
		for _, name := range c.opts.Catalogs.Kinds().Names() {
			c.word(protocol.CompletionConstant, name, "kind of file", "")
		}
		return
	}
	if len(path) == 1 && path[0] == "game" {
		kinds := c.opts.Catalogs.Kinds()
		for _, name := range kinds.Games() {
			c.word(protocol.CompletionConstant, name, kinds.Title(name), "")
		}
		return
	}
	if x != nil {
		for _, word := range x.Enum {
			c.word(protocol.CompletionEnum, word, x.Title, "")
		}
		c.listed(x)
	}
	c.meant(meaningAt(c.sight, path))
}

// listed offers the words of a comma-separated list. Each replaces the item at the cursor; words already in the list
// are left out.
func (c *completer) listed(x *shape) {
	words := x.listed()
	if len(words) == 0 {
		return
	}
	text, in := c.sight.text.Bytes(), c.at.Word
	var has []string
	if c.at.In == outline.InText {
		start := in.Start + 1 + bytes.LastIndexByte(text[in.Start:c.offset], ',')
		end := in.End
		if comma := bytes.IndexByte(text[c.offset:in.End], ','); comma >= 0 {
			end = c.offset + comma
		}
		for _, rest := range []string{string(text[in.Start:start]), string(text[end:in.End])} {
			for item := range strings.SplitSeq(rest, ",") {
				has = append(has, strings.TrimSpace(item))
			}
		}
		for start < c.offset && text[start] == ' ' {
			start++
		}
		c.at.Word = source.Span{Start: start, End: end}
	}
	for _, word := range words {
		if !slices.Contains(has, word) {
			c.word(protocol.CompletionEnum, word, x.Title, "")
		}
	}
}

// atOrNil is at for a shape that may be nil.
func (x *shape) atOrNil(path []string) *shape {
	if x == nil {
		return nil
	}
	return x.at(path)
}

// word offers a text, without quotes inside quotes and with quotes at the start of a value.
func (c *completer) word(kind int, word, detail, says string) {
	write := word
	if c.at.In == outline.InValue {
		write = `"` + word + `"`
	}
	c.add(kind, word, write, detail, says)
}

// meant offers the values that a text can name.
func (c *completer) meant(m words.Meaning) {
	g, e := c.sight.game, c.sight.entry
	if m.Names {
		if m.Sort == words.SortDefinition { // an id comes from the file name
			if id := c.opts.Catalogs.Kinds().OfName(c.sight.path); id == m.Of {
				c.word(protocol.CompletionFile, stemOf(c.sight.path, m.Of), "matches the file name", "")
			}
		}
		return
	}
	switch m.Sort {
	case words.SortDefinition:
		c.definitions(m.Of)
	case words.SortRow:
		c.rows(protocol.CompletionReference, g.Rows(e, m))
	case words.SortLabel:
		for _, p := range g.Places(e) {
			c.word(protocol.CompletionUnit, p.Label, p.Says, "")
		}
	case words.SortCode:
		for _, code := range slices.Sorted(maps.Keys(c.waivers)) {
			if c.waivers[code] {
				c.word(protocol.CompletionConstant, code, "warning", "")
			}
		}
	case words.SortProse:
		c.placeholders()
	case words.SortCells:
		if c.at.In == outline.InText {
			c.at.Word = cellAt(c.sight.text.Bytes(), c.at.Word, c.offset)
			c.rows(protocol.CompletionReference, g.Symbols(e, c.at.Path))
		}
	}
}

func (c *completer) rows(kind int, rows []report.Row) {
	for i := range rows {
		r := &rows[i]
		c.word(kind, r.ID, r.Name, r.Summary)
	}
}

// resolve adds the documentation of an item, which is too long to send for every item.
func (s *Server) resolve(_ context.Context, item *protocol.CompletionItem) (any, error) {
	if item.Kind == protocol.CompletionConstant && item.Documentation == nil {
		if page, ok := docs.Check(item.Label); ok {
			item.Documentation = &protocol.Markup{Kind: "markdown", Value: page}
		}
	}
	return item, nil
}

// cellAt returns the cell that contains an offset, or an empty span between cells.
func cellAt(text []byte, in source.Span, offset int) source.Span {
	start, end := offset, offset
	for start > in.Start && text[start-1] != ' ' {
		start--
	}
	for end < in.End && text[end] != ' ' {
		end++
	}
	return source.Span{Start: start, End: end}
}

// cellNumber returns the index of the cell that starts at an offset.
func cellNumber(text []byte, in source.Span, start int) int {
	return len(strings.Fields(string(text[in.Start:start])))
}
