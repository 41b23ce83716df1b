package layout

import "bytes"

// newPart returns a part of a key as written to the output: without quotes if possible, else with double quotes, unless
// only single quotes avoid escapes.
func (t *script) newPart(from, to int) part {
	raw, whole := t.text[from:to], spanOf(from, to)
	if raw[0] != '"' && raw[0] != '\'' {
		return part{text: whole, name: whole}
	}
	body := raw[1 : len(raw)-1]
	if raw[0] == '"' && bytes.IndexByte(body, '\\') >= 0 {
		return part{text: whole, name: whole} // no schema key needs an escape
	}
	within := spanOf(from+1, to-1)
	if plain(body) {
		return part{text: within, name: within}
	}
	return part{text: whole, name: within, quote: doubled(raw)}
}

// plain reports whether a key needs no quotes.
func plain(key []byte) bool {
	for _, c := range key {
		if !bare[c] {
			return false
		}
	}
	return len(key) > 0
}

// doubled reports whether a single-line text changes from single to double quotes. It does unless it contains a
// backslash or a double quote, which single quotes keep literal.
func doubled(raw []byte) bool {
	return raw[0] == '\'' && !special(raw[1:len(raw)-1])
}

// longDoubled is doubled for a text in triple quotes. It stays if it ends in a quote or contains two adjacent quotes.
func longDoubled(raw []byte) bool {
	return raw[0] == '\'' && !special(raw[3:len(raw)-3])
}

func special(body []byte) bool {
	return bytes.IndexByte(body, '\\') >= 0 || bytes.IndexByte(body, '"') >= 0
}
