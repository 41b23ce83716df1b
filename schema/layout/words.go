package layout

import "bytes"

// newPart is a part of a key as it is written again: without quotes where it needs none, between double ones otherwise,
// unless only single ones say it without escapes.
func newPart(raw []byte) part {
	if raw[0] != '"' && raw[0] != '\'' {
		return part{raw, raw}
	}
	body := raw[1 : len(raw)-1]
	if raw[0] == '"' && bytes.IndexByte(body, '\\') >= 0 {
		return part{raw, raw} // no key of a schema needs an escape
	}
	if plain(body) {
		return part{body, body}
	}
	return part{style(raw), body}
}

// plain reports whether a key can stand without quotes.
func plain(key []byte) bool {
	for _, c := range key {
		if !bare[c] {
			return false
		}
	}
	return len(key) > 0
}

// style is a text of one line between double quotes, unless it has a backslash or a double quote: single quotes say
// those as they stand.
func style(raw []byte) []byte {
	if raw[0] == '"' || bytes.ContainsAny(raw[1:len(raw)-1], "\\\"") {
		return raw
	}
	out := bytes.Clone(raw)
	out[0], out[len(out)-1] = '"', '"'
	return out
}

// longStyle is style for a text between three quotes. One that ends in a quote, or has two beside each other, stays.
func longStyle(raw []byte) []byte {
	body := raw[3 : len(raw)-3]
	if raw[0] == '"' || bytes.ContainsAny(body, "\\\"") {
		return raw
	}
	out := append(make([]byte, 0, len(raw)), `"""`...)
	return append(append(out, body...), `"""`...)
}
