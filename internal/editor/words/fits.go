package words

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/draw/command"
	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
)

// Fits returns where a feature or a place fits, by its id: with its picture on the course of a river, or why it does
// not fit. For a ford, by its symbol, it returns the water that it can cross. It returns nil for any other ground.
func (g *Ground) Fits(id, symbol string) *Course {
	f := g.Field
	t := f.Rules.Terrain.Get(id)
	if id == "" {
		t = groundOf(f, symbol)
	}
	if t == nil || t.Layer == field.Ground && !(t.Water && t.Pass) {
		return nil
	}
	flow := f.Courses()
	out := &Course{Hexes: []Bend{}}
	for h, c := range f.Cells() {
		if c.Ground == nil || t.Layer == field.Ground && (!c.Ground.Water || c.Ground == t) {
			continue
		}
		arms := flow.Arms(h)
		one := Bend{Hex: f.Hexes.Label(h), Sides: names(arms)}
		if t.Layer != field.Ground {
			one.Fault, one.Why = g.unfit(t, &c, one.Hex)
		} else if c.Feature != nil && !c.Feature.LiesOn(t) {
			one.Fault, one.Why = "map/feature-ground", g.under(t, c.Feature, one.Hex)
		}
		if one.Fault == "" && c.Feature != t && c.Ground.Water {
			one.Picture = command.Span(f.Rules, t, arms.List())
		}
		out.Hexes = append(out.Hexes, one)
	}
	stock := g.Stock()
	if len(stock.Boxes) > 0 && t.Tile != "" && stock.room(field.TileNeeds(f, flow), t, stock.Own) == 0 {
		out.Short = 1
	}
	return out
}

// unfit returns the code of the check that a feature or a place on a hex would not pass, and the reason.
func (g *Ground) unfit(t *field.Terrain, c *field.Cell, label string) (code, why string) {
	there, code := c.Feature, "map/feature-ground"
	if t.Layer != field.Feature {
		there, code = c.Place, "map/place-ground"
	}
	if !t.LiesOn(c.Ground) {
		return code, g.cite(t, g.needs(t, c.Ground, label))
	}
	switch {
	case there != nil && there != t:
		return "map/stacked", fmt.Sprintf("%s has %s already", label, article(there.Name))
	case t.Layer != field.Feature && c.Feature != nil && c.Ground.Open:
		why = fmt.Sprintf("%s needs an empty hex: %s has %s", article(t.Name), label, article(c.Feature.Name))
		return code, g.cite(t, why)
	}
	return "", ""
}

// under says that a ground cannot lie under the feature of a hex.
func (g *Ground) under(t, feature *field.Terrain, label string) string {
	why := fmt.Sprintf("%s cannot lie under %s: %s has one", article(t.Name), article(feature.Name), label)
	return g.cite(feature, why)
}

// cite adds to a reason the id of the rule about the grounds of a feature or a place.
func (g *Ground) cite(t *field.Terrain, why string) string {
	if id := g.Rule(t); id != "" {
		why += " (" + id + ")"
	}
	return why
}

// needs says on which grounds a feature or a place can lie instead of one.
func (g *Ground) needs(t, ground *field.Terrain, label string) string {
	var grounds []*field.Terrain
	for _, row := range g.Field.Rules.Terrain.All() {
		if x := g.Field.Rules.Terrain.Get(row.ID); x.Layer == field.Ground && t.LiesOn(x) {
			grounds = append(grounds, x)
		}
	}
	if len(grounds) > 0 && !slices.ContainsFunc(grounds, func(x *field.Terrain) bool { return !x.Water }) {
		return crosses(t, ground, label)
	}
	var list []string
	for _, x := range grounds {
		list = append(list, strings.ToLower(x.Name))
	}
	return fmt.Sprintf("only %s can have %s: %s is %s",
		wording.List(list, "or"), article(t.Name), label, strings.ToLower(ground.Name))
}

// crosses says that a bridge or a ford needs a river.
func crosses(t, ground *field.Terrain, label string) string {
	return fmt.Sprintf("%s crosses a river: %s is %s", article(t.Name), label, strings.ToLower(ground.Name))
}

// article returns a name within a sentence, with its article: "a wooden bridge". Many stakes have none.
func article(name string) string {
	name = strings.ToLower(name)
	if strings.HasSuffix(name, "s") {
		return name
	}
	return wording.A(name)
}
