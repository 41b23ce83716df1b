package draws

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/report"
)

// deploymentAnswer is one deployment in JSON, with the content of the set-up sheet and of the text.
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
	Camp string `json:"camp"`
	Zone string `json:"zone,omitempty"`
	*deploy.PlayerResult
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
	Hex string `json:"hex"`
	deploy.Feature
}

// deployedLoss is the number of missing units: those of a list, or one of it.
type deployedLoss struct {
	Player int `json:"player"`
	*deck.Card
	Count int              `json:"count"`
	Units []*rulebook.Unit `json:"units"`
	Mark  string           `json:"mark,omitempty"`
	Rules []string         `json:"rules"`
}

type deployedEvent struct {
	Text  string   `json:"text"`
	Rules []string `json:"rules"`
}

// JSON returns the deployment for JSON.
func (d *Drawn) JSON() any {
	out := deploymentAnswer{
		Version: 1, Map: d.Field.Map.ID, Mode: d.Mode.String(), Seed: d.Seed, Boxes: report.NotNull(d.Boxes), Lore: d.Lore,
		First: d.First.String(), Players: []deployedPlayer{}, Units: []deployedUnit{}, Features: []deployedFeature{},
		Losses: []deployedLoss{}, Events: []deployedEvent{}, Findings: d.Notices(),
	}
	for _, p := range d.Players {
		p.Specialists = report.NotNull(p.Specialists)
		player := deployedPlayer{Camp: p.Camp.String(), PlayerResult: &p}
		if d.Field.Board.Epic && p.Zone >= 0 && p.Zone < len(d.Field.Board.Zones) {
			player.Zone = d.Field.Board.Zones[p.Zone].ID
		}
		out.Players = append(out.Players, player)
	}
	for _, i := range d.inPlacing() {
		out.Units = append(out.Units, unitForMachines(d.Deployment, &d.Placed[i]))
	}
	for _, f := range d.Features {
		out.Features = append(out.Features, deployedFeature{d.Field.Hexes.Label(f.Hex), f})
	}
	for i := range d.Events {
		e := &d.Events[i]
		rules := report.NotNull(e.Rules())
		out.Events = append(out.Events, deployedEvent{e.Text(d.Field), rules})
		if count, of := e.Lost(); count > 0 {
			loss := deployedLoss{Player: e.Player, Card: e.Card, Count: count, Units: report.NotNull(of), Rules: rules}
			if e.From != hex.None {
				loss.Mark = d.Field.Hexes.Label(e.From)
			}
			out.Losses = append(out.Losses, loss)
		}
	}
	return out
}

func unitForMachines(d *deploy.Deployment, p *deploy.Placement) deployedUnit {
	out := deployedUnit{
		Hex: d.Field.Hexes.Label(p.Hex), Camp: p.Camp.String(), Player: p.Player, Unit: p.Unit.ID, Figures: p.Figures,
		Wing: groupNames[groupOf(d, p)], Levy: p.Token(), How: p.How.String(), Marks: report.NotNull(p.Marks),
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
