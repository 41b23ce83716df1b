package schema

import (
	"fmt"
	"strings"

	"muster/schema/diag"
)

// unknownKey reports a key that its table does not have. A key of the file's top level that stands below a header
// is a common slip: TOML gives it to the header's table.
func (l *loader) unknownKey(v *violation) {
	keys := sortedKeys(v.schema)
	message := fmt.Sprintf("unknown key %q", clip(v.name))
	if help := l.misplacedRow(v); help != "" {
		l.report("schema/unknown-key", v.at, message+" in "+l.kinds.get(l.doc.Kind).Noun, help)
		return
	}
	if near := diag.Nearest(v.name, keys); near != "" {
		message += fmt.Sprintf(", did you mean %q?", near)
	} else if _, ok := l.kinds.shape(l.doc.Kind).Properties[v.name]; ok && v.ptr != "" {
		message += fmt.Sprintf(" in %s", l.table(v.ptr))
		l.report("schema/unknown-key", v.at, message,
			"move it above the first [table]: keys after a header belong to the header")
		return
	}
	l.report("schema/unknown-key", v.at, message, "use a known key: "+strings.Join(keys, ", "))
}

// misplacedRow says how rows of the lent kind, a rulebook, are written in a file of this kind: below its name, but not
// in a rulebook itself. "" when the key names no such rows. What is looked up among the rows is not judged then.
func (l *loader) misplacedRow(v *violation) string {
	lent := l.kinds.lent()
	if v.ptr != "" || lent == nil {
		return ""
	}
	if l.doc.Kind == lent.Name {
		return l.ownRow(v, lent.Name)
	}
	if stray := l.kinds.get(l.doc.Kind).Stray; stray != nil {
		if meant, help := stray(v.name, l.doc.Tree[v.name]); help != "" {
			for _, key := range meant {
				l.refuse("/" + pointerPart(key))
			}
			return help
		}
	}
	if !l.rowTable(v.name) {
		return ""
	}
	l.refuse("/" + lent.Name)
	return "add " + lent.Name + ". to its headers: [[" + lent.Name + "." + v.name + "]]"
}

// ownRow is misplacedRow in a file of the lent kind itself, whose rows stand below no key.
func (l *loader) ownRow(v *violation, lent string) string {
	rows, _ := v.value.(map[string]any)[lent].(map[string]any)
	if v.name != lent || rows == nil {
		return ""
	}
	name, at := "", func(key string) int { return l.doc.Key("/" + lent + "/" + key).Start }
	for key := range rows {
		if l.rowTable(key) && (name == "" || at(key) < at(name)) {
			name = key
		}
	}
	if name == "" {
		return ""
	}
	l.refuse("/" + name)
	return "drop " + lent + ". from its headers: [[" + name + "]]"
}

// rowTable reports whether a key is a table of rows of the lent kind.
func (l *loader) rowTable(key string) bool {
	s := l.kinds.shape(l.kinds.lent().Name).Properties[key]
	return s != nil && s.Items != nil && s.Items.Type == "object" && key != "waive"
}
