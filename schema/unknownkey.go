package schema

import (
	"fmt"
	"slices"
	"strings"

	"muster/schema/diag"
)

// unknownKey reports a key that its table does not have. A common mistake is a key below the header of another table:
// TOML assigns it to the nearest header above.
func (l *loader) unknownKey(v *violation) {
	keys := sortedKeys(v.schema)
	message := fmt.Sprintf("unknown key %q", clip(v.name))
	if help := l.misplacedRow(v); help != "" {
		l.report("schema/unknown-key", v.at, message+" in "+l.own.get(l.doc.Kind).Noun, help)
		return
	}
	if l.swallowed(v) {
		return
	}
	meant := l.candidates(v)
	near := diag.Nearest(v.name, meant)
	if near != "" {
		message += fmt.Sprintf(", did you mean %q?", near)
	} else if to, ok := l.enclosing(v); ok {
		l.refuse(to + "/" + pointerPart(v.name))
		l.report("schema/unknown-key", v.at, message+" in "+l.table(v.ptr), l.moveUp(to))
		return
	}
	if all := l.tablesWith(v); len(all) > 0 {
		if v.ptr != "" {
			message += " in " + l.table(v.ptr)
		}
		l.report("schema/unknown-key", v.at, message, l.belongs(all))
		return
	}
	if help := l.otherGame(v); help != "" {
		l.refuse("/game") // the game, and so the valid words, are in doubt
		l.report("schema/unknown-key", v.at, message, help)
		return
	}
	if near != "" && v.free(near, meant) {
		l.refuse(v.ptr + "/" + pointerPart(near)) // its value is unknown: checks that need it report nothing
	}
	d := l.report("schema/unknown-key", v.at, message, "use a known key: "+strings.Join(keys, ", "))
	if near != "" && diag.Sure(v.name, meant) == near && v.free(near, meant) {
		d.Edits = l.renamed(v.fault(), near)
	}
}

// free reports whether a table lacks a key and every other key that may be meant as it.
func (v *violation) free(name string, keys []string) bool {
	table, _ := v.value.(map[string]any)
	for key := range table {
		if key == name || key != v.name && !slices.Contains(keys, key) && diag.Nearest(key, keys) == name {
			return false
		}
	}
	return true
}

// misplacedRow returns the help for rows of the serving kind, a rulebook, in a file of this kind. They go below a key
// of its name, except in a rulebook itself. It returns "" if the key names no such rows. References to the rows are
// then not checked.
func (l *loader) misplacedRow(v *violation) string {
	serving := l.own.serving()
	if v.ptr != "" || serving == nil {
		return ""
	}
	if l.doc.Kind == serving.Name {
		return l.ownRow(v, serving.Name)
	}
	if stray := l.own.get(l.doc.Kind).Stray; stray != nil {
		if meant, help := stray(v.name, l.doc.Tree[v.name]); help != "" {
			for _, key := range meant {
				l.refuse("/" + pointerPart(key))
			}
			return help
		}
	}
	if !l.rowTable(v.name) || !holdsRows(l.doc.Tree[v.name]) {
		return ""
	}
	l.refuse("/" + serving.Name)
	return "add " + serving.Name + ". to its headers: [[" + serving.Name + "." + v.name + "]]"
}

// ownRow is misplacedRow in a file of the serving kind itself, whose rows need no key above them.
func (l *loader) ownRow(v *violation, own string) string {
	rows, _ := v.value.(map[string]any)[own].(map[string]any)
	if v.name != own || rows == nil {
		return ""
	}
	name, at := "", func(key string) int { return l.doc.Key("/" + own + "/" + key).Start }
	for key := range rows {
		if l.rowTable(key) && (name == "" || at(key) < at(name)) {
			name = key
		}
	}
	if name == "" {
		return ""
	}
	l.refuse("/" + name)
	return "drop " + own + ". from its headers: [[" + name + "]]"
}

// rowTable reports whether a key is a table of rows of the serving kind.
func (l *loader) rowTable(key string) bool {
	s := l.own.shape(l.own.serving().Name).property(key)
	return s != nil && s.Items != nil && s.Items.here().Type == "object" && key != "waive"
}
