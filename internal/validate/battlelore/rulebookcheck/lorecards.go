package rulebookcheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// lore is a Lore card that a definition adds, as in its file.
type lore struct {
	rulebook.LoreCard
	row
	target  map[string]any
	effects []map[string]any
}

// loreCards lists the Lore cards that a definition adds.
func loreCards(p *pass.Pass) []lore {
	var out []lore
	for _, r := range judged(p) {
		if r.table != "lore_cards" {
			continue
		}
		c := lore{row: r}
		schema.DecodeValue(r.values, &c.LoreCard)
		c.target, _ = r.values["target"].(map[string]any)
		c.effects = tables(r.values["effects"], len(c.Effects))
		out = append(out, c)
	}
	return out
}

// tables returns the elements of a list, as in the file; elements that are not tables are nil.
func tables(v any, n int) []map[string]any {
	list, _ := v.([]any)
	out := make([]map[string]any, n)
	for i := range out {
		if i < len(list) {
			out[i], _ = list[i].(map[string]any)
		}
	}
	return out
}

// at returns the pointer of a key of the card's effect i, or of the effect's operation if the key is missing.
func (c *lore) at(i int, key string) string {
	if _, written := c.effects[i][key]; !written {
		key = "do"
	}
	return fmt.Sprintf("%s/effects/%d/%s", c.ptr, i, key)
}

// aim returns the pointer of a key of the card's target, or of its word if the key is missing.
func (c *lore) aim(key string) string {
	if _, written := c.target[key]; !written {
		key = "what"
	}
	return c.ptr + "/target/" + key
}

// top returns the pointer of a key of the card, or of its id if the key is missing.
func (c *lore) top(key string) string {
	if _, written := c.values[key]; !written {
		key = "id"
	}
	return c.ptr + "/" + key
}

// complaint is a problem with a value, its key, and the help.
type complaint struct{ key, message, help string }

// loreCheck returns a check that reports problems with the target and the effects of each Lore card.
func loreCheck(
	code string,
	rules, needs []string,
	target func(*pass.Pass, *lore) complaint,
	effect func(*lore, *rulebook.LoreEffect) complaint,
) *check.Check {
	return &check.Check{
		Code: code, Severity: diag.Error, Rules: rules, Needs: needs,
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range loreCards(p) {
				if f := target(p, &c); f.message != "" {
					at := c.aim(f.key)
					if key, own := strings.CutPrefix(
						f.key,
						"/",
					); own ||
						slices.Contains([]string{"window", "combat", "id"}, key) {
						at = c.top(key) // of the card itself
					}
					p.Report(check.Finding{At: p.Doc.Value(at), Message: f.message, Help: f.help})
				}
				for i := range c.Effects {
					if f := effect(&c, &c.Effects[i]); f.message != "" {
						p.Report(check.Finding{At: p.Doc.Value(c.at(i, f.key)), Message: f.message, Help: f.help})
					}
				}
			}
		}),
	}
}

// unit reports whether the card targets units.
func (c *lore) unit() bool {
	return slices.Contains([]string{rulebook.AtUnits, rulebook.AtAttacker, rulebook.AtDefender}, c.Target.What)
}

// battle reports whether the card is played during a battle.
func (c *lore) battle() bool {
	return slices.Contains(
		[]string{rulebook.WindowFight, rulebook.WindowRolled, rulebook.WindowXFight, rulebook.WindowXRolled},
		c.Window,
	)
}
