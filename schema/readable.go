package schema

import (
	"bytes"
	"fmt"
	"math"
	"time"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"muster/schema/diag"
	"muster/schema/source"
)

// Unreadable returns the errors that prevent a file from being read as TOML: encoding, size, syntax, duplicate keys. It
// does not check the definition. An empty file is readable.
func (k *Kinds) Unreadable(f *source.File) []diag.Diagnostic {
	l := k.loader(f)
	if len(f.Text) > 0 && l.text() {
		l.walk()
	}
	return diag.Sort(l.found)
}

// Reading is the content of a TOML text, independent of its layout.
type Reading struct {
	values  map[string]any
	Remarks [][]byte // from the # on, without trailing blanks, in text order
}

// Read reads a TOML file without checking the definition; the findings are those of Unreadable.
func (k *Kinds) Read(f *source.File) (*Reading, []diag.Diagnostic) {
	r, spans, plain := new(Reading), []source.Span(nil), false
	if utf8.Valid(f.Text) {
		r.values, spans, plain = source.FastPathRemarks(f)
	}
	if !plain {
		if found := k.Unreadable(f); len(found) > 0 {
			return nil, found
		}
		l := k.loader(f)
		r.values, spans = map[string]any{}, source.Remarks(f)
		if err := toml.Unmarshal(f.Text, &r.values); err != nil {
			l.library(err)
			return nil, l.found
		}
	}
	for _, at := range spans {
		r.Remarks = append(r.Remarks, bytes.TrimRight(f.Text[at.Start:at.End], " \t\r"))
	}
	return r, nil
}

// SameValues returns how the values of two texts differ, or nil. Types count: 1 is not 1.0, and a date is not that date
// at midnight.
func (r *Reading) SameValues(other *Reading) error {
	if d := sameTable(r.values, other.values); d != nil {
		return fmt.Errorf("%s %s", d.at, d.how)
	}
	return nil
}

// difference is the first difference: its location and what changed.
type difference struct{ at, how string }

// below adds a key at the front of a difference's path.
func (d *difference) below(key any) *difference {
	if d != nil {
		d.at = fmt.Sprint("/", key, d.at)
	}
	return d
}

func sameTable(a, b map[string]any) *difference {
	for key, v := range a {
		w, ok := b[key]
		if !ok {
			return (&difference{"", "is lost"}).below(key)
		}
		if d := sameValue(v, w); d != nil {
			return d.below(key)
		}
	}
	if len(a) < len(b) {
		for key := range b {
			if _, ok := a[key]; !ok {
				return (&difference{"", "is new"}).below(key)
			}
		}
	}
	return nil
}

// tables converts a list of tables, as the parser returns for headers, to a general list.
func tables(v any) any {
	list, ok := v.([]map[string]any)
	if !ok {
		return v
	}
	out := make([]any, len(list))
	for i, t := range list {
		out[i] = t
	}
	return out
}

func sameValue(a, b any) *difference {
	same := false
	switch x := tables(a).(type) {
	case map[string]any:
		if y, ok := b.(map[string]any); ok {
			return sameTable(x, y)
		}
	case []any:
		y, ok := tables(b).([]any)
		same = ok && len(x) == len(y)
		for i := 0; same && i < len(x); i++ {
			if d := sameValue(x[i], y[i]); d != nil {
				return d.below(i)
			}
		}
	case float64:
		y, ok := b.(float64)
		same = ok && math.Float64bits(x) == math.Float64bits(y)
	case time.Time:
		y, ok := b.(time.Time)
		same = ok && x.Equal(y) && x.Format(moment) == y.Format(moment) && x.Location().String() == y.Location().String()
	default:
		same = a == b
	}
	if !same {
		return &difference{"", "is changed"}
	}
	return nil
}

// moment includes all components of a time.
const moment = time.RFC3339Nano
