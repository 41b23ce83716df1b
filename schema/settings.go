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

// Settings is what a project's .muster.toml says. The zero value is that of a project that says nothing.
type Settings struct {
	Muster   string            `toml:"muster"` // the least version
	Boxes    []string          `toml:"boxes"`  // that the players own, each as often as they do
	Paths    Paths             `toml:"paths"`
	Severity map[string]string `toml:"severity"` // by code: warning or error
	Limits   map[string]Limit  `toml:"limits"`   // by the ids of measures
	Print    PrintSettings     `toml:"print"`
	Play     PlaySettings      `toml:"play"`
	Waive    []Waiver          `toml:"waive"`

	Doc *Document `toml:"-" json:"-"` // where its values stand; nil where there are none
}

// Paths say which files below the project's folder belong to it, by patterns.
type Paths struct {
	Only     []string `toml:"only"`
	LeaveOut []string `toml:"leave_out"`
}

// Limit is the bounds of a measure; nil for Muster's own.
type Limit struct {
	Least *int `toml:"least"`
	Most  *int `toml:"most"`
}

// PrintSettings are what sheets are printed by; "" where a flag or Muster says it.
type PrintSettings struct {
	Out    string `toml:"out"`
	Format string `toml:"format"`
	Paper  string `toml:"paper"`
	Lang   string `toml:"lang"`
	// Title is what a booklet is called, and Address where the sheets can be had: it stands on them as a code.
	Title   string `toml:"title"`
	Address string `toml:"address"`
}

// PlaySettings are what games are played by; empty where a flag or Muster says it.
type PlaySettings struct {
	Pennant  string `toml:"pennant"`
	Standard string `toml:"standard"`
	Choices  string `toml:"choices"`
	Seed     *int   `toml:"seed"`
	Games    int    `toml:"games"`
}

// Waiver takes a warning out: in a definition those of its file, in settings those of files that a path fits.
type Waiver struct {
	Code   string `toml:"code"`
	Reason string `toml:"reason"`
	Path   string `toml:"path"`
	Until  string `toml:"until"` // the last day, 2027-01-31; "" for ever
}

// Departure is a rule from which a definition departs: what the check of a code finds is a note there.
type Departure struct {
	Check  string `toml:"check"` // its code
	Reason string `toml:"reason"`
}

// UnknownSetting is the code of a key of .muster.toml that has no meaning, NewerMuster that of settings that are for a
// newer Muster.
const (
	UnknownSetting = "project/unknown-key"
	NewerMuster    = "project/newer-muster"
)

// SettingsFile is the name of a file of settings. It marks the folder of a project.
const SettingsFile = ".muster.toml"

//go:embed settings.schema.json
var settingsSchema []byte

// settingsKind is named so that SettingsFile ends in it.
const settingsKind = "muster"

// SettingsSchema is the JSON Schema of settings as one file that needs no other.
func SettingsSchema() []byte {
	text, _ := settingsKinds().JSONSchema(settingsKind)
	return text
}

// SettingsKinds is the one kind of SettingsFile, as a set. No other file is of it, whatever it says or is called.
func SettingsKinds() *Kinds { return settingsKinds() }

var settingsKinds = sync.OnceValue(func() *Kinds {
	return NewKinds(Kind{Name: settingsKind, Noun: "a project's settings", Schema: settingsSchema})
})

// LoadSettings reads a project's .muster.toml, which may be empty, and finds what is wrong with it by itself. What is
// wrong is left out of the settings; who finds errors among the findings must not act by the rest. Settings for a newer
// Muster are that and nothing else: what their keys mean is not known.
func LoadSettings(f *source.File) (*Settings, []diag.Diagnostic) {
	kinds := settingsKinds()
	l := kinds.loader(f)
	l.doc.Kind, l.unnamed = settingsKind, true
	s := &Settings{Doc: l.doc}
	if len(bytes.TrimSpace(f.Text)) == 0 || !l.text() || !l.walk() || !l.parse() {
		// A file of nothing but comments is as good as an empty one.
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

// days refuses days of waivers that no calendar has; the schema has looked at how they are written.
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

// newer reports whether a version is newer than another one. What is no version is not: the schema tells of it.
func newer(version, than string) bool {
	a, ok := versionOf(version)
	b, _ := versionOf(than)
	return ok && slices.Compare(a[:], b[:]) > 0
}

// versionOf is the numbers of a version; the last may be left out.
func versionOf(version string) (out [3]int, ok bool) {
	if !settingsKinds().shape(settingsKind).Properties["muster"].acceptsText(version) {
		return out, false
	}
	fmt.Sscanf(version, "%d.%d.%d", &out[0], &out[1], &out[2])
	return out, true
}
