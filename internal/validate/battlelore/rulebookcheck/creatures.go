package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema"
)

// powers is a creature that a definition adds, with its powers as in its file.
type powers struct {
	rulebook.Unit
	row
	powers []map[string]any
}

// creaturePowers lists the creatures that a definition adds.
func creaturePowers(p *pass.Pass) []powers {
	var out []powers
	for _, r := range judged(p) {
		if r.table != "creatures" && r.table != "units" {
			continue
		}
		c := powers{row: r}
		schema.DecodeValue(r.values, &c.Unit)
		c.powers = tables(r.values["powers"], len(c.Powers))
		out = append(out, c)
	}
	return out
}

// at returns the pointer of a key of the creature's power i, or of its name if the key is missing.
func (c *powers) at(i int, key string) string {
	if _, written := c.powers[i][key]; !written {
		key = "name"
	}
	return fmt.Sprintf("%s/powers/%d/%s", c.ptr, i, key)
}
