package requests

import (
	"strings"

	"muster/internal/editor/edits"
	"muster/internal/editor/gesture"
)

// openGround is the symbol of open ground on the boards that people draw.
const openGround = "."

// emptied takes the example out of the template of a new map or adventure: terrain, units, marks, and the sentences
// about them. Comments and all other values stay.
func emptied(game, kind string, template []byte) ([]byte, error) {
	t := edits.Of(template)
	if kind == kindMap {
		for row := range t.Rows([]string{"rows"}) {
			at := edits.Path([]string{"rows"}, row)
			for n := range t.Cells(at) {
				if err := t.SetCell(at, n, openGround); err != nil {
					return nil, err
				}
			}
		}
		if err := without(t, "notes"); err != nil {
			return nil, err
		}
	}
	for _, thing := range thingsOf(game, kind) {
		if err := removeRows(t, &thing); err != nil {
			return nil, err
		}
	}
	if briefing := t.Word([]string{"briefing"}); briefing != "" {
		// Lines without a placeholder are about the example.
		kept := strings.Builder{}
		for line := range strings.Lines(briefing) {
			if strings.Contains(line, "{{") {
				kept.WriteString(line)
			}
		}
		if err := t.Set([]string{"briefing"}, `"""`+"\n"+kept.String()+`"""`); err != nil {
			return nil, err
		}
	}
	return t.Bytes(), nil
}

// removeRows removes the rows of a thing.
func removeRows(t *edits.Text, thing *gesture.Thing) error {
	for _, name := range thing.Lists {
		list := strings.Split(name, ".")
		for n := t.Rows(list); n > 0; n-- {
			if err := t.RemoveRow(list, n-1); err != nil {
				return err
			}
		}
	}
	return nil
}

// without removes a key if it is there.
func without(t *edits.Text, key string) error {
	if !t.Has([]string{key}) {
		return nil
	}
	return t.Unset([]string{key})
}
