package schema

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/schema/source"
)

// syntaxWords returns the message and the advice for a syntax error. text is the source at its location.
func syntaxWords(kind source.SyntaxFaultKind, text string) (message string, how advice) {
	switch kind {
	case source.BadValue:
		if sign, rest := longMinus(text); rest != "" {
			return fmt.Sprintf("%q is a typographic minus sign", sign), exactly("write a hyphen in its place: ", "-"+rest)
		}
		return fmt.Sprintf("%q is not a value", clip(text)), valueHelp(text)
	case source.BadDate:
		return fmt.Sprintf("%q is not a valid date", clip(text)), advice{"put it in quotes", strconv.Quote(text)}
	}
	message, how.help = faultWords(kind, text)
	return message, how
}

// faultWords is syntaxWords for errors without a unique fix.
func faultWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	switch kind {
	case source.Alone, source.NoEquals, source.BadKey, source.EmptyKey, source.LongTextKey,
		source.OpenHeader, source.OddHeader:
		return keyWords(kind, text)
	case source.NoValue:
		if text == "" || text == "#" || text == "\n" {
			return "a value is missing here", "add the value, with strings in quotes"
		}
		return "a value is missing here", "add the value, or delete the comma"
	case source.BadNumber:
		return fmt.Sprintf("%q is not a number", clip(text)),
			"write digits, with a digit on both sides of a point or underscore, or put a string in quotes"
	case source.LeadingZero:
		return fmt.Sprintf("the number %s begins with 0", clip(text)), "remove the 0, or put the number in quotes"
	case source.TooLarge:
		return fmt.Sprintf("%q is too large a number", clip(text)), "write a smaller number"
	case source.OpenList, source.OpenTable, source.OpenText, source.OpenLine,
		source.NoComma, source.NoKeyComma, source.Doubled, source.WrongClose:
		return seriesWords(kind, text)
	case source.Behind:
		return behindWords(text)
	case source.BehindText:
		return fmt.Sprintf("%q follows the closing quote of a string", clip(cmp.Or(strings.TrimRight(text, `"'`), text))),
			`look for an extra or missing quote before it, and write \" for a quote inside a string`
	}
	return signWords(kind, text)
}

// keyWords handles keys and headers.
func keyWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	const howKey = "write key = value, and # before a comment"
	const howHeader = "write [name] for a table, or [[name]] for an element of a list, on a line of its own"
	switch kind {
	case source.Alone:
		return "a key without a value", howKey
	case source.NoEquals:
		return fmt.Sprintf("%q is in the place of = after the key", clip(text)), howKey
	case source.BadKey:
		return fmt.Sprintf("%q is not allowed in a key", text), howKey + "; put other characters of a key in quotes"
	case source.EmptyKey:
		return "the name of a key is missing here", "write a name of letters, digits, hyphens and underscores"
	case source.LongTextKey:
		return "three quotes are in the place of a key", "write key = before the string, or delete the quotes"
	case source.OpenHeader:
		return "the header is not closed", howHeader
	}
	return "the brackets of the header do not match", howHeader
}

// seriesWords handles brackets and separators.
func seriesWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	switch kind {
	case source.OpenList:
		return "the list that starts here is never closed", "write ] after its last element"
	case source.OpenTable:
		return "the table that starts here is never closed", "write } after its last key"
	case source.OpenText:
		return "the string that starts here is never closed", "add three quotes at its end"
	case source.OpenLine:
		return "a string has no closing quote on its line",
			"add the closing quote, or three quotes around a string of several lines"
	case source.NoComma:
		return "a comma is missing here, between two elements", "write a comma between elements"
	case source.NoKeyComma:
		return "a comma is missing here, between two keys", "write a comma between keys"
	case source.Doubled:
		return "there is no element before the comma", "write one comma between elements"
	}
	return fmt.Sprintf("%q does not match the open bracket", text),
		"write ] at the end of a list, } at the end of a table"
}

// behindWords handles text after the end of a statement.
func behindWords(text string) (message, help string) {
	message = fmt.Sprintf("%q is not allowed at the end of the line", clip(text))
	switch {
	case text != "" && strings.Trim(text, ",;") == "":
		return message, "delete it: commas separate the elements of a list, not keys"
	case text != "" && strings.Trim(text, "]})") == "":
		return message, "delete it: no bracket is open here"
	}
	return message, "write one key per line, and # before a comment"
}

// signWords handles characters that are invalid anywhere.
func signWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	r, _ := utf8.DecodeRuneInString(text)
	switch kind {
	case source.SmartQuote:
		return fmt.Sprintf("%q is a typographic quotation mark", r), `write straight quotes: "`
	case source.BadEscape:
		return "a backslash does not escape the character after it",
			`write \\ for a backslash, or single quotes around the string`
	case source.BadCode:
		return "a backslash has the code of no character after it",
			`write \\ for a backslash, or the four digits of a character: \u00e9`
	case source.Control:
		return fmt.Sprintf("the string contains the control character %U", r), "delete it"
	case source.Invisible:
		return fmt.Sprintf("there is an invisible character %U", r), "delete it, or write a plain space"
	case source.Return:
		return "there is a carriage return inside a line", "delete it, or save the file with one kind of line ending"
	}
	return unreadable, "write it as in the examples of the format, with strings in quotes"
}

// valueHelp suggests the intended value for an invalid one.
func valueHelp(word string) advice {
	switch low := strings.ToLower(strings.Trim(word, `"'`)); {
	case low == "true" || low == "false":
		return exactly("write ", low)
	case keyed(word):
		return advice{help: "write { and } around keys with values: [ and ] are for lists"}
	case word[0] == '=':
		return advice{help: "write one = between key and value"}
	case low == "yes" || low == "on":
		return advice{help: "write true, or put a string in quotes"}
	case low == "no" || low == "off":
		return advice{help: "write false, or put a string in quotes"}
	case strings.Trim(word, "_+-0123456789") == "" && strings.ContainsAny(word, "0123456789"): // a number, mistyped
		return advice{help: "write the number as digits with - before them, or put text in quotes"}
	case !strings.ContainsAny(word, "\"'\\") && utf8.RuneCountInString(word) <= 60 && strconv.Quote(word) == `"`+word+`"`:
		return exactly("put text in quotes: ", strconv.Quote(word))
	}
	return advice{help: "put text in quotes, except true, false and numbers"}
}

// longMinus splits a number from a leading typographic minus sign or dash. rest is "" without one.
func longMinus(word string) (sign rune, rest string) {
	sign, n := utf8.DecodeRuneInString(word)
	if !strings.ContainsRune("\u2212\u2010\u2011\u2012\u2013\u2014\ufe63\uff0d", sign) {
		return 0, ""
	}
	rest = word[n:]
	if _, err := strconv.ParseFloat(rest, 64); err != nil || rest[0] < '0' || rest[0] > '9' {
		return 0, ""
	}
	return sign, rest
}

// keyed reports whether a word is a key with its value, as in a table and not in a list.
func keyed(word string) bool {
	key, value, ok := strings.Cut(word, "=")
	key = strings.TrimSpace(key)
	return ok && key != "" && written(key) == key && strings.TrimSpace(value) != ""
}
