package schema

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/schema/source"
)

// syntaxWords says what a mistake in the grammar is and how to mend it. text is what stands there.
func syntaxWords(kind source.SyntaxFaultKind, text string) (message string, how advice) {
	switch kind {
	case source.BadValue:
		if sign, rest := longMinus(text); rest != "" {
			return fmt.Sprintf("%q is a typographic minus sign", sign), exactly("write a hyphen in its place: ", "-"+rest)
		}
		return fmt.Sprintf("%q is no value", clip(text)), valueHelp(text)
	case source.BadDate:
		return fmt.Sprintf("%q is no date that exists", clip(text)), advice{"put it in quotes", strconv.Quote(text)}
	}
	message, how.help = faultWords(kind, text)
	return message, how
}

// faultWords are syntaxWords for mistakes that a person has to mend.
func faultWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	switch kind {
	case source.Alone, source.NoEquals, source.BadKey, source.EmptyKey, source.LongTextKey,
		source.OpenHeader, source.OddHeader:
		return keyWords(kind, text)
	case source.NoValue:
		if text == "" || text == "#" || text == "\n" {
			return "a value is missing here", "write the value, texts in quotes"
		}
		return "a value is missing here", "write the value, or delete the comma"
	case source.BadNumber:
		return fmt.Sprintf("%q is no number", clip(text)),
			"write digits, with a digit on both sides of a point or underscore, or put a text in quotes"
	case source.LeadingZero:
		return fmt.Sprintf("the number %s begins with 0", clip(text)), "leave the 0 out, or put the number in quotes"
	case source.TooLarge:
		return fmt.Sprintf("%q is too large a number", clip(text)), "write a smaller number"
	case source.OpenList, source.OpenTable, source.OpenText, source.OpenLine,
		source.NoComma, source.NoKeyComma, source.Doubled, source.WrongClose:
		return seriesWords(kind, text)
	case source.Behind:
		return behindWords(text)
	case source.BehindText:
		return fmt.Sprintf("%q stands behind the closing quote of a text", clip(cmp.Or(strings.TrimRight(text, `"'`), text))),
			`look for a quote too many or too few before it, and write \" for a quote inside a text`
	}
	return signWords(kind, text)
}

// keyWords are for keys and headers.
func keyWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	const howKey = "write key = value, and # before a remark"
	const howHeader = "write [name] for a table, or [[name]] for an element of a list, on a line of its own"
	switch kind {
	case source.Alone:
		return "a key without a value", howKey
	case source.NoEquals:
		return fmt.Sprintf("%q stands where = should follow the key", clip(text)), howKey
	case source.BadKey:
		return fmt.Sprintf("%q cannot stand in a key", text), howKey + "; put other signs of a key in quotes"
	case source.EmptyKey:
		return "the name of a key is missing here", "write a name, of letters, digits, hyphens and underscores"
	case source.LongTextKey:
		return "three quotes stand where a key should", "write key = before the text, or delete the quotes"
	case source.OpenHeader:
		return "the header is not closed", howHeader
	}
	return "the brackets of the header do not match", howHeader
}

// seriesWords are for what is opened, closed and kept apart.
func seriesWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	switch kind {
	case source.OpenList:
		return "the list that begins here is never closed", "write ] behind its last element"
	case source.OpenTable:
		return "the table that begins here is never closed", "write } behind its last key"
	case source.OpenText:
		return "the text that begins here is never closed", "write its three quotes again at its end"
	case source.OpenLine:
		return "a text ends with its line, without a closing quote",
			"write the closing quote, or three quotes round a text of several lines"
	case source.NoComma:
		return "a comma is missing here, between two elements", "write a comma between elements"
	case source.NoKeyComma:
		return "a comma is missing here, between two keys", "write a comma between keys"
	case source.Doubled:
		return "a comma follows no element", "write one comma between elements"
	}
	return fmt.Sprintf("%q closes another kind of bracket than the one that is open", text),
		"write ] at the end of a list, } at the end of a table"
}

// behindWords are for what stands where a line should end.
func behindWords(text string) (message, help string) {
	message = fmt.Sprintf("%q follows where the line should end", clip(text))
	switch {
	case text != "" && strings.Trim(text, ",;") == "":
		return message, "delete it: keys are not parted by commas, only elements of a list are"
	case text != "" && strings.Trim(text, "]})") == "":
		return message, "delete it: everything is closed here"
	}
	return message, "write one key a line, and # before a remark"
}

// signWords are for signs that stand wrong anywhere.
func signWords(kind source.SyntaxFaultKind, text string) (message, help string) {
	r, _ := utf8.DecodeRuneInString(text)
	switch kind {
	case source.SmartQuote:
		return fmt.Sprintf("%q is a typographic quotation mark", r), `write straight quotes: "`
	case source.BadEscape:
		return "a backslash is followed by what it cannot stand before",
			`write \\ for a backslash, or single quotes round the text`
	case source.BadCode:
		return "a backslash is followed by the code of no character",
			`write \\ for a backslash, or the four digits of a character: \u00e9`
	case source.Control:
		return fmt.Sprintf("the text holds the control character %U", r), "delete it"
	case source.Invisible:
		return fmt.Sprintf("the invisible character %U stands here", r), "delete it, or write a plain space"
	case source.Return:
		return "a carriage return stands where no line ends", "delete it, or save the file with one kind of line end"
	}
	return unreadable, "write it as the page of the format does, and texts in quotes"
}

// valueHelp says how a word that is no value may have been meant.
func valueHelp(word string) advice {
	switch low := strings.ToLower(strings.Trim(word, `"'`)); {
	case low == "true" || low == "false":
		return exactly("write ", low)
	case keyed(word):
		return advice{help: "write { and } round keys with values: [ and ] stand round a list"}
	case word[0] == '=':
		return advice{help: "write one = between key and value"}
	case low == "yes" || low == "on":
		return advice{help: "write true, or put a text in quotes"}
	case low == "no" || low == "off":
		return advice{help: "write false, or put a text in quotes"}
	case !strings.ContainsAny(word, "\"'\\") && utf8.RuneCountInString(word) <= 60 && strconv.Quote(word) == `"`+word+`"`:
		return exactly("put text in quotes: ", strconv.Quote(word))
	}
	return advice{help: "put text in quotes; true, false and numbers stand without"}
}

// longMinus parts a number from the typographic minus sign or dash before it. rest is "" where there is none.
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

// keyed reports whether a word is a key with its value, as it stands in a table and not in a list.
func keyed(word string) bool {
	key, value, ok := strings.Cut(word, "=")
	key = strings.TrimSpace(key)
	return ok && key != "" && written(key) == key && strings.TrimSpace(value) != ""
}
