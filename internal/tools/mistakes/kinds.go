package main

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// mistake is one mistake introduced into a base file.
type mistake struct {
	site  *site
	kind  string
	note  string // the change
	text  string // of the file with the mistake
	lines []span // the possible lines of its finding
}

// span is a range of lines from 1, inclusive.
type span struct{ from, to int }

// maker makes a mistake of one kind at a site, or returns nil if the kind does not apply.
type maker func(s *site, r *rand.Rand) *mistake

// mistakeKind is a kind of mistake.
type mistakeKind struct {
	name string
	make maker
}

// kinds are the kinds of mistake in output order.
var kinds = []mistakeKind{
	{"misspelt", misspelt},
	{"missing", missing},
	{"wrong type", wrongType},
	{"off by one", offByOne},
	{"doubled", doubled},
	{"dangling", dangling},
	{"out of range", outOfRange},
}

// hexName matches a hex of boards with letters for columns.
var hexName = regexp.MustCompile(`^[A-Za-z][0-9]{1,2}$`)

// word matches a word that authors type: an id or a word of a list.
var word = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// misspelt swaps two letters of a key, of a word from a fixed list, or of a referenced id.
func misspelt(s *site, r *rand.Rand) *mistake {
	v, isText := s.value.(string)
	canKey := !s.inList && s.keyed() && len(s.name) > 2 && !strings.HasSuffix(s.key, "*")
	canWord := isText && len(v) > 3 && word.MatchString(v) && (len(s.here.Words()) > 1 || s.reference())
	if canKey && (!canWord || r.IntN(2) == 0) {
		bad := swapped(s.name, r, s.parent.Keys())
		if bad == "" {
			return nil
		}
		k := s.base.doc.Key(s.ptr)
		written := s.base.text[k.Start:k.End]
		if !strings.Contains(written, s.name) {
			return nil
		}
		return s.replaced("key "+s.name+" -> "+bad, k.Start, k.End, strings.Replace(written, s.name, bad, 1))
	}
	if canWord {
		bad := swapped(v, r, s.here.Words())
		if bad == "" {
			return nil
		}
		return s.put(strconv.Quote(bad), v+" -> "+bad)
	}
	return nil
}

// swapped swaps two neighbouring letters within a word so that the result is not in the list; "" if impossible.
func swapped(s string, r *rand.Rand, list []string) string {
	for range 20 {
		i := 1 + r.IntN(len(s)-2)
		b := []byte(s)
		b[i], b[i+1] = b[i+1], b[i]
		letters := !strings.ContainsAny(s[i:i+2], "-_")
		if out := string(b); out != s && letters && !slices.Contains(list, out) {
			return out
		}
	}
	return ""
}

// missing removes a required key.
func missing(s *site, _ *rand.Rand) *mistake {
	if s.inList || !s.parent.Required(s.name) {
		return nil
	}
	from, to, inline, ok := s.statement()
	if !ok {
		return nil
	}
	if inline {
		from, to = s.withComma(from, to)
	}
	m := &mistake{site: s, note: "without " + s.name, text: s.base.text[:from] + s.base.text[to:]}
	above := s.ptr[:strings.LastIndexByte(s.ptr, '/')]
	if above == "" {
		m.lines = []span{{1, max(s.firstHeader(), 1)}}
	} else {
		at := s.base.line(s.base.doc.Key(above).Start)
		if inline {
			at = s.base.line(from)
		}
		m.lines = []span{{at, at}}
		if !inline { // a list of tables: the header of this one
			if h := s.base.headerAbove(from); h > 0 {
				m.lines = append(m.lines, span{h, h})
			}
		}
	}
	return m
}

// wrongType writes a value of another type.
func wrongType(s *site, _ *rand.Rand) *mistake {
	types := s.here.Types()
	if len(types) == 0 {
		return nil
	}
	allows := func(t string) bool {
		return slices.Contains(types, t) || t == "integer" && slices.Contains(types, "number")
	}
	v := s.base.doc.Value(s.ptr)
	if !s.valued() {
		return nil
	}
	was := s.base.text[v.Start:v.End]
	var options []string
	switch value := s.value.(type) {
	case string:
		options = []string{"17", "true", "[17]"}
	case bool:
		options = []string{`"yes"`, "1"}
	case int64, float64:
		options = []string{`"` + was + `"`, "true"}
	case []any:
		if len(value) > 0 {
			if _, ok := value[0].(string); ok {
				options = append(options, strconv.Quote(value[0].(string)))
			}
		}
		options = append(options, "17")
	case map[string]any:
		options = []string{"17", `"text"`}
	}
	for _, o := range options {
		if t := written(o); !allows(t) {
			return s.put(o, "type of "+s.name)
		}
	}
	return nil
}

// written returns the type of a value as written.
func written(v string) string {
	switch {
	case strings.HasPrefix(v, `"`):
		return "string"
	case v == "true":
		return "boolean"
	case strings.HasPrefix(v, "["):
		return "array"
	}
	return "integer"
}

// offByOne exceeds a limit by one: a number, the cells of a row, the rows of a board, a hex.
func offByOne(s *site, r *rand.Rand) *mistake {
	switch v := s.value.(type) {
	case int64:
		return s.beyond(r, 1)
	case string:
		if strings.HasSuffix(s.key, "rows[]") && strings.Contains(strings.TrimSpace(v), " ") {
			cells := strings.Fields(v)
			pad := v[:len(v)-len(strings.TrimLeft(v, " "))]
			if r.IntN(2) == 0 {
				return s.put(strconv.Quote(pad+strings.Join(cells[1:], " ")), "a cell less")
			}
			return s.put(strconv.Quote(pad+strings.Join(append(cells, "."), " ")), "a cell more")
		}
		if hexName.MatchString(v) && s.hexes() {
			return s.put(strconv.Quote("N"+v[1:]), v+" -> N"+v[1:])
		}
	}
	return nil
}

// outOfRange exceeds a limit by a large amount.
func outOfRange(s *site, r *rand.Rand) *mistake {
	switch v := s.value.(type) {
	case int64:
		return s.beyond(r, 1_000_000)
	case string:
		if hexName.MatchString(v) && s.hexes() {
			return s.put(`"Z99"`, v+" -> Z99")
		}
		if most, ok := s.here.Bound("maxLength", false); ok && most <= 200 && len(s.here.Words()) == 0 {
			return s.put(strconv.Quote(strings.Repeat("a", most+1)), "a text of "+strconv.Itoa(most+1)+" letters")
		}
	case []any:
		if least, ok := s.here.Bound("minItems", true); ok && least > 0 && s.valued() {
			return s.put("[]", "an empty list")
		}
	}
	return nil
}

// beyond returns a number that is this far below or above its bounds.
func (s *site) beyond(r *rand.Rand, by int) *mistake {
	least, low := s.here.Bound("minimum", true)
	most, high := s.here.Bound("maximum", false)
	if !low && !high || len(s.here.Types()) > 1 {
		return nil
	}
	to := least - by
	if high && (!low || r.IntN(2) == 0) {
		to = most + by
	}
	return s.put(strconv.Itoa(to), fmt.Sprintf("%v -> %d", s.value, to))
}

// doubled duplicates something: a key, an element of a list, a table of a list.
func doubled(s *site, _ *rand.Rand) *mistake {
	b := s.base
	if s.inList {
		if _, table := s.value.(map[string]any); table && !s.valued() {
			from, to, ok := s.region()
			if !ok {
				return nil
			}
			part := b.text[from:to]
			if !strings.HasSuffix(part, "\n") {
				part += "\n"
			}
			last := b.line(to-1) + strings.Count(part, "\n")
			return &mistake{site: s, note: "table twice", text: b.text[:to] + "\n" + part + b.text[to:],
				lines: []span{{b.line(from), last + 1}}}
		}
		if _, number := s.value.(int64); number || strings.HasSuffix(s.key, "rows[]") || !s.valued() {
			return nil
		}
		v := b.doc.Value(s.ptr)
		part := b.text[v.Start:v.End]
		return s.replaced("element twice", v.Start, v.End, part+", "+part)
	}
	from, to, inline, ok := s.statement()
	if !ok {
		return nil
	}
	part := b.text[from:to]
	sep := ""
	if inline {
		sep = ", "
	} else if !strings.HasSuffix(part, "\n") {
		sep = "\n"
	}
	return s.replaced("key twice", from, to, part+sep+part)
}

// dangling refers to something that does not exist.
func dangling(s *site, _ *rand.Rand) *mistake {
	v, ok := s.value.(string)
	if !ok || hexName.MatchString(v) || !s.reference() && len(s.here.Words()) < 2 {
		return nil
	}
	return s.put(`"zyx-nothing"`, v+" -> zyx-nothing")
}

// reference reports whether a text is a reference by id: a single short word that is not the id itself.
func (s *site) reference() bool {
	v, ok := s.value.(string)
	if !ok || !s.inList && (s.name == "id" || s.name == "name") || len(s.here.Words()) > 0 {
		return false
	}
	most, bound := s.here.Bound("maxLength", false)
	return bound && most <= 64 && word.MatchString(v)
}

// hexes reports whether the game's hexes have letters for columns.
func (s *site) hexes() bool { return s.base.doc.Game != "runewars" }
