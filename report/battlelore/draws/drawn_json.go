package draws

import (
	"muster/engine/battlelore/deploy"
	"muster/engine/battlelore/deploy/events"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/report"
)

// deploymentAnswer is one deployment for machines: what the set-up sheet and the text tell.
type deploymentAnswer struct {
	Version  int               `json:"version"`
	Map      string            `json:"map"`
	Mode     string            `json:"mode"`
	Seed     uint64            `json:"seed"`
	Boxes    []string          `json:"boxes"`
	Lore     bool              `json:"lore"`
	First    string            `json:"first"`
	Players  []deployedPlayer  `json:"players"`
	Units    []deployedUnit    `json:"units"`
	Features []deployedFeature `json:"features"`
	Losses   []deployedLoss    `json:"losses"`
	Events   []deployedEvent   `json:"events"`

	Findings []report.Notice `json:"findings"`
}

type deployedPlayer struct {
	Camp        string         `json:"camp"`
	Zone        string         `json:"zone,omitempty"`
	Marker      int            `json:"marker,omitempty"`
	Sets        []string       `json:"sets"`
	Draw        string         `json:"draw"`
	Green       int            `json:"green"`
	Lost        int            `json:"lost"`
	Council     map[string]int `json:"council,omitempty"`
	Lore        int            `json:"lore"`
	Specialists []string       `json:"specialists"`
}

type deployedUnit struct {
	Hex       string   `json:"hex"`
	Camp      string   `json:"camp"`
	Player    int      `json:"player"`
	Wing      string   `json:"wing"`
	Unit      string   `json:"unit"`
	InsteadOf string   `json:"instead_of,omitempty"`
	Weapon    string   `json:"weapon,omitempty"`
	Figures   int      `json:"figures"`
	Levy      bool     `json:"levy"`
	Set       string   `json:"set"`
	Card      int      `json:"card"`
	How       string   `json:"how"`
	Marks     []string `json:"marks"`
}

type deployedFeature struct {
	Hex     string `json:"hex"`
	Terrain string `json:"terrain"`
	Player  int    `json:"player"`
	By      string `json:"by"`
}

type deployedLoss struct {
	Player int      `json:"player"`
	Set    string   `json:"set,omitempty"`
	Card   int      `json:"card,omitempty"`
	Count  int      `json:"count"`
	Units  []string `json:"units"`
	Mark   string   `json:"mark,omitempty"`
	Rules  []string `json:"rules"`
}

type deployedEvent struct {
	Text  string   `json:"text"`
	Rules []string `json:"rules"`
}

// JSON is the deployment for machines.
func (d *Drawn) JSON() any {
	out := deploymentAnswer{
		Version: 1, Map: d.Field.Map.ID, Mode: d.Mode.String(), Seed: d.Seed, Boxes: append([]string{}, d.Boxes...),
		Lore:  d.Lore,
		First: d.First.String(), Players: []deployedPlayer{}, Units: []deployedUnit{}, Features: []deployedFeature{},
		Losses: []deployedLoss{}, Events: []deployedEvent{}, Findings: d.Notices(),
	}
	for i := range d.Players {
		out.Players = append(out.Players, playerForMachines(d.Deployment, &d.Players[i]))
	}
	for _, i := range d.inPlacing() {
		out.Units = append(out.Units, unitForMachines(d.Deployment, &d.Placed[i]))
	}
	for _, f := range d.Features {
		out.Features = append(out.Features, deployedFeature{d.Field.Hexes.Label(f.Hex), f.Terrain.ID, f.Player, f.By})
	}
	for i := range d.Events {
		e := &d.Events[i]
		out.Events = append(out.Events, deployedEvent{e.Text(d.Field), append([]string{}, e.Rules()...)})
		if count, of := e.Lost(); count > 0 {
			out.Losses = append(out.Losses, lossForMachines(d.Deployment, e, count, of))
		}
	}
	return out
}

func playerForMachines(d *deploy.Deployment, p *deploy.PlayerResult) deployedPlayer {
	out := deployedPlayer{
		Camp: p.Camp.String(), Marker: p.Marker, Draw: p.Draw.String(), Green: p.Green, Lost: p.Lost, Lore: p.Lore,
		Sets: []string{}, Specialists: []string{},
	}
	if d.Field.Board.Epic && p.Zone >= 0 && p.Zone < len(d.Field.Board.Zones) {
		out.Zone = d.Field.Board.Zones[p.Zone].ID
	}
	if p.Council != nil {
		out.Council = map[string]int{}
		for _, s := range p.Council.Seats {
			if s.Level > 0 {
				out.Council[s.Class.ID] = s.Level
			}
		}
	}
	for _, s := range p.Sets {
		out.Sets = append(out.Sets, s.Def.ID)
	}
	for _, s := range p.Specialists {
		out.Specialists = append(out.Specialists, s.ID)
	}
	return out
}

func unitForMachines(d *deploy.Deployment, p *deploy.Placement) deployedUnit {
	out := deployedUnit{
		Hex: d.Field.Hexes.Label(p.Hex), Camp: p.Camp.String(), Player: p.Player, Unit: p.Unit.ID, Figures: p.Figures,
		Wing: groupNames[groupOf(d, p)], Levy: p.Token(), How: p.How.String(), Marks: append([]string{}, p.Marks...),
	}
	if p.Weapon != "" && p.Weapon != p.Unit.Weapon && !p.Token() {
		out.Weapon = p.Weapon
	}
	if p.Entry != nil && p.Entry.Unit.ID != p.Unit.ID && !p.Token() {
		out.InsteadOf = p.Entry.Unit.ID
	}
	if p.Card != nil {
		out.Set, out.Card = p.Card.ID().Set, p.Card.Number
	}
	return out
}

// lossForMachines tells count units that did not come: those of a list, or one of it.
func lossForMachines(d *deploy.Deployment, e *events.Event, count int, of []*rulebook.Unit) deployedLoss {
	out := deployedLoss{Player: e.Player, Count: count, Units: []string{}, Rules: append([]string{}, e.Rules()...)}
	for _, u := range of {
		out.Units = append(out.Units, u.ID)
	}
	if e.Card != nil {
		out.Set, out.Card = e.Card.ID().Set, e.Card.Number
	}
	if e.From != hex.None {
		out.Mark = d.Field.Hexes.Label(e.From)
	}
	return out
}
