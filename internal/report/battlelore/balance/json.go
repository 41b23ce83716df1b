package balance

import (
	"encoding/json"

	"muster/report"
)

// Version is the version of the JSON answer: raise it when a key changes its meaning or is removed.
const Version = 1

// MarshalJSON returns the value in JSON: shares and parts in thousandths, means in hundredths. A share has an interval.
func (v Value) MarshalJSON() ([]byte, error) {
	out := struct {
		Value int  `json:"value"`
		Low   *int `json:"low,omitempty"`
		High  *int `json:"high,omitempty"`
		Games int  `json:"games"`
	}{Value: v.N, Games: v.Of}
	if v.Kind == OfGames {
		out.Low, out.High = &v.Low, &v.High
	}
	return json.Marshal(out)
}

// jsonMeasure is a metric with a value, or with one for each measure of the lead.
type jsonMeasure struct {
	ID      string `json:"id"`
	Value   *Value `json:"value,omitempty"`
	Banners *Value `json:"by_banners,omitempty"`
	Figures *Value `json:"by_figures,omitempty"`
}

type jsonCouncil struct {
	Player string `json:"player"`
	Camp   string `json:"camp"`
	Seat   string `json:"seat"`
	Level  int    `json:"level"`
	Fared  Versus `json:"fared"`
}

type jsonUnit struct {
	Camp string `json:"camp"`
	*Unit
}

type jsonShape struct {
	Version    int                  `json:"version"`
	Adventure  string               `json:"adventure"`
	Games      int                  `json:"games"`
	Won        report.PairOf[Fared] `json:"won"`
	Drawn      int                  `json:"drawn"`
	Length     []Length             `json:"length"`
	Turns      []int                `json:"games_by_turns"` // from 0 turns on
	Ends       []End                `json:"ends"`
	Measures   []jsonMeasure        `json:"measures"`
	Course     []Turn               `json:"by_turn"`
	Cards      []Card               `json:"command_cards"`
	First      *Versus              `json:"pennants_move_first,omitempty"`
	Objectives []Goal               `json:"objectives"`
	Classes    []Class              `json:"lore"`
	Councils   []jsonCouncil        `json:"councils"`
	Units      []jsonUnit           `json:"units"`
	Places     []Place              `json:"hexes"`
	Unused     *Unused              `json:"unused"`
	Claims     []Claim              `json:"games_to_see"`
}

// JSON returns the answer in the form of its JSON output.
func (a *ShapeAnswer) JSON() any {
	out := &jsonShape{
		Version: Version, Adventure: a.ID, Games: a.Games, Won: a.Won, Drawn: a.Drawn, Length: report.NotNull(a.Lengths),
		Turns: report.NotNull(a.Histogram), Ends: report.NotNull(a.Ends), Measures: []jsonMeasure{},
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
