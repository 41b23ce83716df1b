package cli

import (
	"encoding/json"
	"fmt"

	"muster/engine/muster"
	"muster/maps/hex"
	"muster/sheet/draw"
)

// deploymentText tells one deployment: its events, the board, and the command that shows it again.
func (a *app) deploymentText(d *muster.Deployment) error {
	lines := []string{fmt.Sprintf("Impromptu deployment on %s, seed %d", d.Field.Map.Name, d.Seed), ""}
	for _, e := range d.Events {
		lines = append(lines, e.Line(d.Field))
	}
	scene := draw.Scene{Field: d.Field, Title: d.Field.Map.Name}
	for _, p := range d.Placed {
		t := draw.Token{Hex: p.Hex, Camp: p.Camp, Unit: p.Unit}
		switch p.How {
		case muster.Moved:
			t.Mark = "displaced"
		case muster.FromReserve:
			t.Mark = "reserve"
		}
		scene.Tokens = append(scene.Tokens, t)
	}
	lines = append(lines, "", draw.Text(scene), "the same draw again: "+replay(d.Field, d.Sets, d.Draw, d.Seed))
	return a.lines(lines...)
}

// deploymentJSON writes one deployment for machines.
func (a *app) deploymentJSON(d *muster.Deployment) error {
	type event struct {
		Text  string   `json:"text"`
		Rules []string `json:"rules"`
	}
	type unit struct {
		Hex  string `json:"hex"`
		Camp string `json:"camp"`
		Unit string `json:"unit"`
		Card int    `json:"card"`
		How  string `json:"how"`
	}
	out := struct {
		Version int               `json:"version"`
		Map     string            `json:"map"`
		Mode    string            `json:"mode"`
		Seed    uint64            `json:"seed"`
		Sets    map[string]string `json:"sets"`
		Draws   map[string]string `json:"draws"`
		Green   map[string]int    `json:"green"`
		Lost    map[string]int    `json:"lost"`
		First   string            `json:"first"`
		Units   []unit            `json:"units"`
		Events  []event           `json:"events"`
	}{Version: 1, Map: d.Field.Map.ID, Mode: "impromptu", Seed: d.Seed, Sets: map[string]string{}, Draws: map[string]string{},
		Green: map[string]int{}, Lost: map[string]int{}, First: d.First.String(), Units: []unit{}, Events: []event{}}
	for camp := range hex.Camp(hex.Camps) {
		name := camp.String()
		out.Sets[name], out.Draws[name] = d.Sets[camp].Def.ID, d.Draw[camp].String()
		out.Green[name], out.Lost[name] = d.Green[camp], d.Lost[camp]
	}
	for _, p := range d.Placed {
		out.Units = append(out.Units, unit{d.Field.Hexes.Label(p.Hex), p.Camp.String(), p.Unit.ID, p.Card.Number, p.How.String()})
	}
	for _, e := range d.Events {
		out.Events = append(out.Events, event{e.Text(d.Field), append([]string{}, e.Rules()...)})
	}
	enc := json.NewEncoder(a.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}
