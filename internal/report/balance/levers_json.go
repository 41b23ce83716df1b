package balance

import (
	"muster/internal/engine/inference"
	"muster/report"
)

// jsonAnswer names the favoured side and numbers the suggested levers; text uses indexes into the list of levers.
type jsonAnswer struct {
	Players     [2]string `json:"players"`
	Base        [2]Figure `json:"as_it_is"` // by player
	Aim         string    `json:"aim"`
	Favours     *string   `json:"favours"`
	Suggested   []int     `json:"suggested"` // numbers of levers
	Levers      []Lever   `json:"levers"`
	Refused     []Refused `json:"refused"`
	Plan        Plan      `json:"plan"`
	Played      int       `json:"played"`
	Interrupted bool      `json:"interrupted"`
}

// aims are the JSON words of the problems to fix.
var aims = [...]string{Unknown: "unknown", Nothing: "nothing", Torn: "torn", Fix: "mend"}

// sideKeys are the JSON words of the sides, as in those of estimates.
var sideKeys = [...]string{sayings[inference.Above], sayings[inference.Below]}

// JSON returns the answer in the form of its JSON output.
func (a *LeversAnswer) JSON() any {
	out := &jsonAnswer{
		Players: a.Players, Base: a.Base, Aim: aims[a.Aim], Suggested: []int{}, Levers: report.NotNull(a.Levers),
		Refused: report.NotNull(a.Refused), Plan: a.Plan, Played: a.Played, Interrupted: a.Interrupted,
	}
	if a.Aim == Fix {
		side := sideKeys[a.Favours()]
		out.Favours = &side
	}
	for _, i := range a.Suggested {
		out.Suggested = append(out.Suggested, a.Levers[i].Number)
	}
	return out
}
