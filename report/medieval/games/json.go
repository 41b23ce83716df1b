package games

import (
	"strconv"

	"muster/engine/command/boards"
	"muster/engine/medieval"
	"muster/engine/medieval/matches"
	common "muster/report/games"
)

type jsonTurn struct {
	Turn    int                   `json:"turn"`
	Side    string                `json:"side"`
	Card    string                `json:"card"`
	Orders  int                   `json:"orders"`
	Battles int                   `json:"battles"`
	Banners common.Pair[int]      `json:"banners"`
	Tokens  common.Pair[int]      `json:"tokens"`
	Blocks  common.Pair[int]      `json:"blocks_lost"`
	Fell    common.Pair[[]string] `json:"lost"` // units and Leaders
	Notes   []string              `json:"notes"`
}

type jsonStanding struct {
	Hex    string `json:"hex"`
	Side   string `json:"side"`
	Unit   string `json:"unit,omitempty"` // none for a Leader alone
	Bow    bool   `json:"bow,omitempty"`
	Blocks int    `json:"blocks,omitempty"`
	Full   int    `json:"full,omitempty"`
	Leader string `json:"leader,omitempty"`
}

// JSON is the game for machines; g is how it was played.
func (t *Game) JSON(g *matches.Game) any {
	b := t.battle
	out := struct {
		Version   int                 `json:"version"`
		Adventure string              `json:"adventure"`
		Content   string              `json:"content"`
		Seed      string              `json:"seed"`
		Players   common.Pair[string] `json:"players"`
		Ended     string              `json:"ended"`
		Winner    string              `json:"winner"`
		Turns     int                 `json:"turns"`
		Choices   int                 `json:"choices"`
		Banners   common.Pair[int]    `json:"banners"`
		Goal      common.Pair[int]    `json:"goal"`
		Unplayed  []string            `json:"unplayed_rules"`
		Board     []jsonStanding      `json:"board"`
		Told      []jsonTurn          `json:"told"`
	}{
		Version: common.Version, Adventure: b.Adventure.ID, Content: b.Content(), Seed: strconv.FormatUint(b.Seed, 10),
		Players: common.PairOf(g.Players), Ended: matches.EndNames[g.Ended], Winner: matches.SideName(g.Winner),
		Turns: g.Turns, Choices: g.Decisions, Banners: common.PairOf(g.Score), Goal: common.PairOf(b.Rules.Goal),
		Unplayed: append([]string{}, b.Unplayed...), Board: t.standing(), Told: []jsonTurn{},
	}
	for i := range t.turns.turns {
		l := &t.turns.turns[i]
		out.Told = append(out.Told, jsonTurn{
			l.turn, matches.SideName(medieval.Side(l.camp)), l.card, l.orders, l.battles, common.PairOf(l.banners),
			common.PairOf(l.tokens), common.PairOf(l.blocks),
			common.PairOf([2][]string{append([]string{}, l.fell[0]...), append([]string{}, l.fell[1]...)}),
			append([]string{}, l.notes...),
		})
	}
	return out
}

// standing are the units and Leaders on the board at the end.
func (t *Game) standing() []jsonStanding {
	out := []jsonStanding{}
	b, s := t.battle, &t.last
	name := func(l uint8) string {
		if l == medieval.NoLeader {
			return ""
		}
		return b.Leaders[l].Name
	}
	for i := range b.Units {
		if u := &s.Units[i]; u.At >= 0 {
			out = append(out, jsonStanding{
				b.Field.Hexes.Label(u.At), matches.SideName(medieval.Side(u.Camp)), b.Units[i].Type, b.Units[i].Bow,
				int(u.Blocks), int(u.Full), name(s.Led[u.At]),
			})
		}
	}
	for i := range b.Leaders {
		if l := &s.Leaders[i]; l.At >= 0 && s.On[l.At] == medieval.NoUnit {
			out = append(out, jsonStanding{
				Hex: b.Field.Hexes.Label(l.At), Side: matches.SideName(medieval.Side(l.Camp)), Leader: b.Leaders[i].Name,
			})
		}
	}
	return out
}

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

type jsonUnit struct {
	Side    string `json:"side"`
	Hex     string `json:"hex"`
	Unit    string `json:"unit"`
	Ordered int    `json:"ordered"`
	Fought  int    `json:"fought"`
	Lost    int    `json:"lost"`
	Left    int    `json:"left"`
}

type jsonLeader struct {
	Side    string `json:"side"`
	Hex     string `json:"hex"`
	Leader  string `json:"leader"`
	Led     int    `json:"led"`
	Ordered int    `json:"ordered"`
	Moved   int    `json:"moved"`
	Checked int    `json:"checked"`
	Fell    int    `json:"fell"`
	Left    int    `json:"left"`
}

type jsonPoint struct {
	Pointer string           `json:"pointer"`
	Name    string           `json:"name"`
	Held    common.Pair[int] `json:"held"`
}

type jsonCard struct {
	Card   string `json:"card"`
	Games  int    `json:"games"`
	Served int    `json:"served"`
	Played int    `json:"played"`
	Answer int    `json:"as_answer"`
}

type jsonAction struct {
	Action string `json:"action"`
	Games  int    `json:"games"`
	Used   int    `json:"used"`
}

type jsonTerrain struct {
	Terrain string `json:"terrain"`
	Hexes   int    `json:"hexes"`
	Entered int    `json:"entered"`
}

// jsonPolicy is what a policy won with each side. Of two equal ones the first had the top side.
type jsonPolicy struct {
	Policy string           `json:"policy"`
	Won    common.Pair[int] `json:"won"`
	Of     common.Pair[int] `json:"of"`
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
	Evaded      common.Spread              `json:"evasions"`
	Units       []jsonUnit                 `json:"units"`
	Leaders     []jsonLeader               `json:"leaders"`
	Objectives  []jsonPoint                `json:"objectives"`
	Cards       []jsonCard                 `json:"cards"`
	Actions     []jsonAction               `json:"inspired_actions"`
	Terrain     []jsonTerrain              `json:"terrain"`
	Unplayed    []string                   `json:"unplayed_rules"`
	Games       []jsonGame                 `json:"games"`
	Signature   string                     `json:"signature"`
}

// JSON is the batch for machines.
func (x *Batch) JSON() any {
	r := x.Report
	all := len(r.Games)
	share := func(n int) common.Share { return common.ShareOf(common.Estimate(n, all)) }
	out := &jsonBatch{
		Version: common.Version, Adventure: x.Adventure.ID, Seed: x.Seed, Players: common.PairOf(x.Players),
		Swapped: x.Swap, Asked: r.Asked, Played: all, Interrupted: x.Interrupted,
		Wins:  common.PairOf([2]common.Share{share(r.Wins[0]), share(r.Wins[1])}),
		Draws: share(r.Draws), Ended: map[string]int{}, Policies: []jsonPolicy{},
		Turns: common.SpreadOf(r.Turns), Choices: common.SpreadOf(r.Decisions),
		Banners: common.SpreadsOf(r.Banners),
		Idle:    common.SpreadOf(r.Idle), Quiet: common.SpreadOf(r.Quiet), Evaded: common.SpreadOf(r.Evaded),
		Unplayed: append([]string{}, r.Unplayed...), Games: []jsonGame{}, Signature: strconv.FormatUint(r.Signature, 16),
	}
	for place, name := range x.Players {
		won, of := x.byPlace(place)
		out.Policies = append(out.Policies, jsonPolicy{name, common.PairOf(won), common.PairOf(of)})
	}
	for how, n := range r.Reasons {
		if n > 0 {
			out.Ended[matches.EndNames[how]] = n
		}
	}
	x.tallies(out)
	for i := range r.Games {
		g := &r.Games[i]
		out.Games = append(out.Games, jsonGame{
			g.Index, strconv.FormatUint(g.Seed, 10), common.PairOf(g.Players), matches.EndNames[g.Ended],
			matches.SideName(g.Winner), g.Turns, g.Decisions, common.PairOf(g.Score),
			common.Again(x.Word, g.Seed, g.Players).String(),
		})
	}
	return out
}

// tallies adds what was used.
func (x *Batch) tallies(out *jsonBatch) {
	r := x.Report
	side := func(c boards.Camp) string { return matches.SideName(medieval.Side(c)) }
	out.Units, out.Leaders, out.Objectives = []jsonUnit{}, []jsonLeader{}, []jsonPoint{}
	out.Cards, out.Actions, out.Terrain = []jsonCard{}, []jsonAction{}, []jsonTerrain{}
	for i := range r.Units {
		u := &r.Units[i]
		out.Units = append(out.Units, jsonUnit{side(u.Camp), u.Label, u.Type, u.Ordered, u.Fought, u.Lost, u.Left})
	}
	for i := range r.Leaders {
		l := &r.Leaders[i]
		out.Leaders = append(out.Leaders, jsonLeader{
			side(l.Camp), l.Label, l.Name, l.Led, l.Ordered, l.Moved, l.Checked, l.Fell, l.Left,
		})
	}
	for i := range r.Points {
		p := &r.Points[i]
		out.Objectives = append(out.Objectives, jsonPoint{p.Ptr, p.Name, common.PairOf(p.Taken)})
	}
	for i := range r.Cards {
		c := &r.Cards[i]
		out.Cards = append(out.Cards, jsonCard{c.ID, c.Games, c.Served, c.Played, c.Answer})
	}
	for i := range r.Actions {
		a := &r.Actions[i]
		out.Actions = append(out.Actions, jsonAction{a.ID, a.Games, a.Used})
	}
	for i := range r.Terrain {
		t := &r.Terrain[i]
		out.Terrain = append(out.Terrain, jsonTerrain{t.ID, t.Hexes, t.Entered})
	}
}
