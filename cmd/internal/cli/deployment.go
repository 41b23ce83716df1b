package cli

import (
	"encoding/json"
	"fmt"
	"strings"

	"muster/engine/muster"
	"muster/sheet"
	"muster/sheet/draw"
)

// deploymentText tells one deployment: its events, the board, and the command that shows it again.
func (a *app) deploymentText(d *muster.Deployment, again string) error {
	lines := []string{fmt.Sprintf("%s deployment on %s, seed %d", title(d.Mode.String()), d.Field.Map.Name, d.Seed), ""}
	if found := noticeLines(d.Notices()); len(found) > 0 {
		lines = append(append(lines, found...), "")
	}
	for _, e := range d.Events {
		lines = append(lines, e.Line(d.Field))
	}
	lines = append(lines, "", draw.Text(sheet.Deployed(d)), "the same draw again: "+again)
	return a.lines(lines...)
}

// title is a word with a capital letter.
func title(word string) string { return strings.ToUpper(word[:1]) + word[1:] }

// deploymentJSON writes one deployment for machines.
func (a *app) deploymentJSON(d *muster.Deployment) error {
	type event struct {
		Text  string   `json:"text"`
		Rules []string `json:"rules"`
	}
	type unit struct {
		Hex     string   `json:"hex"`
		Camp    string   `json:"camp"`
		Player  int      `json:"player"`
		Unit    string   `json:"unit"`
		Figures int      `json:"figures"`
		Levy    bool     `json:"levy"`
		Set     string   `json:"set"`
		Card    int      `json:"card"`
		How     string   `json:"how"`
		Marks   []string `json:"marks"`
	}
	type player struct {
		Camp        string   `json:"camp"`
		Sets        []string `json:"sets"`
		Draw        string   `json:"draw"`
		Green       int      `json:"green"`
		Lost        int      `json:"lost"`
		Lore        int      `json:"lore"`
		Specialists []string `json:"specialists"`
	}
	out := struct {
		Version int      `json:"version"`
		Map     string   `json:"map"`
		Mode    string   `json:"mode"`
		Seed    uint64   `json:"seed"`
		First   string   `json:"first"`
		Players []player `json:"players"`
		Units   []unit   `json:"units"`
		Events  []event  `json:"events"`

		Findings []jsonFinding `json:"findings"`
	}{
		Version: 1, Map: d.Field.Map.ID, Mode: d.Mode.String(), Seed: d.Seed, First: d.First.String(),
		Players: []player{}, Units: []unit{}, Events: []event{}, Findings: noticesOf(d.Notices()),
	}
	for _, p := range d.Players {
		entry := player{Camp: p.Camp.String(), Draw: p.Draw.String(), Green: p.Green, Lost: p.Lost, Lore: p.Lore, Sets: []string{}, Specialists: []string{}}
		for _, s := range p.Sets {
			entry.Sets = append(entry.Sets, s.Def.ID)
		}
		for _, s := range p.Specialists {
			entry.Specialists = append(entry.Specialists, s.ID)
		}
		out.Players = append(out.Players, entry)
	}
	for _, p := range d.Placed {
		entry := unit{
			Hex: d.Field.Hexes.Label(p.Hex), Camp: p.Camp.String(), Player: p.Player, Unit: p.Unit.ID, Figures: p.Figures,
			Levy: p.Token(), How: p.How.String(), Marks: append([]string{}, p.Marks...),
		}
		if p.Card != nil {
			entry.Set, entry.Card = p.Card.ID().Set, p.Card.Number
		}
		out.Units = append(out.Units, entry)
	}
	for _, e := range d.Events {
		out.Events = append(out.Events, event{e.Text(d.Field), append([]string{}, e.Rules()...)})
	}
	enc := json.NewEncoder(a.out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}
