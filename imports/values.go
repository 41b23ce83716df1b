package imports

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
)

// The methods of a nil node answer as those of an empty one, so that a way through a file needs no question at each
// step.

// get is what stands at names, one below the other; nil when it is not there.
func (n *node) get(names ...string) *node {
	for _, name := range names {
		if n == nil {
			return nil
		}
		n = n.fields[name]
	}
	return n
}

// all are the elements of a list. Exports of the web wrap a list into a table with the key item, or leave the list away
// around its only element.
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

// text is a text, or a number as it is written; "" for anything else.
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

// word is a text in capitals: the letter case of words varies from file to file.
func (n *node) word() string { return strings.ToUpper(n.text()) }

// number is a whole number, which may stand in quotes.
func (n *node) number() (int, bool) {
	f, err := strconv.ParseFloat(n.text(), 64)
	if err != nil || f != math.Trunc(f) || math.Abs(f) > 1e6 {
		return 0, false
	}
	return int(f), true
}

// yes reports whether a value is true, as itself, a text or a number.
func (n *node) yes() bool {
	if n == nil {
		return false
	}
	if b, ok := n.value.(bool); ok {
		return b
	}
	return n.word() == "TRUE" || n.text() == "1"
}

// what is the kind of a value, with its article.
func (n *node) what() string {
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
