package games

import (
	"strconv"

	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	common "muster/report/games"
)

type jsonGame struct {
	Index   int                 `json:"index"`
	Seed    string              `json:"seed"`
	Players common.Pair[string] `json:"players"`
	Ended   string              `json:"ended"`
	Winner  string              `json:"winner"`
	Turns   int                 `json:"turns"`
	Choices int                 `json:"choices"`
	Banners common.Pair[int]    `json:"banners"`
	Command string              `json:"command"`
}

type jsonNotSetUp struct {
	Index   int      `json:"index"`
	Seed    string   `json:"seed"`
	Reasons []string `json:"reasons"`
}

type jsonUnit struct {
	Camp    string `json:"camp"`
	Hex     string `json:"hex"`
	Unit    string `json:"unit"`
	Games   int    `json:"games"`
	Ordered int    `json:"ordered"`
	Lost    int    `json:"lost"`
}

type jsonPoint struct {
	Pointer string           `json:"pointer"`
	Name    string           `json:"name"`
	Held    common.Pair[int] `json:"held"`
}

type jsonTerrain struct {
	Terrain string `json:"terrain"`
	Hexes   int    `json:"hexes"`
	Entered int    `json:"entered"`
}

type jsonRule struct {
	Pointer string `json:"pointer"`
	Rule    string `json:"rule"`
	Do      string `json:"do"`
	Used    int    `json:"used"`
}

type jsonBatch struct {
	Version     int                        `json:"version"`
	Adventure   string                     `json:"adventure"`
	Seed        string                     `json:"seed"`
	Players     common.Pair[string]        `json:"players"`
	Swapped     bool                       `json:"swap"`
	Asked       int                        `json:"asked"`
	Played      int                        `json:"played"`
	Interrupted bool                       `json:"interrupted"`
	Wins        common.Pair[common.Share]  `json:"wins"`
	Draws       common.Share               `json:"draws"`
	Policies    []jsonPolicy               `json:"policies"`
	Ended       map[string]int             `json:"ended"` // encoding/json sorts the keys
	Turns       common.Spread              `json:"turns"`
	Choices     common.Spread              `json:"choices"`
	Banners     common.Pair[common.Spread] `json:"banners"`
	Idle        common.Spread              `json:"turns_without_order"`
	Quiet       common.Spread              `json:"turns_without_loss"`
	Units       []jsonUnit                 `json:"units"`
	Objectives  []jsonPoint                `json:"objectives"`
	Terrain     []jsonTerrain              `json:"terrain"`
	Rules       []jsonRule                 `json:"rules"`
	Unplayed    []string                   `json:"unplayed_rules"`
	Allies      []jsonSeat                 `json:"allies,omitempty"`
	Lore        *jsonBatchLore             `json:"lore,omitempty"`
	Refused     []jsonNotSetUp             `json:"refused"`
	Games       []jsonGame                 `json:"games"`
	Signature   string                     `json:"signature"`
}

// jsonPolicy is what a policy won with each camp. Of two equal ones the first had the Pennants.
type jsonPolicy struct {
	Policy string           `json:"policy"`
	Won    common.Pair[int] `json:"won"`
	Of     common.Pair[int] `json:"of"`
}

// JSON is the batch for machines.
func (x *Batch) JSON() any {
	r := x.Report
	all := len(r.Games)
	share := func(n int) common.Share { return common.ShareOf(x.share(n)) }
	out := &jsonBatch{
		Version: common.Version, Adventure: x.Adventure.ID, Seed: x.Seed, Players: common.PairOf(x.Players), Swapped: x.Swap,
		Asked: r.Asked, Played: all, Interrupted: x.Interrupted,
		Wins:  common.PairOf([2]common.Share{share(r.Wins[boards.Pennant]), share(r.Wins[boards.Standard])}),
		Draws: share(r.Draws), Ended: map[string]int{}, Policies: []jsonPolicy{},
		Turns: common.SpreadOf(r.Turns), Choices: common.SpreadOf(r.Decisions),
		Banners: common.SpreadsOf(r.Banners),
		Idle:    common.SpreadOf(r.Idle), Quiet: common.SpreadOf(r.Quiet),
		Units: []jsonUnit{}, Objectives: []jsonPoint{}, Terrain: []jsonTerrain{}, Rules: []jsonRule{},
		Unplayed: append([]string{}, r.Unplayed...), Refused: []jsonNotSetUp{}, Games: []jsonGame{},
		Signature: strconv.FormatUint(r.Signature, 16),
	}
	for place, name := range x.Players {
		won, of := x.byCamp(place)
		out.Policies = append(out.Policies, jsonPolicy{name, common.PairOf(won), common.PairOf(of)})
	}
	for how, n := range r.Reasons {
		if n > 0 {
			out.Ended[matches.EndNames[how]] = n
		}
	}
	out.Allies, out.Lore = x.seatsJSON(), x.loreJSON()
	x.tallies(out)
	return out
}

// tallies adds what was used, and every game.
func (x *Batch) tallies(out *jsonBatch) {
	r := x.Report
	for i := range r.Units {
		u := &r.Units[i]
		out.Units = append(out.Units, jsonUnit{u.Camp.String(), u.Label, u.Type, u.Games, u.Ordered, u.Lost})
	}
	for i := range r.Points {
		p := &r.Points[i]
		out.Objectives = append(out.Objectives, jsonPoint{p.Ptr, p.Name, common.PairOf(p.Taken)})
	}
	for i := range r.Terrain {
		out.Terrain = append(out.Terrain, jsonTerrain{r.Terrain[i].ID, r.Terrain[i].Hexes, r.Terrain[i].Entered})
	}
	for i := range r.Rules {
		out.Rules = append(out.Rules, jsonRule{r.Rules[i].Ptr, r.Rules[i].Rule, r.Rules[i].Do, r.Rules[i].Used})
	}
	for _, g := range r.Refused {
		texts := []string{}
		for _, reason := range g.Reasons {
			texts = append(texts, reason.Message())
		}
		out.Refused = append(out.Refused, jsonNotSetUp{g.Index, strconv.FormatUint(g.Seed, 10), texts})
	}
	for i := range r.Games {
		g := &r.Games[i]
		out.Games = append(out.Games, jsonGame{
			g.Index, strconv.FormatUint(g.Seed, 10), common.PairOf(g.Players), matches.EndNames[g.Ended], winnerName(g.Winner),
			g.Turns, g.Decisions, common.PairOf(g.Score), x.Line.Command(g.Seed, g.Players).String(),
		})
	}
}
