package kernel

import (
	"strconv"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/matches"
	"muster/report"
)

type jsonStanding struct {
	Hex    string `json:"hex"`
	Side   string `json:"side"`
	Unit   string `json:"unit,omitempty"` // none for a Leader alone
	Bow    bool   `json:"bow,omitempty"`
	Blocks int    `json:"blocks,omitempty"`
	Full   int    `json:"full,omitempty"`
	Leader string `json:"leader,omitempty"`
}

// JSON returns the game in the form of its JSON output; g is the played game.
func (t *GameAnswer) JSON(g *matches.Game) any {
	b := t.battle
	return struct {
		report.Result
		Unplayed []string       `json:"unplayed_rules"`
		Board    []jsonStanding `json:"board"`
		LogLines []turnLine     `json:"told"`
	}{
		report.Result{
			Version: report.Version, Adventure: b.Adventure.ID, Content: b.Content(), Seed: b.Seed, Players: g.Players,
			Ended: matches.EndNames[g.Ended], Winner: matches.SideName(g.Winner), Turns: g.Turns, Choices: g.Decisions,
			Banners: g.Score, Goal: b.Rules.Goal,
		},
		report.NotNull(b.Unplayed), t.standing(), report.NotNull(t.turns.turns),
	}
}

// standing returns the units and Leaders on the board at the end.
func (t *GameAnswer) standing() []jsonStanding {
	out := []jsonStanding{}
	b, s := t.battle, &t.last
	name := func(l uint8) string {
		if l == kernel.NoLeader {
			return ""
		}
		return b.Leaders[l].Name
	}
	for i := range b.Units {
		if u := &s.Units[i]; u.At >= 0 {
			out = append(out, jsonStanding{
				b.Field.Hexes.Label(u.At), matches.SideName(kernel.Side(u.Camp)), b.Units[i].Type, b.Units[i].Bow,
				int(u.Blocks), int(u.Full), name(s.Led[u.At]),
			})
		}
	}
	for i := range b.Leaders {
		if l := &s.Leaders[i]; l.At >= 0 && s.On[l.At] == kernel.NoUnit {
			out = append(out, jsonStanding{
				Hex: b.Field.Hexes.Label(l.At), Side: matches.SideName(kernel.Side(l.Camp)), Leader: b.Leaders[i].Name,
			})
		}
	}
	return out
}

type jsonUnit struct {
	Side string `json:"side"`
	*matches.UnitStats
}

type jsonLeader struct {
	Side string `json:"side"`
	*matches.LeaderStats
}

type jsonPoint struct {
	*matches.PointStats
	Held report.PairOf[int] `json:"held"`
}

type jsonBatch struct {
	report.PlayedBatch
	Evaded     arena.Spread           `json:"evasions"`
	Units      []jsonUnit             `json:"units"`
	Leaders    []jsonLeader           `json:"leaders"`
	Objectives []jsonPoint            `json:"objectives"`
	Cards      []matches.CardStats    `json:"cards"`
	Actions    []matches.ActionStats  `json:"inspired_actions"`
	Terrain    []matches.TerrainStats `json:"terrain"`
	Unplayed   []string               `json:"unplayed_rules"`
	Games      []report.Game          `json:"games"`
	Signature  string                 `json:"signature"`
}

// JSON returns the batch in the form of its JSON output.
func (x *Batch) JSON() any {
	r := x.Report
	out := &jsonBatch{
		PlayedBatch: x.won().Batch(x.Adventure.ID, x.Seed), Evaded: r.Evaded, Units: []jsonUnit{}, Leaders: []jsonLeader{},
		Objectives: []jsonPoint{}, Cards: report.NotNull(r.Cards), Actions: report.NotNull(r.Actions),
		Terrain: report.NotNull(r.Terrain), Unplayed: report.NotNull(r.Unplayed), Games: []report.Game{},
		Signature: strconv.FormatUint(r.Signature, 16),
	}
	out.Asked, out.Interrupted = r.Asked, x.Interrupted
	out.Ended = report.Ended(matches.EndNames[:], r.Reasons[:])
	out.Turns, out.Choices, out.Banners, out.Idle, out.Quiet = r.Turns, r.Decisions, r.Banners, r.Idle, r.Quiet
	side := func(c boards.Camp) string { return matches.SideName(kernel.Side(c)) }
	for i := range r.Units {
		out.Units = append(out.Units, jsonUnit{side(r.Units[i].Camp), &r.Units[i]})
	}
	for i := range r.Leaders {
		out.Leaders = append(out.Leaders, jsonLeader{side(r.Leaders[i].Camp), &r.Leaders[i]})
	}
	for i := range r.Points {
		out.Objectives = append(out.Objectives, jsonPoint{&r.Points[i], r.Points[i].Taken})
	}
	for i := range r.Games {
		g := &r.Games[i]
		out.Games = append(out.Games, report.Game{
			Index: g.Index, Seed: g.Seed, Players: g.Players, Ended: matches.EndNames[g.Ended],
			Winner: matches.SideName(g.Winner), Turns: g.Turns, Choices: g.Decisions, Banners: g.Score,
			Command: report.Again(x.Word, g.Seed, g.Players).String(),
		})
	}
	return out
}
