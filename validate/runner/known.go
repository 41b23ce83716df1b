package runner

import (
	"maps"
	"slices"

	"muster/catalog"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// Codes of what settings ask for and cannot have.
const (
	unknownCode   = "project/unknown-code"
	badSeverity   = "project/bad-severity"
	badLimit      = "project/bad-limit"
	unknownBox    = "project/unknown-box"
	unknownPlayer = "project/unknown-player"
	ended         = "waive/ended"
)

// Codes lists the codes that settings can give, with their severities, beside those that waivers of definitions give,
// too.
func Codes() map[string]diag.Severity {
	return map[string]diag.Severity{
		unknownCode: diag.Error, badSeverity: diag.Error, badLimit: diag.Error, unknownBox: diag.Error,
		unknownPlayer: diag.Error, ended: diag.Warning,
	}
}

// Default reports whether a code is of a value that commands go by, and not of how findings are weighed.
func Default(code string) bool { return code == unknownPlayer }

// Known is what the games know that settings can name.
type Known struct {
	Severities map[string]diag.Severity // of every code that a finding can carry
	Measures   []check.Threshold        // that projects may set, by id
	// Player is the first policy of a list that nobody knows, and those that there are; "" when all are known.
	Player func(list string) (unknown string, all []string)
}

// faults gathers what is wrong with settings.
type faults struct {
	settings *schema.Settings
	catalog  *catalog.Catalog
	known    Known
	found    []diag.Diagnostic
}

// Faults finds what is wrong with the settings of a catalog's project, of what they name.
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

// value is a finding at the value of a pointer.
func (f *faults) value(ptr, message string, help diag.Advice) (d diag.Diagnostic) {
	doc := f.settings.Doc
	at := doc.Value(ptr)
	d.Message, d.Help, d.Edits = message, help.Help, help.Edits(doc.File, at)
	d.File, d.Start, d.End = diag.At(doc.File, at)
	return d
}

// key is a finding at the key of a pointer.
func (f *faults) key(ptr, message, help string) (d diag.Diagnostic) {
	doc := f.settings.Doc
	d.Message, d.Help = message, help
	d.File, d.Start, d.End = diag.At(doc.File, doc.Key(ptr))
	return d
}

// nearestCode is the help for a code that there is not.
func (f *faults) nearestCode(code string) diag.Advice {
	codes := slices.Sorted(maps.Keys(f.known.Severities))
	help := wording.Nearest(code, diag.Nearest(code, codes), codes, "")
	if help.Help == "" {
		help.Help = "run `muster list checks` for every code"
	}
	return help
}
