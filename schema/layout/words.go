package layout

import "bytes"

// newPart is a part of a key as it is written again: without quotes where it needs none, between double ones otherwise,
// unless only single ones say it without escapes.
func (t *script) newPart(from, to int) part {
	raw, whole := t.text[from:to], spanOf(from, to)
	if raw[0] != '"' && raw[0] != '\'' {
		return part{text: whole, name: whole}
	}
	body := raw[1 : len(raw)-1]
	if raw[0] == '"' && bytes.IndexByte(body, '\\') >= 0 {
		return part{text: whole, name: whole} // no key of a schema needs an escape
	}
	within := spanOf(from+1, to-1)
	if plain(body) {
		return part{text: within, name: within}
	}
	return part{text: whole, name: within, quote: doubled(raw)}
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

// doubled reports whether a text of one line is written between double quotes in place of single ones: unless it has a
// backslash or a double quote, which single quotes say as they stand.
func doubled(raw []byte) bool {
	return raw[0] == '\'' && !special(raw[1:len(raw)-1])
}

// longDoubled is doubled for a text between three quotes. One that ends in a quote, or has two beside each other,
// stays.
func longDoubled(raw []byte) bool {
	return raw[0] == '\'' && !special(raw[3:len(raw)-3])
}

func special(body []byte) bool {
	return bytes.IndexByte(body, '\\') >= 0 || bytes.IndexByte(body, '"') >= 0
}
