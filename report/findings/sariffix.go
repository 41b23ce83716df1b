package findings

import (
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/diag"
)

// What SARIF calls a fix: the edits of a finding, by file.
type (
	sarifFix struct {
		Description sarifText     `json:"description"`
		Changes     []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		Artifact     sarifFile          `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		Deleted  sarifRegion `json:"deletedRegion"`
		Inserted sarifText   `json:"insertedContent"`
	}
)

// sarifFixes is how a finding is mended for certain, in the words of its help line; none where a person has to choose.
// Edits go together or not at all, so that there is one fix.
func sarifFixes(d *diag.Diagnostic) []sarifFix {
	if len(d.Edits) == 0 {
		return nil
	}
	fix := sarifFix{Description: sarifText{Text: d.Help}}
	if d.Help == "" {
		fix.Description.Text = d.Message
	}
	var files []string
	for _, e := range d.Edits {
		if !slices.Contains(files, e.File) {
			files = append(files, e.File)
			fix.Changes = append(fix.Changes, sarifChange{Artifact: sarifFileOf(e.File)})
		}
	}
	byPlace := slices.Clone(d.Edits)
	slices.SortStableFunc(byPlace, func(a, b diag.Edit) int { return a.Start.Offset - b.Start.Offset })
	for _, e := range byPlace {
		change := &fix.Changes[slices.Index(files, e.File)]
		change.Replacements = append(change.Replacements, sarifReplacement{
			Deleted:  sarifRegion{e.Start.Line, e.Start.Column, e.End.Line, e.End.Column, nil},
			Inserted: sarifText{Text: e.Text},
		})
	}
	return []sarifFix{fix}
}

// sarifFileOf is a file's name as a URI reference.
func sarifFileOf(name string) sarifFile { return sarifFile{fileURI(name, filepath.VolumeName(name))} }

// fileURI is a file's name, with slashes, as a URI reference. A path of Windows with its volume, C: or //server/share,
// is none as it stands.
func fileURI(name, volume string) string {
	path := (&url.URL{Path: name}).EscapedPath()
	switch {
	case strings.HasPrefix(volume, "//"), strings.HasPrefix(volume, `\\`):
		return "file:" + path
	case volume != "":
		return "file:///" + path
	}
	return (&url.URL{Path: name}).String()
}
