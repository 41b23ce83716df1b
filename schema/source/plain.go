package source

// FastPath reads a text in the common syntax of definitions in one walk: bare and quoted keys, headers, texts, whole
// and
// decimal numbers, booleans, lists, inline tables, comments. Every text it accepts is TOML in which Check finds no
// fault. The values are those of BurntSushi's decoder: integers as int64, lists as []any, tables as map[string]any. For
// any other text, invalid or rare syntax, ok is false without a reason: use Check and the decoder. The text must be
// UTF-8. Plain allocates little and never overflows the stack.
func FastPath(f *File) (tree map[string]any, ok bool) {
	return readPlain(f, nil)
}

// FastPathRemarks is Plain that also returns the comments of the text, each from its # to the end of its line.
func FastPathRemarks(f *File) (tree map[string]any, remarks []Span, ok bool) {
	remarks = []Span{}
	tree, ok = readPlain(f, &remarks)
	return tree, remarks, ok
}

func readPlain(f *File, remarks *[]Span) (tree map[string]any, ok bool) {
	if len(f.Text) > MaxSize {
		return nil, false
	}
	p := plainReader{text: f.Text, words: words.Get().(*wordList), remarks: remarks}
	defer words.Put(p.words)
	p.root.table = map[string]any{}
	if !p.read() {
		return nil, false
	}
	return p.root.table, true
}

// Limits of plain syntax, well within MaxDepth and MaxParts.
const (
	plainParts  = 4  // of a header
	plainDepth  = 8  // nesting of lists and inline tables
	plainTables = 64 // below one table
	plainDigits = 18 // of a number: always in range
)

// plainReader reads a text once, from start to end.
type plainReader struct {
	text  []byte
	at    int
	root  plainTable
	lists []*plainTable // lists from headers, whose elements are added to the tree at the end
	words *wordList

	remarks *[]Span // the comments, if requested
}

// plainTable is a table from headers, or a list of them.
type plainTable struct {
	name  string
	role  role // implied, header or elements
	table map[string]any
	below []*plainTable

	parent *plainTable // of a list
	list   []any       // its elements
	last   *plainTable // the last of them
}

func (t *plainTable) sub(name []byte) *plainTable {
	for _, s := range t.below {
		if s.name == string(name) {
			return s
		}
	}
	return nil
}

// add creates a table or a list below another table, or returns nil if the name is taken.
func (t *plainTable) add(name string, r role) *plainTable {
	if _, taken := t.table[name]; taken || len(t.below) >= plainTables {
		return nil
	}
	s := &plainTable{name: name, role: r}
	if r == elements {
		s.parent = t
		t.table[name] = nil // the list itself is added at the end
	} else {
		s.table = map[string]any{}
		t.table[name] = s.table
	}
	t.below = append(t.below, s)
	return s
}

func (p *plainReader) read() bool {
	in := &p.root
	for {
		if !p.blank() {
			return false
		}
		if p.at >= len(p.text) {
			break
		}
		if p.text[p.at] == '[' {
			if in = p.header(); in == nil {
				return false
			}
		} else if !p.pair(in.table, 0) {
			return false
		}
		if !p.lineEnd() {
			return false
		}
	}
	for _, l := range p.lists {
		l.parent.table[l.name] = l.list
	}
	return true
}

// header reads [a.b] or [[a.b]] and returns the table whose keys follow, or nil.
func (p *plainReader) header() *plainTable {
	p.at++
	double := p.peek() == '['
	if double {
		p.at++
	}
	in := &p.root
	for parts := 1; ; parts++ {
		p.spaces()
		name, ok := p.key()
		if !ok || parts > plainParts {
			return nil
		}
		p.spaces()
		c := p.peek()
		p.at++
		if c == ']' {
			if double && p.peek() != ']' {
				return nil
			}
			if double {
				p.at++
				return p.element(in, name)
			}
			return p.single(in, name)
		}
		if c != '.' {
			return nil
		}
		s := in.sub(name)
		if s == nil {
			s = in.add(p.words.text(name), implied)
		}
		if s != nil && s.role == elements {
			s = s.last
		}
		if in = s; in == nil {
			return nil
		}
	}
}

// single enters [name].
func (p *plainReader) single(in *plainTable, name []byte) *plainTable {
	s := in.sub(name)
	if s == nil {
		return in.add(p.words.text(name), header)
	}
	if s.role != implied {
		return nil
	}
	s.role = header
	return s
}

// element enters [[name]].
func (p *plainReader) element(in *plainTable, name []byte) *plainTable {
	s := in.sub(name)
	if s == nil {
		if s = in.add(p.words.text(name), elements); s == nil {
			return nil
		}
		p.lists = append(p.lists, s)
	}
	if s.role != elements {
		return nil
	}
	s.last = &plainTable{role: header, table: map[string]any{}}
	s.list = append(s.list, s.last.table)
	return s.last
}

// pair reads key = value into a table.
func (p *plainReader) pair(into map[string]any, depth int) bool {
	key, ok := p.key()
	if !ok {
		return false
	}
	p.spaces()
	if p.peek() != '=' {
		return false
	}
	p.at++
	p.spaces()
	if _, taken := into[string(key)]; taken {
		return false
	}
	v, ok := p.value(depth)
	if !ok {
		return false
	}
	into[p.words.text(key)] = v
	return true
}

// key reads a bare key or a quoted one without escapes.
func (p *plainReader) key() ([]byte, bool) {
	start := p.at
	for p.at < len(p.text) && bareByte[p.text[p.at]] {
		p.at++
	}
	if p.at > start {
		return p.text[start:p.at], true
	}
	quote := p.peek()
	if quote != '"' && quote != '\'' {
		return nil, false
	}
	for p.at++; p.at < len(p.text); p.at++ {
		switch c := p.text[p.at]; {
		case c == quote:
			p.at++
			return p.text[start+1 : p.at-1], p.at-1 > start+1 // an empty name is rare, and ''' is never a name
		case isControl(c), c == '\\':
			return nil, false
		}
	}
	return nil, false
}
