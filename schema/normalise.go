package schema

import (
	"math"
	"strconv"
	"strings"
	"time"
)

// odd is a value that TOML has and JSON lacks: a date, nan or inf. The tree contains nil instead while the schema
// validates it (no schema type accepts nil), then its text.
type odd struct {
	ptr  string
	text string
	date bool
	put  func(any)
}

// normaliser converts the TOML library's values to those that a JSON Schema validator accepts.
type normaliser struct {
	path []string
	odds []odd
}

// value returns v with []map[string]any as []any and odd values as nil; it changes maps and slices in place.
func (n *normaliser) value(v any, put func(any)) any {
	switch x := v.(type) {
	case map[string]any:
		for k, c := range x {
			if plain(c) {
				continue
			}
			n.path = append(n.path, k)
			x[k] = n.value(c, func(v any) { x[k] = v })
			n.path = n.path[:len(n.path)-1]
		}
	case []map[string]any:
		list := make([]any, len(x))
		for i, c := range x {
			list[i] = n.element(i, c, nil)
		}
		return list
	case []any:
		for i, c := range x {
			if !plain(c) {
				x[i] = n.element(i, c, func(v any) { x[i] = v })
			}
		}
	case time.Time:
		n.odds = append(n.odds, odd{ptr: n.pointer(), text: dateText(x), date: true, put: put})
		return nil
	case float64:
		if math.IsNaN(x) || math.IsInf(x, 0) {
			n.odds = append(n.odds, odd{ptr: n.pointer(), text: notFinite(x), put: put})
			return nil
		}
	}
	return v
}

func (n *normaliser) element(i int, v any, put func(any)) any {
	n.path = append(n.path, strconv.Itoa(i))
	v = n.value(v, put)
	n.path = n.path[:len(n.path)-1]
	return v
}

// plain reports whether a value needs no conversion.
func plain(v any) bool {
	switch v.(type) {
	case string, int64, bool:
		return true
	}
	return false
}

func (n *normaliser) pointer() string {
	var b strings.Builder
	for _, part := range n.path {
		b.WriteByte('/')
		b.WriteString(pointerPart(part))
	}
	return b.String()
}

// restore puts the texts of the odd values into the tree.
func (n *normaliser) restore() {
	for _, o := range n.odds {
		o.put(o.text)
	}
}

// pointerPart escapes a key for a JSON pointer.
func pointerPart(key string) string {
	if !strings.ContainsAny(key, "~/") {
		return key
	}
	return strings.ReplaceAll(strings.ReplaceAll(key, "~", "~0"), "/", "~1")
}

// notFinite formats nan and inf as in TOML.
func notFinite(x float64) string {
	switch {
	case math.IsNaN(x):
		return "nan"
	case x < 0:
		return "-inf"
	}
	return "inf"
}

// dateText formats a date as in TOML; the TOML library marks local ones by the name of their location.
func dateText(t time.Time) string {
	switch t.Location().String() {
	case "date-local":
		return t.Format("2006-01-02")
	case "time-local":
		return t.Format("15:04:05.999999999")
	case "datetime-local":
		return t.Format("2006-01-02T15:04:05.999999999")
	}
	return t.Format(time.RFC3339Nano)
}
