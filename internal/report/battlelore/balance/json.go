package balance

import (
	"muster/internal/report/balance"
	"muster/report"
)

// Version is the version of the JSON answer: raise it when a key changes its meaning or is removed.
const Version = 1

// jsonMeasure is a metric with a value, or with one for each measure of the lead.
type jsonMeasure struct {
	ID      string         `json:"id"`
	Value   *balance.Value `json:"value,omitempty"`
	Banners *balance.Value `json:"by_banners,omitempty"`
	Figures *balance.Value `json:"by_figures,omitempty"`
}

type jsonCouncil struct {
	Player string         `json:"player"`
	Camp   string         `json:"camp"`
	Seat   string         `json:"seat"`
	Level  int            `json:"level"`
	Fared  balance.Versus `json:"fared"`
}

type jsonUnit struct {
	Camp string `json:"camp"`
	*Unit
}

type jsonShape struct {
	Version    int                          `json:"version"`
	Adventure  string                       `json:"adventure"`
	Games      int                          `json:"games"`
	Won        report.PairOf[balance.Fared] `json:"won"`
	Drawn      int                          `json:"drawn"`
	Length     []balance.Length             `json:"length"`
	Turns      []int                        `json:"games_by_turns"` // from 0 turns on
	Ends       []balance.End                `json:"ends"`
	Blood      balance.Blood                `json:"first_blood"`
	Watch      balance.Watch                `json:"watch"`
	Minutes    [2]int                       `json:"minutes"` // of the middle half of the games
	Measures   []jsonMeasure                `json:"measures"`
	Course     []balance.Turn               `json:"by_turn"`
	Cards      []balance.Card               `json:"command_cards"`
	First      *balance.Versus              `json:"pennants_move_first,omitempty"`
	Objectives []balance.Goal               `json:"objectives"`
	Classes    []Class                      `json:"lore"`
	Councils   []jsonCouncil                `json:"councils"`
	Units      []jsonUnit                   `json:"units"`
	Places     []Place                      `json:"hexes"`
	Unused     *Unused                      `json:"unused"`
	Claims     []balance.Claim              `json:"games_to_see"`
}

// JSON returns the answer in the form of its JSON output.
func (a *ShapeAnswer) JSON() any {
	out := &jsonShape{
		Version: Version, Adventure: a.ID, Games: a.Games, Won: a.Won, Drawn: a.Drawn, Length: report.NotNull(a.Lengths),
		Turns: report.NotNull(a.Histogram), Ends: report.NotNull(a.Ends),
		Blood: a.Blood, Watch: a.of.Watch(), Minutes: a.of.Minutes(), Measures: []jsonMeasure{},
		Course: report.NotNull(a.Turns), Cards: report.NotNull(a.Cards), First: a.First,
		Objectives: report.NotNull(a.Goals), Classes: report.NotNull(a.Classes), Councils: []jsonCouncil{},
		Units: []jsonUnit{}, Places: report.NotNull(a.Places), Unused: &a.Unused, Claims: report.NotNull(a.Claims),
	}
	for _, m := range a.Leads {
		out.Measures = append(out.Measures, jsonMeasure{ID: m.ID, Banners: &m.By[0], Figures: &m.By[1]})
	}
	for _, m := range a.Outcome {
		out.Measures = append(out.Measures, jsonMeasure{ID: m.ID, Value: &m.By[0]})
	}
	for i := range a.Councils {
		c := &a.Councils[i]
		out.Councils = append(out.Councils, jsonCouncil{c.Player, c.Camp.String(), c.Seat, c.Level, c.Fared})
	}
	for i := range a.Units {
		out.Units = append(out.Units, jsonUnit{a.Units[i].Camp.String(), &a.Units[i]})
	}
	return out
}
