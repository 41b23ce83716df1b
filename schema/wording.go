package schema

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/schema/diag"
	"muster/schema/source"
)

// Patterns of the schemas; patternWords explains them to people.
const (
	idPattern      = `^[a-z0-9]+(-[a-z0-9]+)*$`
	codePattern    = `^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$`
	colourPattern  = `^#[0-9a-f]{6}$`
	letterPattern  = `^[A-Z]$`
	symbolPattern  = `^[!-~]{1,4}$`
	namePattern    = `^` + shown + `*[^\p{C}\p{Z}]` + shown + `*$` // a line for people
	linePattern    = `^[^\p{C}\p{Zl}\p{Zp}]*$`                     // a few characters, or none
	versionPattern = `^[0-9]{1,6}\.[0-9]{1,6}(\.[0-9]{1,6})?$`
	addressPattern = `^https?://[!-~]+$`
	formatsPattern = `^ *(?:both|markdown|html|pdf|svg|png|zip)(?: *, *(?:both|markdown|html|pdf|svg|png|zip))* *$`
	folderPattern  = `^https?://[0-9A-Za-z\-.\[\]:]+(?:/[!-"$->A-~]*)?$` // a web URL without user name or query
	datePattern    = `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`
	prosePattern   = `^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$` // lines
)

// patternWords explains a pattern and how to fix a word that it rejects.
func patternWords(pattern, word string) (rule string, help diag.Advice) {
	switch pattern {
	case idPattern:
		help.Help = "use lower-case letters and digits, with single hyphens between words"
		if better := Kebab(word); better != "" {
			help = diag.Write(word, better, "")
		}
		return "in kebab case", help
	case codePattern:
		return "the code of a check", diag.Advice{Help: "write it as Muster prints it: family/name"}
	case colourPattern:
		return "a colour", diag.Advice{Help: "write # and six hexadecimal digits: #2e6f40"}
	case letterPattern:
		return "one capital letter", diag.Advice{Help: "write a letter from A to Z"}
	case symbolPattern:
		return "a symbol of 1 to 4 characters", diag.Advice{Help: "use plain letters, digits and signs without spaces"}
	case versionPattern:
		return "a version of Muster", diag.Advice{Help: "write numbers with dots between them: " + Version}
	case addressPattern:
		return "a URL", diag.Advice{Help: "begin with https:// and write spaces as %20"}
	case folderPattern:
		return "the URL of a folder", diag.Advice{
			Help: "write https://, the host and the path of the folder, without a user, ? and #",
		}
	case formatsPattern:
		return "comma-separated formats", diag.Advice{
			Help: "write some of markdown, html, pdf, svg, png, zip, as in markdown,pdf",
		}
	case datePattern:
		return "a day", diag.Advice{Help: "write year, month and day: 2027-01-31"}
	case namePattern, linePattern, prosePattern:
		return textWords(pattern, word)
	}
	return "of the form " + pattern, diag.Advice{Help: "see the examples of the format"}
}

// Kebab converts words to an id, or returns "" if nothing is left of them.
func Kebab(word string) string {
	var b strings.Builder
	gap := false
	text := []rune(unmarked.Replace(strings.ToLower(word)))
	for i, r := range text {
		if genitive(text, i) {
			continue
		}
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(r)
		} else if !unicode.Is(unicode.Mn, r) {
			gap = true
		}
		if b.Len() >= 60 {
			break
		}
	}
	return b.String()
}

// genitive reports whether the rune at i is an apostrophe before the last letter of a word, as in "miller's" and
// "don't". The letter belongs to the word, unlike the name after the apostrophe of "d'Artois".
func genitive(text []rune, i int) bool {
	if text[i] != '\'' && text[i] != '’' || i == 0 || !unicode.IsLetter(text[i-1]) {
		return false
	}
	return i+1 < len(text) && unicode.IsLetter(text[i+1]) && (i+2 == len(text) || !unicode.IsLetter(text[i+2]))
}

// unmarked replaces accented letters by those allowed in an id.
var unmarked = strings.NewReplacer(
	"ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "æ", "ae", "œ", "oe", "ø", "oe", "å", "aa", "þ", "th", "ð", "d",
	"á", "a", "à", "a", "â", "a", "ã", "a", "é", "e", "è", "e", "ê", "e", "ë", "e",
	"í", "i", "ì", "i", "î", "i", "ï", "i",
	"ó", "o", "ò", "o", "ô", "o", "õ", "o",
	"ú", "u", "ù", "u", "û", "u", "ç", "c", "ñ", "n", "ý", "y", "ł", "l",
)

// missingHelp shows how to write a missing key.
func (l *loader) missingHelp(v *violation) advice {
	s := resolve(v.schema.Properties[v.name])
	if v.name == "id" && v.ptr == "" {
		if id := l.nameID(); id != "" {
			return exactly("write ", fmt.Sprintf("id = %q", id))
		}
	}
	if len(s.Constant) > 0 {
		return exactly("write ", v.name+" = "+literal(s.Constant[0])).where(v.ptr == "")
	}
	if len(s.Enum) > 0 {
		return advice{help: fmt.Sprintf("write %s = %s", v.name, either(quoted(texts(s.Enum))))}
	}
	if len(s.Examples) > 0 {
		if text, ok := s.Examples[0].(string); ok {
			return advice{help: fmt.Sprintf("write %s = %q, for example", v.name, text)}
		}
	}
	if len(s.Types) > 0 && s.Types[0] == "object" && v.ptr == "" {
		return advice{help: fmt.Sprintf("add the header [%s], with its keys below it", v.name)}
	}
	return advice{help: fmt.Sprintf("add %s: %s", v.name, typeWords(s.Types[0]))}
}

// nameID returns the id from the file's name, or "".
func (l *loader) nameID() string {
	base, ok := strings.CutSuffix(filepath.Base(l.doc.File.Name), "."+l.doc.Kind+".toml")
	if !ok || !IsID(base) {
		return ""
	}
	return base
}

// literal formats a constant of a schema as TOML.
func literal(v any) string {
	if s, ok := v.(string); ok {
		return fmt.Sprintf("%q", s)
	}
	return fmt.Sprint(v)
}

// last returns the name of the nearest key.
func (v *violation) last() string {
	name := ""
	for ptr := v.ptr; ptr != ""; {
		var part string
		part, ptr = source.CutPointer(ptr)
		if !isIndex(part) {
			name = part
		}
	}
	return written(name)
}

// written formats a key for a file: quoted unless it is bare.
func written(key string) string {
	if key != "" && strings.IndexFunc(key, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-' && r != '_'
	}) < 0 {
		return clip(key)
	}
	return strconv.Quote(clip(key))
}

// label names a value in a message: its key, or for an element of a list "an element of" its key.
func (v *violation) label() string {
	part := ""
	for ptr := v.ptr; ptr != ""; {
		part, ptr = source.CutPointer(ptr)
	}
	if isIndex(part) {
		return "an element of " + v.last()
	}
	return v.last()
}

// assigned formats a key with its text: first = "english". An element has the key of its list.
func (v *violation) assigned(word string) string {
	if label, ok := strings.CutPrefix(v.label(), "an element of "); ok {
		return fmt.Sprintf("%q in %s", clip(word), label)
	}
	return fmt.Sprintf("%s = %q", v.label(), clip(word))
}

// isIndex reports whether a part of a JSON pointer is a list index. No key of our schemas is a number; in a legend,
// which can have one, the worst case is a message that names the legend instead of the symbol.
func isIndex(part string) bool {
	return part != "" && strings.Trim(part, "0123456789") == ""
}

// clip shortens an author's text to fit a message.
func clip(s string) string {
	const most = 60
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most-1]) + "…"
}

// either joins words as a choice: a, b or c.
func either(words []string) string { return series(words, " or ") }

// series joins words: a, b and c.
func series(words []string, last string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + last + words[len(words)-1]
}

// texts returns the strings among the values of a schema.
func texts(values []any) []string {
	out := make([]string, 0, len(values))
	for _, v := range values {
		if s, ok := v.(string); ok {
			out = append(out, s)
		}
	}
	return out
}
