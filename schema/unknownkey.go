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
		l.report("schema/unknown-key", v.at, message+" in "+aKind(l.doc.Kind), help)
		return
	}
	if near := diag.Nearest(v.name, keys); near != "" {
		message += fmt.Sprintf(", did you mean %q?", near)
	} else if _, ok := shapes()[l.doc.Kind].Properties[v.name]; ok && v.ptr != "" {
		message += fmt.Sprintf(" in %s", l.table(v.ptr))
		l.report("schema/unknown-key", v.at, message,
			"move it above the first [table]: keys after a header belong to the header")
		return
	}
	l.report("schema/unknown-key", v.at, message, "use a known key: "+strings.Join(keys, ", "))
}

// rulebookKey is the key below which a map, a set and an adventure hold rows of a rulebook.
const rulebookKey = "rulebook"

// misplacedRow says how rows of a rulebook are written in a file of this kind: below rulebook, but not in a rulebook
// itself. "" when the key names no such rows. What is looked up among the rows is not judged then.
func (l *loader) misplacedRow(v *violation) string {
	if v.ptr != "" {
		return ""
	}
	name := v.name
	if l.doc.Kind == KindRulebook {
		rows, _ := v.value.(map[string]any)[rulebookKey].(map[string]any)
		if name != rulebookKey || rows == nil {
			return ""
		}
		name = ""
		for key := range rows {
			if rowTable(key) && (name == "" || l.doc.Key("/rulebook/"+key).Start < l.doc.Key("/rulebook/"+name).Start) {
				name = key
			}
		}
		if name == "" {
			return ""
		}
		l.refuse("/" + name)
		return "drop rulebook. from its headers: [[" + name + "]]"
	}
	if !rowTable(name) {
		return ""
	}
	if l.doc.Kind == KindAdventure && name == "units" && fielded(l.doc.Tree[name]) {
		l.refuse("/pennant")
		l.refuse("/standard")
		return "name the side in its headers: [[pennant.units]] or [[standard.units]]"
	}
	l.refuse("/" + rulebookKey)
	return "add rulebook. to its headers: [[" + rulebookKey + "." + name + "]]"
}

// fielded tells whether units are those of an army, which stand somewhere, and no rows of a rulebook.
func fielded(v any) bool {
	list, _ := v.([]any)
	for _, e := range list {
		if unit, ok := e.(map[string]any); ok && unit["id"] == nil && (unit["type"] != nil || unit["at"] != nil) {
			return true
		}
	}
	return false
}

// rowTable tells whether a key is a table of rows of a rulebook.
func rowTable(key string) bool {
	s := shapes()[KindRulebook].Properties[key]
	return s != nil && s.Items != nil && s.Items.Type == "object" && key != "waive"
}

// aKind names a kind with its article.
func aKind(kind string) string {
	switch kind {
	case KindAdventure:
		return "an adventure"
	case KindDeploycards:
		return "a set"
	}
	return "a " + kind
}
