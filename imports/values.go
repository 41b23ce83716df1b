package imports

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
)

// The methods of a nil node behave as those of an empty one, so that lookups need no check at each step.

// get returns the node at a path of names, or nil.
func (n *node) get(names ...string) *node {
	for _, name := range names {
		if n == nil {
			return nil
		}
		n = n.fields[name]
	}
	return n
}

// all returns the elements of a list. Web exports wrap a list into a table with the key item, or omit the list around a
// single element.
func (n *node) all() []*node {
	switch {
	case n == nil:
		return nil
	case n.list != nil:
		return n.list
	case n.fields["item"] != nil:
		item := n.fields["item"]
		if item.text() != "" {
			return []*node{item}
		}
		return item.all()
	case len(n.fields) > 0:
		return []*node{n}
	}
	return nil
}

// text returns a text, or a number as written; "" for anything else.
func (n *node) text() string {
	if n == nil {
		return ""
	}
	switch v := n.value.(type) {
	case string:
		return strings.TrimSpace(v)
	case json.Number:
		return v.String()
	}
	return ""
}

// word returns a text in capitals: the letter case of words varies from file to file.
func (n *node) word() string { return strings.ToUpper(n.text()) }

// number returns an integer, which may be in quotes.
func (n *node) number() (int, bool) {
	f, err := strconv.ParseFloat(n.text(), 64)
	if err != nil || f != math.Trunc(f) || math.Abs(f) > 1e6 {
		return 0, false
	}
	return int(f), true
}

// yes reports whether a value is true, as a boolean, text or number.
func (n *node) yes() bool {
	if n == nil {
		return false
	}
	if b, ok := n.value.(bool); ok {
		return b
	}
	return n.word() == "TRUE" || n.text() == "1"
}

// Type of a value, with its article.
func (n *node) noun() string {
	switch n.value.(type) {
	case string:
		return "a text"
	case json.Number:
		return "a number"
	case bool:
		return "true or false"
	}
	switch {
	case n.fields != nil:
		return "a table"
	case n.list != nil:
		return "a list"
	}
	return "null, which is nothing"
}
