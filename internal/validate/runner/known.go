package runner

import (
	"maps"
	"slices"

	"muster/catalog"
	"muster/internal/validate/wording"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// Codes for invalid values in settings.
const (
	unknownCode   = "project/unknown-code"
	badSeverity   = "project/bad-severity"
	badLimit      = "project/bad-limit"
	unknownBox    = "project/unknown-box"
	unknownPlayer = "project/unknown-player"
	ended         = "waive/ended"
)

// Codes lists the codes of settings, with their severities, in addition to those that waivers of definitions share.
func Codes() map[string]diag.Severity {
	return map[string]diag.Severity{
		unknownCode: diag.Error, badSeverity: diag.Error, badLimit: diag.Error, unknownBox: diag.Error,
		unknownPlayer: diag.Error, ended: diag.Warning,
	}
}

// Default reports whether a code is about a default of commands, not about the weighing of findings.
func Default(code string) bool { return code == unknownPlayer }

// Known holds the names that settings can use.
type Known struct {
	Severities map[string]diag.Severity // of every code
	Measures   []check.Threshold        // that projects may set, by id
	// Player returns the first unknown policy of a list, and the known ones; or "".
	Player func(list string) (unknown string, all []string)
}

// faults collects the errors in settings.
type faults struct {
	settings *schema.Settings
	catalog  *catalog.Catalog
	known    Known
	found    []diag.Diagnostic
}

// Faults finds the invalid names in the settings of a catalog's project.
func Faults(s *schema.Settings, c *catalog.Catalog, known Known) []diag.Diagnostic {
	f := &faults{settings: s, catalog: c, known: known}
	if s.Doc == nil || s.Doc.Tree == nil {
		return nil
	}
	f.severities()
	f.waivers()
	f.limits()
	f.boxes()
	f.player("/play/pennant", s.Play.Pennant)
	f.player("/play/standard", s.Play.Standard)
	return diag.Sort(f.found)
}

// say reports a finding at a key or a value of the settings.
func (f *faults) say(code string, d diag.Diagnostic) {
	d.Code, d.Severity = code, diag.Error
	f.found = append(f.found, d)
}

// value returns a finding at the value of a pointer.
func (f *faults) value(ptr, message string, help diag.Advice) (d diag.Diagnostic) {
	doc := f.settings.Doc
	at := doc.Value(ptr)
	d.Message, d.Help, d.Edits = message, help.Help, help.Edits(doc.File, at)
	d.File, d.Start, d.End = diag.At(doc.File, at)
	return d
}

// key returns a finding at the key of a pointer.
func (f *faults) key(ptr, message, help string) (d diag.Diagnostic) {
	doc := f.settings.Doc
	d.Message, d.Help = message, help
	d.File, d.Start, d.End = diag.At(doc.File, doc.Key(ptr))
	return d
}

// nearestCode returns the help for an unknown code.
func (f *faults) nearestCode(code string) diag.Advice {
	codes := slices.Sorted(maps.Keys(f.known.Severities))
	help := wording.Nearest(code, diag.Nearest(code, codes), codes, "")
	if help.Help == "" {
		help.Help = "run `muster list checks` for every code"
	}
	return help
}
