package schema

import (
	"bytes"
	"fmt"
	"maps"
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// UnknownSetting is the code of a key of .muster.toml that has no meaning.
const UnknownSetting = "project/unknown-key"

// LoadSettings reads a project's .muster.toml, which may be empty, and finds what is wrong with it. None of its keys
// has a meaning yet.
func LoadSettings(f *source.File) []diag.Diagnostic {
	l := &loader{doc: &Document{File: f}}
	if len(bytes.TrimSpace(f.Text)) == 0 || !l.text() || !l.walk() || !l.parse() {
		// A file of nothing but comments is as good as an empty one.
		return diag.Sort(slices.DeleteFunc(l.found, func(d diag.Diagnostic) bool { return d.Code == "file/empty" }))
	}
	for _, key := range slices.Sorted(maps.Keys(l.doc.Tree)) {
		l.report(
			UnknownSetting,
			l.doc.Key("/"+pointerPart(key)),
			fmt.Sprintf("the key %s has no meaning in a project's settings", diag.Printable(key)),
			"remove it: the file may be empty, and marks the project's folder all the same",
		)
	}
	return diag.Sort(l.found)
}
