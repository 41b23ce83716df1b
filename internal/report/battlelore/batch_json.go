package battlelore

import (
	"strconv"

	"muster/internal/engine/battlelore/matches"
	"muster/report"
)

type jsonNotSetUp struct {
	Index   int      `json:"index"`
	Seed    uint64   `json:"seed,string"`
	Reasons []string `json:"reasons"`
}

type jsonUnit struct {
	Camp string `json:"camp"`
	*matches.UnitStats
}

type jsonPoint struct {
	*matches.PointStats
	Held report.PairOf[int] `json:"held"`
}

type jsonBatch struct {
	report.PlayedBatch
	Units      []jsonUnit             `json:"units"`
	Objectives []jsonPoint            `json:"objectives"`
	Terrain    []matches.TerrainStats `json:"terrain"`
	Rules      []matches.RuleStats    `json:"rules"`
	Unplayed   []string               `json:"unplayed_rules"`
	Allies     []jsonSeat             `json:"allies,omitempty"`
	Lore       *jsonBatchLore         `json:"lore,omitempty"`
	Refused    []jsonNotSetUp         `json:"refused"`
	Games      []report.Game          `json:"games"`
	Signature  string                 `json:"signature"`
}

// JSON returns the batch in the form of its JSON output.
func (x *Batch) JSON() any {
	r := x.Report
	out := &jsonBatch{
		PlayedBatch: x.won().Batch(x.Adventure.ID, x.Seed), Units: []jsonUnit{}, Objectives: []jsonPoint{},
		Terrain: report.NotNull(r.Terrain), Rules: report.NotNull(r.Rules), Unplayed: report.NotNull(r.Unplayed),
		Allies: x.seatsJSON(), Lore: x.loreJSON(), Refused: []jsonNotSetUp{}, Games: []report.Game{},
		Signature: strconv.FormatUint(r.Signature, 16),
	}
	out.Asked, out.Interrupted = r.Asked, x.Interrupted
	out.Ended = report.Ended(matches.EndNames[:], r.Reasons[:])
	out.Turns, out.Choices, out.Banners, out.Idle, out.Quiet = r.Turns, r.Decisions, r.Banners, r.Idle, r.Quiet
	for i := range r.Units {
		out.Units = append(out.Units, jsonUnit{r.Units[i].Camp.String(), &r.Units[i]})
	}
	for i := range r.Points {
		out.Objectives = append(out.Objectives, jsonPoint{&r.Points[i], r.Points[i].Taken})
	}
	for _, g := range r.Refused {
		texts := []string{}
		for _, reason := range g.Reasons {
			texts = append(texts, reason.Message())
		}
		out.Refused = append(out.Refused, jsonNotSetUp{g.Index, g.Seed, texts})
	}
	for i := range r.Games {
		g := &r.Games[i]
		out.Games = append(out.Games, report.Game{
			Index: g.Index, Seed: g.Seed, Players: g.Players, Ended: matches.EndNames[g.Ended], Winner: winnerName(g.Winner),
			Turns: g.Turns, Choices: g.Decisions, Banners: g.Score, Command: x.Line.Command(g.Seed, g.Players).String(),
		})
	}
	return out
}
