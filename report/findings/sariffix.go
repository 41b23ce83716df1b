package findings

import (
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/diag"
)

// SARIF's representation of a fix: the edits of a finding, by file.
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

// sarifFixes returns the safe fix of a finding with the text of its help line; none if the user must choose. Edits
// apply together or not at all, so there is one fix.
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

// sarifFileOf returns a file name as a URI reference.
func sarifFileOf(name string) sarifFile { return sarifFile{fileURI(name, filepath.VolumeName(name))} }

// fileURI returns a file name with slashes as a URI reference. A Windows path with a volume, C: or //server/share,
// needs conversion.
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
