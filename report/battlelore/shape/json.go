package shape

import (
	"strconv"

	"muster/engine/command/boards"
	"muster/engine/inference"
)

// Version is that of the answer for machines. It rises when a key changes its sense or goes.
const Version = 1

type jsonSeen struct {
	Seed    string    `json:"seed"`
	Players [2]string `json:"players"`
	Command string    `json:"command"`
}

func seenJSON(s *Seen) *jsonSeen {
	if s == nil {
		return nil
	}
	return &jsonSeen{strconv.FormatUint(s.Seed, 10), s.Players, s.Command.String()}
}

// jsonFared is how a camp fared: shares and intervals are in thousandths, a draw is half a win.
type jsonFared struct {
	Games int       `json:"games"`
	Won   int       `json:"won"`
	Drawn int       `json:"drawn"`
	Share int       `json:"share"`
	Low   int       `json:"low"`
	High  int       `json:"high"`
	Win   *jsonSeen `json:"win,omitempty"`
	Loss  *jsonSeen `json:"loss,omitempty"`
}

func faredJSON(f *Fared) jsonFared {
	return jsonFared{f.Games, f.Won, f.Drawn, f.Share, f.Low, f.High, seenJSON(f.Win), seenJSON(f.Loss)}
}

type jsonVersus struct {
	With       jsonFared `json:"with"`
	Without    jsonFared `json:"without"`
	Difference int       `json:"difference"`       // in thousandths
	Chance     *int64    `json:"chance,omitempty"` // of luck alone, in millionths; of too few games there is none
	Called     bool      `json:"called_out"`
}

func versusJSON(v *Versus) jsonVersus {
	out := jsonVersus{faredJSON(&v.With), faredJSON(&v.Without), v.Difference, nil, v.Called}
	if v.Enough {
		millionths := int64(v.Apart / (inference.Sure / 1_000_000))
		out.Chance = &millionths
	}
	return out
}

// jsonPair is a value of each camp.
type jsonPair[T any] struct {
	Pennant  T `json:"pennant"`
	Standard T `json:"standard"`
}

func pair[S, T any](list [boards.Camps]S, of func(*S) T) jsonPair[T] {
	return jsonPair[T]{of(&list[boards.Pennant]), of(&list[boards.Standard])}
}

func same[T any](v *T) T { return *v }

type jsonValue struct {
	Value int  `json:"value"` // shares and parts in thousandths, means in hundredths
	Low   *int `json:"low,omitempty"`
	High  *int `json:"high,omitempty"`
	Games int  `json:"games"`
}

func valueJSON(v Value) jsonValue {
	out := jsonValue{Value: v.N, Games: v.Of}
	if v.Kind == OfGames {
		out.Low, out.High = &v.Low, &v.High
	}
	return out
}

type jsonMeasure struct {
	ID      string     `json:"id"`
	Value   *jsonValue `json:"value,omitempty"`
	Banners *jsonValue `json:"by_banners,omitempty"`
	Figures *jsonValue `json:"by_figures,omitempty"`
}

type jsonSpread struct {
	Mean   int `json:"mean"` // in hundredths
	Lower  int `json:"lower_quarter"`
	Middle int `json:"middle"`
	Upper  int `json:"upper_quarter"`
}

type jsonTurn struct {
	Turn      int                  `json:"turn"`
	Games     int                  `json:"games"`
	Banners   jsonPair[jsonSpread] `json:"banners"`
	Leads     jsonPair[int]        `json:"leads"`
	LeaderWon jsonValue            `json:"leader_wins"`
}

type jsonLength struct {
	What   string `json:"what"`
	Least  int    `json:"least"`
	Lower  int    `json:"lower_quarter"`
	Middle int    `json:"middle"`
	Upper  int    `json:"upper_quarter"`
	Most   int    `json:"most"`
}

type jsonEnd struct {
	Ended string    `json:"ended"`
	Games int       `json:"games"`
	Seen  *jsonSeen `json:"game"`
}

type jsonCard struct {
	ID     string               `json:"id"`
	Dealt  jsonPair[jsonVersus] `json:"dealt"`
	Played jsonPair[int]        `json:"played"`
}

type jsonGoal struct {
	Pointer string               `json:"pointer"`
	Name    string               `json:"name"`
	First   jsonPair[jsonVersus] `json:"first"`
	Never   jsonValue            `json:"never"`
}

type jsonClass struct {
	Class string               `json:"class"`
	Cast  jsonPair[jsonVersus] `json:"played"`
}

type jsonCouncil struct {
	Player string     `json:"player"`
	Camp   string     `json:"camp"`
	Seat   string     `json:"seat"`
	Level  int        `json:"level"`
	Fared  jsonVersus `json:"fared"`
}

type jsonUnit struct {
	Camp      string     `json:"camp"`
	Hex       string     `json:"hex"`
	Unit      string     `json:"unit"`
	Games     int        `json:"games"`
	Ordered   int        `json:"ordered"`
	Fought    int        `json:"fought"`
	Alive     jsonVersus `json:"alive"`
	LostFirst jsonFared  `json:"lost_first"`
}

type jsonPlace struct {
	Hex    string        `json:"hex"`
	Stood  int           `json:"stood"`
	Losses jsonPair[int] `json:"losses"`
	Moves  jsonPair[int] `json:"moves"`
	Blows  jsonPair[int] `json:"blows"`
}

type jsonUnused struct {
	Unordered []string `json:"units_never_ordered"`
	Unstruck  []string `json:"units_never_in_a_fight"`
	Cards     []string `json:"command_cards"`
	Lore      []string `json:"lore_cards"`
	Terrain   []string `json:"terrain"`
	Ground    []string `json:"hexes"`
}

type jsonClaim struct {
	What string    `json:"what"`
	Seen *jsonSeen `json:"game"`
}

type jsonAnswer struct {
	Version    int                 `json:"version"`
	Adventure  string              `json:"adventure"`
	Games      int                 `json:"games"`
	Won        jsonPair[jsonFared] `json:"won"`
	Drawn      int                 `json:"drawn"`
	Length     []jsonLength        `json:"length"`
	Turns      []int               `json:"games_by_turns"` // from 0 turns on
	Ends       []jsonEnd           `json:"ends"`
	Measures   []jsonMeasure       `json:"measures"`
	Course     []jsonTurn          `json:"by_turn"`
	Cards      []jsonCard          `json:"command_cards"`
	First      *jsonVersus         `json:"pennants_move_first,omitempty"`
	Objectives []jsonGoal          `json:"objectives"`
	Classes    []jsonClass         `json:"lore"`
	Councils   []jsonCouncil       `json:"councils"`
	Units      []jsonUnit          `json:"units"`
	Places     []jsonPlace         `json:"hexes"`
	Unused     jsonUnused          `json:"unused"`
	Claims     []jsonClaim         `json:"games_to_see"`
}
