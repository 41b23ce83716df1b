package schema

import (
	"fmt"
	"math"
	"time"

	"github.com/BurntSushi/toml"

	"muster/schema/diag"
	"muster/schema/source"
)

// Unreadable is what keeps a file from being read as TOML: its encoding, its size, its syntax, keys written twice. Of
// what the file says as a definition there is nothing in it. An empty file can be read.
func (k *Kinds) Unreadable(f *source.File) []diag.Diagnostic {
	l := &loader{kinds: k, doc: &Document{File: f, Kind: k.OfName(rightName(f)), kinds: k}}
	if len(f.Text) > 0 && l.text() {
		l.walk()
	}
	return diag.Sort(l.found)
}

// SameValues says why two texts of TOML do not read as the same values; nil when they do. Types count: 1 is not 1.0,
// and a date is not that date at midnight.
func SameValues(a, b []byte) error {
	one, two := map[string]any{}, map[string]any{}
	if err := toml.Unmarshal(a, &one); err != nil {
		return err
	}
	if err := toml.Unmarshal(b, &two); err != nil {
		return err
	}
	return sameTable(one, two, "")
}

func sameTable(a, b map[string]any, at string) error {
	for key, v := range a {
		w, ok := b[key]
		if !ok {
			return fmt.Errorf("%s/%s is lost", at, key)
		}
		if err := sameValue(v, w, at+"/"+key); err != nil {
			return err
		}
	}
	for key := range b {
		if _, ok := a[key]; !ok {
			return fmt.Errorf("%s/%s is new", at, key)
		}
	}
	return nil
}

// tables is a list whose elements are all tables, as the parser gives those of headers, as any other list.
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

func sameValue(a, b any, at string) error {
	same := false
	switch x := tables(a).(type) {
	case map[string]any:
		if y, ok := b.(map[string]any); ok {
			return sameTable(x, y, at)
		}
	case []any:
		y, ok := tables(b).([]any)
		same = ok && len(x) == len(y)
		for i := 0; same && i < len(x); i++ {
			if err := sameValue(x[i], y[i], fmt.Sprint(at, "/", i)); err != nil {
				return err
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
		return fmt.Errorf("%s is changed", at)
	}
	return nil
}

// moment is all that a time says.
const moment = time.RFC3339Nano
