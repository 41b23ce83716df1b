package imports

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"muster/schema/source"
)

// deepest limits the nesting of lists and tables; files of the editor have seven levels.
const deepest = 32

// most limits the values of a file; a full board has some thousands.
const most = 200_000

// node is a JSON value with its location.
type node struct {
	value  any // string, json.Number, bool or nil; or one of the two below
	fields map[string]*node
	list   []*node
	at     source.Span
}

// memoirReader parses a text into a tree.
type memoirReader struct {
	text  []byte
	dec   *json.Decoder
	count int
}

// fault is a JSON syntax error with its location.
type fault struct {
	at   int
	noun string
}

func (f *fault) Error() string { return f.noun }

// parse parses JSON.
func parse(text []byte) (*node, *fault) {
	skip := 0
	if bytes.HasPrefix(text, []byte("\xef\xbb\xbf")) {
		skip = 3
	}
	r := &memoirReader{text: text[skip:], dec: json.NewDecoder(bytes.NewReader(text[skip:]))}
	r.dec.UseNumber()
	n, err := r.value(0)
	if err == nil {
		if _, more := r.dec.Token(); !errors.Is(more, io.EOF) {
			err = &fault{int(r.dec.InputOffset()), "something stands behind the end"}
		}
	}
	var f *fault
	if errors.As(err, &f) {
		f.at = min(f.at+skip, len(text))
		return nil, f
	}
	n.shift(skip)
	return n, nil
}

func (n *node) shift(by int) {
	if by == 0 {
		return
	}
	n.at.Start, n.at.End = n.at.Start+by, n.at.End+by
	for _, c := range n.fields {
		c.shift(by)
	}
	for _, c := range n.list {
		c.shift(by)
	}
}

// token returns the next token with its location.
func (r *memoirReader) token() (json.Token, source.Span, error) {
	start := int(r.dec.InputOffset())
	t, err := r.dec.Token()
	if err != nil {
		what, at := "the text ends in the middle", len(r.text)
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) && !strings.HasPrefix(syntax.Error(), "unexpected end") {
			what, at = syntax.Error(), int(syntax.Offset)-1
		}
		return nil, source.Span{}, &fault{max(at, 0), what}
	}
	end := int(r.dec.InputOffset())
	for start < end && strings.IndexByte(" \t\r\n,:", r.text[start]) >= 0 {
		start++
	}
	return t, source.Span{Start: start, End: end}, nil
}

// value reads a value.
func (r *memoirReader) value(depth int) (*node, error) {
	t, at, err := r.token()
	if err != nil {
		return nil, err
	}
	if r.count++; r.count > most {
		return nil, &fault{at.Start, fmt.Sprintf("it has more than %d values", most)}
	}
	if depth > deepest {
		return nil, &fault{at.Start, fmt.Sprintf("lists stand more than %d deep in each other", deepest)}
	}
	n := &node{value: t, at: at}
	switch t {
	case json.Delim('{'):
		n.value, n.fields = nil, map[string]*node{}
		for r.dec.More() {
			key, _, err := r.token()
			if err != nil {
				return nil, err
			}
			c, err := r.value(depth + 1)
			if err != nil {
				return nil, err
			}
			n.fields[key.(string)] = c // of duplicate keys the last one counts, as usual in JSON
		}
	case json.Delim('['):
		n.value, n.list = nil, []*node{}
		for r.dec.More() {
			c, err := r.value(depth + 1)
			if err != nil {
				return nil, err
			}
			n.list = append(n.list, c)
		}
	default:
		return n, nil
	}
	_, end, err := r.token()
	n.at.End = end.End
	return n, err
}
