package schema

import (
	"bytes"
	_ "embed" // the schema of settings
	"fmt"
	"slices"
	"sync"
	"time"

	"muster/schema/diag"
	"muster/schema/source"
)

// Version is Muster's own version.
const Version = "0.1.0"

// Settings is the content of a project's .muster.toml. The zero value is that of an empty file.
type Settings struct {
	Muster   string            `toml:"muster"` // the minimum version
	Boxes    []string          `toml:"boxes"`  // that the players own, with multiplicity
	Paths    Paths             `toml:"paths"`
	Severity map[string]string `toml:"severity"` // by code: warning or error
	Limits   map[string]Limit  `toml:"limits"`   // by threshold id
	Print    PrintSettings     `toml:"print"`
	Play     PlaySettings      `toml:"play"`
	Waive    []Waiver          `toml:"waive"`

	Doc *Document `toml:"-" json:"-"` // the locations of its values, or nil
}

// Paths select the files below the project's folder that belong to it, by patterns.
type Paths struct {
	Only     []string `toml:"only"`
	LeaveOut []string `toml:"leave_out"`
}

// Limit holds the bounds of a threshold; nil for Muster's defaults.
type Limit struct {
	Least *int `toml:"least"`
	Most  *int `toml:"most"`
}

// PrintSettings are defaults for printing sheets; "" for a setting left to a flag or to Muster.
type PrintSettings struct {
	Out    string `toml:"out"`
	Format string `toml:"format"`
	Paper  string `toml:"paper"`
	Lang   string `toml:"lang"`
	// Title is the title of a booklet, and Address the URL of the sheets: it is printed on them as a code.
	Title   string `toml:"title"`
	Address string `toml:"address"`
}

// PlaySettings are defaults for playing games; empty for a setting left to a flag or to Muster.
type PlaySettings struct {
	Pennant  string `toml:"pennant"`
	Standard string `toml:"standard"`
	Choices  string `toml:"choices"`
	Seed     *int   `toml:"seed"`
	Games    int    `toml:"games"`
}

// Waiver suppresses a warning: in a definition those of its file, in settings those of files that a path matches.
type Waiver struct {
	Code   string `toml:"code"`
	Reason string `toml:"reason"`
	Path   string `toml:"path"`
	Until  string `toml:"until"` // the last day, 2027-01-31; "" for no limit
}

// Override is an override of a rule by a definition: findings with the check's code become notes there.
type Override struct {
	Check  string `toml:"check"` // its code
	Reason string `toml:"reason"`
}

// UnknownSetting is the code for an unknown key of .muster.toml, NewerMuster the code for settings that require a newer
// Muster.
const (
	UnknownSetting = "project/unknown-key"
	NewerMuster    = "project/newer-muster"
)

// SettingsFile is the name of a settings file. It marks the folder of a project.
const SettingsFile = ".muster.toml"

//go:embed settings.schema.json
var settingsSchema []byte

// settingsKind is chosen so that SettingsFile ends in it.
const settingsKind = "muster"

// SettingsSchema returns the JSON Schema of settings as one self-contained file.
func SettingsSchema() []byte {
	text, _ := settingsKinds().JSONSchema(settingsKind)
	return text
}

// SettingsKinds returns the single kind of SettingsFile, as a set. No other file has this kind, whatever it states or
// is called.
func SettingsKinds() *Kinds { return settingsKinds() }

var settingsKinds = sync.OnceValue(func() *Kinds {
	return NewKinds(Kind{Name: settingsKind, Noun: "a project's settings", Schema: settingsSchema})
})

// LoadSettings reads a project's .muster.toml, which may be empty, and reports its errors. Invalid values are left out
// of the settings; if there are errors, callers must not act on the rest. Settings for a newer Muster give only that
// finding, because the meaning of their keys is unknown.
func LoadSettings(f *source.File) (*Settings, []diag.Diagnostic) {
	kinds := settingsKinds()
	l := kinds.loader(f)
	l.doc.Kind, l.unnamed = settingsKind, true
	s := &Settings{Doc: l.doc}
	if len(bytes.TrimSpace(f.Text)) == 0 || !l.text() || !l.walk() || !l.parse() {
		// A file of only comments counts as empty.
		return s, diag.Sort(slices.DeleteFunc(l.found, func(d diag.Diagnostic) bool { return d.Code == "file/empty" }))
	}
	if least, _ := l.doc.Tree["muster"].(string); newer(least, Version) {
		l.report(
			NewerMuster,
			l.doc.Value("/muster"),
			fmt.Sprintf("the project needs muster %s or newer, but this is muster %s", clip(least), Version),
			"install muster "+clip(least)+" or newer",
		)
		return s, l.found
	}
	l.check()
	for i := range l.found {
		if l.found[i].Code == "schema/unknown-key" {
			l.found[i].Code = UnknownSetting
		}
	}
	Decode(l.doc, s)
	l.days(s)
	return s, diag.Sort(l.found)
}

// days rejects waiver dates that do not exist; the schema checks only their format.
func (l *loader) days(s *Settings) {
	for i := range s.Waive {
		ptr := fmt.Sprintf("/waive/%d/until", i)
		until := s.Waive[i].Until
		if _, err := time.Parse(time.DateOnly, until); until == "" || err == nil || !l.doc.Clean(ptr) {
			continue
		}
		l.refuse(ptr)
		l.report("schema/bad-value", l.doc.Value(ptr), fmt.Sprintf("until = %q is not a valid date", until),
			"write year, month and day: 2027-01-31")
	}
}

// newer reports whether a version is newer than another one. It returns false for an invalid version, which the schema
// reports.
func newer(version, than string) bool {
	a, ok := versionOf(version)
	b, _ := versionOf(than)
	return ok && slices.Compare(a[:], b[:]) > 0
}

// versionOf returns the numbers of a version; the last may be omitted.
func versionOf(version string) (out [3]int, ok bool) {
	if !settingsKinds().shape(settingsKind).Properties["muster"].acceptsText(version) {
		return out, false
	}
	fmt.Sscanf(version, "%d.%d.%d", &out[0], &out[1], &out[2])
	return out, true
}
