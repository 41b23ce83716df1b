package schema

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// maxFindings limits the findings of one file.
const maxFindings = 100

// check validates the tree against the JSON Schema of its kind.
func (l *loader) check() {
	defer l.norm.restore()
	kind := l.doc.Kind
	if !l.unnamed {
		var ok bool
		ofGame := l.game()
		kind, ok = l.kind()
		l.doc.Kind = kind
		if !ofGame || !ok || !l.format() {
			l.refuse("")
			return
		}
	}
	if l.own.shape(kind).accepts(l.doc.Tree) {
		return
	}
	found, err := violations(l.own.validator(kind), l.doc.Tree)
	if err != nil {
		l.refuse("")
		l.report(
			"schema/internal",
			source.Span{},
			plainLine(err.Error()),
			"report this file as a bug in Muster",
		)
		return
	}
	l.explain(l.meantGame(kind, found))
}

// explain converts violations to findings, in file order.
func (l *loader) explain(found []violation) {
	found = slices.DeleteFunc(found, func(v violation) bool {
		f := v.fault()
		if v.keyword == "pattern" && v.value == any("") && v.schema.MinLength > 0 {
			return true // an empty value is reported separately
		}
		if l.unnamed {
			return false
		}
		// kind, game and format were reported already
		return f == "/kind" || f == "/game" && l.doc.Game != "" || f == "/format" && v.keyword != "required"
	})
	for i := range found {
		v := &found[i]
		switch v.keyword {
		case "additionalProperties":
			v.at = l.doc.Key(v.fault())
		default:
			v.at = l.doc.Value(v.ptr)
		}
	}
	slices.SortFunc(found, func(a, b violation) int {
		return cmp.Or(
			cmp.Compare(a.at.Start, b.at.Start),
			cmp.Compare(a.ptr, b.ptr),
			cmp.Compare(a.keyword, b.keyword),
			cmp.Compare(a.name, b.name),
		)
	})
	if len(found) > maxFindings {
		more := found[maxFindings]
		l.report(
			"schema/too-many",
			more.at,
			fmt.Sprintf("more than %d errors; %d are not shown", maxFindings, len(found)-maxFindings),
			"fix the errors above first",
		)
		l.refuse("")
		found = found[:maxFindings]
	}
	lost := map[string]bool{} // tables with a reported missing header
	for i := range found {
		l.refuse(found[i].fault())
		l.meant(&found[i])
		if help := l.lostHeader(&found[i]); help != "" {
			if v := &found[i]; !lost[v.ptr] {
				l.report(
					"schema/unknown-key",
					v.at,
					fmt.Sprintf("unknown key %q in %s", clip(v.name), l.table(v.ptr)),
					help,
				)
				lost[v.ptr] = true
			}
			continue
		}
		if !l.misspelt(&found[i], found) && !again(i, found) {
			l.violation(&found[i])
		}
	}
}

// misspelt reports whether a key is missing only because an unknown key replaces it: a similar one in the same table,
// or the same one below the wrong header. One cause gives one finding.
func (l *loader) misspelt(missing *violation, found []violation) bool {
	return missing.keyword == "required" && slices.ContainsFunc(found, func(v violation) bool {
		return v.keyword == "additionalProperties" &&
			(v.ptr == missing.ptr && diag.Nearest(v.name, l.candidates(&v)) == missing.name || missing.ptr == "" &&
				v.name == missing.name)
	})
}

// again reports whether an earlier element of the same list is also a list instead of a text: the whole list is then
// one mistake. The first element counts the others.
func again(i int, found []violation) bool {
	v := &found[i]
	if !v.nested() {
		return false
	}
	list := v.ptr[:strings.LastIndexByte(v.ptr, '/')]
	for j := range found[:i] {
		if first := &found[j]; first.nested() && first.ptr[:strings.LastIndexByte(first.ptr, '/')] == list {
			return true
		}
	}
	for j := i + 1; j < len(found); j++ {
		if next := &found[j]; next.nested() && next.ptr[:strings.LastIndexByte(next.ptr, '/')] == list {
			v.more++
		}
	}
	return false
}

// nested reports whether an element of a list is a list instead of a text.
func (v *violation) nested() bool {
	_, isList := v.value.([]any)
	return isList && v.keyword == "type" && v.schema.Types[0] == "string" && isIndex(lastPart(v.ptr))
}

// violation reports one violation in Muster's own words.
func (l *loader) violation(v *violation) {
	label := v.label()
	switch v.keyword {
	case "additionalProperties":
		l.unknownKey(v)
	case "required":
		help := l.missingHelp(v)
		d := l.report("schema/missing-key", v.at, fmt.Sprintf("%s lacks the key %q", l.table(v.ptr), v.name), help.help)
		if help.write != "" {
			d.Edits = []diag.Edit{l.topLine(help.write)}
		}
	case "type":
		l.wrongType(v)
	case "enum":
		word, _ := v.value.(string)
		words := texts(v.schema.Enum)
		message := v.assigned(word) + " is not valid"
		if near := diag.Nearest(word, words); near != "" {
			message += fmt.Sprintf("; did you mean %q?", near)
		}
		d := l.report("schema/bad-value", v.at, message, "use "+either(words))
		d.Edits = diag.Advice{Old: word, New: diag.Sure(word, words)}.Edits(l.doc.File, v.at)
	case "pattern":
		word, _ := v.value.(string)
		rule, help := patternWords(v.schema.Pattern.String(), word)
		message := fmt.Sprintf("%s is %q, but must be %s", label, clip(word), rule)
		d := l.report("schema/bad-value", l.unshownAt(v, word), message, help.Help)
		if v.accepts(help.New) && (v.ptr != "/id" || l.nameID() == "" || l.nameID() == help.New) {
			d.Edits = help.Edits(l.doc.File, v.at)
		}
	case "minLength", "minItems", "minimum", "maximum":
		l.outside(v, "schema/bad-value")
	case "maxLength", "maxItems", "maxProperties":
		l.outside(v, "schema/too-long")
	default: // a keyword that is new in the schemas; a test lists the known ones
		l.report(
			"schema/bad-value",
			v.at,
			fmt.Sprintf("%s does not match the schema of %s (%s)", label, l.doc.Kind, v.keyword),
			"",
		)
	}
}

// outside reports a number or a size out of bounds.
func (l *loader) outside(v *violation, code string) {
	label, s := v.label(), v.schema
	var message, help string
	switch {
	case v.keyword == "minLength":
		message, help = label+" is empty", "write a text between the quotes"
	case v.keyword == "maxLength":
		message = fmt.Sprintf("%s has %d characters (limit %d)", label, len([]rune(v.value.(string))), s.MaxLength)
		help = "shorten it"
	case s.MinItems == s.MaxItems && s.MinItems > 0:
		code = "schema/bad-value"
		message = fmt.Sprintf("%s has %d elements, but must have %d", label, len(v.value.([]any)), s.MinItems)
		help = fmt.Sprintf("write %d elements", s.MinItems)
	case v.keyword == "minItems":
		message, help = label+" is an empty list", "add an element"
		if l.optional(v.ptr) {
			help = "add an element, or remove " + v.last()
		}
	case v.keyword == "maxItems":
		message = fmt.Sprintf("%s has %d elements (limit %d)", label, len(v.value.([]any)), s.MaxItems)
		help = "remove elements"
		if words := textsOf(v.value.([]any)); v.last() == "rows" && len(words) > 1 && !strings.Contains(words[0], " ") {
			help = fmt.Sprintf(
				`write each row as one string with spaces between cells: "%s ..."`,
				clip(strings.Join(words[:2], " ")),
			)
		}
	case v.keyword == "maxProperties":
		message = fmt.Sprintf("%s has %d keys (limit %d)", label, len(v.value.(map[string]any)), s.MaxProperties)
		help = "remove keys"
	default:
		low, high := s.Minimum.Num(), s.Maximum.Num()
		message = fmt.Sprintf("%s is %v, but must be from %v to %v", label, v.value, low, high)
		help = fmt.Sprintf("write a whole number from %v to %v", low, high)
	}
	l.report(code, v.at, message, help)
}

// table returns the name of a table as written in the file.
func (l *loader) table(ptr string) string {
	if ptr == "" {
		return "the file"
	}
	var names []string
	last := ""
	for ptr != "" {
		last, ptr = source.CutPointer(ptr)
		if !isIndex(last) {
			names = append(names, written(last))
		}
	}
	name := strings.Join(names, ".")
	if isIndex(last) {
		return "[[" + name + "]]"
	}
	return "[" + name + "]"
}
