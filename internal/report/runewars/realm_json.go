package runewars

import (
	"muster/internal/engine/runewars/placement"
)

type builtJSON struct {
	Version  int        `json:"version"`
	Players  int        `json:"players"`
	Seed     string     `json:"seed"`
	Policy   string     `json:"policy"`
	Built    bool       `json:"built"`
	Why      string     `json:"why,omitempty"`
	First    int        `json:"first_player,omitempty"` // from 1 on
	Layouts  int        `json:"layouts,omitempty"`
	Uneven   int        `json:"uneven"`
	Homes    []home     `json:"homes"`
	Steps    []stepJSON `json:"steps"`
	Realm    string     `json:"realm,omitempty"` // a file
	Commands []string   `json:"command"`
}

type stepJSON struct {
	Says  string   `json:"says"`
	Rules []string `json:"rules"`
}

// JSON returns the answer in the form of its JSON output.
func (a *Built) JSON() any {
	out := builtJSON{
		Version: version, Players: a.players, Seed: a.Seed, Policy: a.Policy.String(), Built: a.Built != nil,
		Homes: []home{}, Steps: []stepJSON{}, Commands: a.Command,
	}
	narrator := placement.NewBuilding(a.Rules)
	for i := range a.Steps {
		out.Steps = append(out.Steps, stepJSON{narrator.Narrate(&a.Steps[i]), a.Steps[i].Rules()})
	}
	if a.Built == nil {
		out.Why = a.Why.What
		return out
	}
	out.First, out.Layouts, out.Uneven, out.Realm = a.First+1, a.Placements, a.Uneven, string(a.Text())
	out.Homes = homesOf(a.Rules, a.Realm, a.Factions, a.Neighbourhood)
	return out
}

type everyJSON struct {
	Version  int              `json:"version"`
	Tiles    []string         `json:"tiles"`
	Factions []string         `json:"factions"`
	Counted  bool             `json:"counted"`
	Limit    int              `json:"limit"`
	Samples  int              `json:"samples,omitempty"`
	Seed     string           `json:"seed"`
	Layouts  placement.Number `json:"layouts"`
	Markers  placement.Number `json:"with_markers"`
	Realms   placement.Number `json:"with_realms"`
	By       string           `json:"measure"`
	Uneven   *int             `json:"uneven"` // of the fairest; null: none was found
	Homes    []home           `json:"homes"`
	Realm    string           `json:"realm,omitempty"`
	Commands []string         `json:"command"`
}

// JSON returns the answer in the form of its JSON output.
func (a *Every) JSON() any {
	out := everyJSON{
		Version: version, Tiles: a.Tiles, Factions: a.Factions, Counted: a.Counted, Limit: a.Limit,
		Samples: a.Answer.Samples, Seed: a.Seed, Layouts: a.Boards, Markers: a.Markers,
		Realms: a.Realms, By: a.By.String(), Homes: []home{}, Realm: string(a.Text()), Commands: a.Command,
	}
	if a.Realm != nil {
		out.Uneven = &a.Uneven
		out.Homes = homesOf(a.Rules, a.Realm, a.Factions, a.Neighbourhood)
	}
	return out
}
