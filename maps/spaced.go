package maps

import (
	"fmt"
	"strings"

	"muster/schema"
	"muster/schema/diag"
)

// SpacedRows returns the edits that replace a character by a space everywhere in the rows at ptr.
func SpacedRows(doc *schema.Document, ptr string, rows []string, character string) []diag.Edit {
	if strings.ContainsAny(character, "\r\n") {
		return nil // a multi-line row is several rows
	}
	var out []diag.Edit
	for i, row := range rows {
		for from := 0; ; from += len(character) {
			next := strings.Index(row[from:], character)
			if next < 0 {
				break
			}
			from += next
			at := doc.Cell(fmt.Sprintf("%s/%d", ptr, i), from, len(character))
			out = append(out, diag.Replace(doc.File, at, " "))
		}
	}
	return out
}
