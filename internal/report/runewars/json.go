package runewars

import (
	"strconv"

	"muster/internal/engine/arena"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/setup"
	"muster/report"
)

type jsonSeat struct {
	Faction     string   `json:"faction"`
	Player      string   `json:"player"`
	Areas       []string `json:"areas"`
	Units       int      `json:"units"`
	Strongholds int      `json:"strongholds"`
	Food        int      `json:"food"`
	Wood        int      `json:"wood"`
	Ore         int      `json:"ore"`
	Influence   int      `json:"influence"`
	Runes       int      `json:"runes"`
	Out         bool     `json:"out"`
}

type jsonTurn struct {
	Year    int    `json:"year"`
	Season  string `json:"season"`
	Faction string `json:"faction"` // "" before the Orders of the season
	Order   int    `json:"order"`   // -1 for none
	Bonus   bool   `json:"bonus"`
	Brought string `json:"brought"`
}

// factionOf returns the id of a seat's faction; "" for none.
func factionOf(g *setup.Game, seat uint8) string {
	if int(seat) < len(g.Factions) {
		return g.Factions[seat].ID
	}
	return ""
}

// JSON returns the game in the form of its JSON output; g is the played game.
func (t *GameAnswer) JSON(id string, g *matches.Game) any {
	out := struct {
		Version   int        `json:"version"`
		Adventure string     `json:"adventure"`
		Content   string     `json:"content"`
		Seed      string     `json:"seed"`
		Ended     string     `json:"ended"`
		Winner    string     `json:"winner"`
		Year      int        `json:"year"`
		Season    string     `json:"season"`
		Choices   int        `json:"choices"`
		Years     int        `json:"years"`
		ToWin     int        `json:"runes_to_win"`
		Seats     []jsonSeat `json:"seats"`
		LogLines  []jsonTurn `json:"told"`
	}{
		Version: report.Version, Adventure: id, Content: t.game.Content(), Seed: strconv.FormatUint(g.Seed, 10),
		Ended: matches.EndNames[g.Ended], Winner: factionOf(t.game, g.Winner), Year: g.Year,
		Season: narrate.Season(g.Season), Choices: g.Decisions, Years: int(t.game.Rules.Options.Years),
		ToWin: int(t.game.Rules.Options.ToWin),
		Seats: []jsonSeat{}, LogLines: []jsonTurn{},
	}
	for seat, f := range t.game.Factions {
		n := standingOf(t.game, &t.last, seat)
		out.Seats = append(out.Seats, jsonSeat{
			f.ID, g.Players[seat], areaList(t.game, t.last.Held[seat]), n.units, n.strongholds, n.dials[runewars.Food],
			n.dials[runewars.Wood], n.dials[runewars.Ore], n.influence, n.runes, t.last.Seats[seat].Out,
		})
	}
	for i := range t.turns.turns {
		l := &t.turns.turns[i]
		order := int(l.order)
		if l.order == runewars.NoOrder {
			order = -1
		}
		out.LogLines = append(out.LogLines, jsonTurn{
			l.year, narrate.Season(l.part), factionOf(t.game, l.seat), order, l.bonus, l.brought(t.game),
		})
	}
	return out
}

type jsonPlace struct {
	Faction   string           `json:"faction"`
	Player    string           `json:"player"` // for games without rotation
	Won       report.GameShare `json:"won"`
	PlayerWon report.GameShare `json:"player_won"` // wherever that player sat
	Areas     arena.Spread     `json:"areas"`
	Runes     arena.Spread     `json:"runes"`
	Claims    int              `json:"victory_cards"`
	Failed    int              `json:"victory_cards_taken_back"`
	Out       int              `json:"out"`
	Orders    []int            `json:"orders"`
	Bonuses   []int            `json:"bonuses"`
}

type jsonArea struct {
	Area string `json:"area"`
	City bool   `json:"city"`
	Held int    `json:"held"` // games in which a seat did at some time
}

type jsonGame struct {
	Game    int      `json:"game"`
	Seed    uint64   `json:"seed,string"`
	Players []string `json:"players"`
	Ended   string   `json:"ended"`
	Winner  string   `json:"winner"`
	Year    int      `json:"year"`
	Season  string   `json:"season"`
	Choices int      `json:"choices"`
	Again   string   `json:"again"`
}

type jsonBatch struct {
	Version     int              `json:"version"`
	Adventure   string           `json:"adventure"`
	Seed        string           `json:"seed"`
	Moved       bool             `json:"moved"` // each seed once for each seat, with all players one seat further
	Asked       int              `json:"asked"`
	Played      int              `json:"played"`
	Interrupted bool             `json:"interrupted"`
	Seats       []jsonPlace      `json:"seats"`
	Nobody      report.GameShare `json:"nobody"`
	Ended       map[string]int   `json:"ended"`
	Seasons     arena.Spread     `json:"seasons"`
	Quiet       arena.Spread     `json:"quiet_seasons"`
	Battles     arena.Spread     `json:"battles"`
	Diplomacy   arena.Spread     `json:"diplomacy"`
	Choices     arena.Spread     `json:"choices"`
	Areas       []jsonArea       `json:"areas"`
	Games       []jsonGame       `json:"games"`
	Signature   string           `json:"signature"`
}

// JSON returns the batch in the form of its JSON output.
func (x *Batch) JSON() any {
	r := x.Report
	share := func(n int) report.GameShare { return report.ShareOf(x.share(n)) }
	out := &jsonBatch{
		Version: report.Version, Adventure: x.ID, Seed: x.Seed, Moved: x.Swap, Asked: r.Asked, Played: len(r.Games),
		Interrupted: x.Interrupted, Seats: []jsonPlace{}, Nobody: share(r.Nobody),
		Ended:   report.Ended(matches.EndNames[:], r.Reasons[:]),
		Seasons: r.Seasons, Quiet: r.Quiet, Battles: r.Battles,
		Diplomacy: r.Parleys, Choices: r.Decisions, Areas: []jsonArea{},
		Games: []jsonGame{}, Signature: strconv.FormatUint(r.Signature, 16),
	}
	for seat, f := range x.Game.Factions {
		out.Seats = append(out.Seats, jsonPlace{
			f.ID, x.Players[seat], share(r.Wins[seat]), share(r.PlayerWon[seat]), r.Areas[seat],
			r.Runes[seat], r.Claims[seat], r.Failed[seat], r.Out[seat], r.Orders[seat][:],
			r.Bonuses[seat][:],
		})
	}
	for a := range x.Game.Rules.Areas {
		out.Areas = append(out.Areas, jsonArea{narrate.Area(x.Game, uint8(a)), x.Game.Rules.Areas[a].City, r.Ever[a]})
	}
	for i := range r.Games {
		g := &r.Games[i]
		out.Games = append(out.Games, jsonGame{
			g.Index, g.Seed, g.Players, matches.EndNames[g.Ended], factionOf(x.Game, g.Winner), g.Year,
			narrate.Season(g.Season), g.Decisions, again(x.Word, g.Seed, g.Players).String(),
		})
	}
	return out
}
