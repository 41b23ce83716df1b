package levers

import "muster/engine/inference"

type jsonAnswer struct {
	Players     [2]string     `json:"players"`
	Base        []jsonFigure  `json:"as_it_is"` // by player
	Aim         string        `json:"aim"`
	Favours     *string       `json:"favours"`
	Suggested   []int         `json:"suggested"` // numbers of levers
	Levers      []jsonLever   `json:"levers"`
	Refused     []jsonRefused `json:"refused"`
	Plan        jsonPlan      `json:"plan"`
	Played      int           `json:"played"`
	Interrupted bool          `json:"interrupted"`
}

type jsonPlan struct {
	Games       int `json:"games"`
	Screen      int `json:"screen_pairs"`
	ScreenReach int `json:"screen_detectable"`
	Raced       int `json:"raced"`
	Second      int `json:"raced_by_both"`
	Verify      int `json:"verify_pairs"`
	VerifyReach int `json:"verify_detectable"`
	Alarm       int `json:"alarm"`
}

// jsonFigure is what the Pennants take, in thousandths.
type jsonFigure struct {
	Player string `json:"player"`
	Share  int    `json:"share"`
	Low    int    `json:"low"`
	High   int    `json:"high"`
	Games  int    `json:"games"`
	Drawn  int    `json:"drawn"`
}

type jsonMoved struct {
	By    int `json:"by"`
	Low   int `json:"low"`
	High  int `json:"high"`
	Pairs int `json:"pairs"`
}

type jsonLever struct {
	Number    int         `json:"lever"`
	ID        string      `json:"id"` // as --apply takes it
	Kind      string      `json:"kind"`
	Says      string      `json:"says"`
	Moved     jsonMoved   `json:"moved"`
	Marked    bool        `json:"marked"`
	Raced     bool        `json:"raced"`
	Suggested bool        `json:"suggested"`
	Verified  []jsonFresh `json:"verified"` // by player; null where it was not
	Lines     []jsonLine  `json:"lines"`
}

type jsonFresh struct {
	Predicted int        `json:"predicted"`
	Before    jsonFigure `json:"as_it_is"`
	After     jsonFigure `json:"with"`
	Moved     jsonMoved  `json:"moved"`
}

type jsonLine struct {
	Number int     `json:"line"`
	Was    *string `json:"was"`
	Is     *string `json:"is"`
}

type jsonRefused struct {
	Kind string `json:"kind"`
	Says string `json:"says"`
	Why  string `json:"why"`
}

// aims are what there is to mend, for machines.
var aims = [...]string{Unknown: "unknown", Nothing: "nothing", Torn: "torn", Mend: "mend"}

func (f Figure) json(player string) jsonFigure {
	return jsonFigure{player, f.Share, f.Interval.Low, f.Interval.High, f.Games, f.Drawn}
}

func (m Moved) json() jsonMoved { return jsonMoved{m.By, m.Interval.Low, m.Interval.High, m.Pairs} }

// JSON is the answer for machines.
func (a *Answer) JSON() any {
	p := &a.Plan
	out := &jsonAnswer{
		Players: a.Players, Aim: aims[a.Aim], Suggested: []int{}, Levers: []jsonLever{}, Refused: []jsonRefused{},
		Plan: jsonPlan{p.Games, p.Screen, p.ScreenReach, p.Raced, p.Second, p.Verify, p.VerifyReach,
			int(alarm / inference.PerMille(1))},
		Played: a.Played, Interrupted: a.Interrupted,
	}
	for i, name := range a.Players {
		out.Base = append(out.Base, a.Base[i].json(name))
	}
	if a.Aim == Mend {
		camp := a.Favours().String()
		out.Favours = &camp
	}
	for _, i := range a.Suggested {
		out.Suggested = append(out.Suggested, a.Levers[i].Number)
	}
	for i := range a.Levers {
		out.Levers = append(out.Levers, a.Levers[i].json(a.Players))
	}
	for _, r := range a.Refused {
		out.Refused = append(out.Refused, jsonRefused{r.Kind.String(), r.Says, r.Why})
	}
	return out
}

func (x *Lever) json(names [2]string) jsonLever {
	out := jsonLever{
		Number: x.Number, ID: x.ID, Kind: x.Kind.String(), Says: x.Says, Moved: x.Moved.json(), Marked: x.Marked,
		Raced: x.Raced, Suggested: x.Suggested, Lines: []jsonLine{},
	}
	if x.Fresh != nil {
		for i, name := range names {
			f := &x.Fresh[i]
			out.Verified = append(out.Verified, jsonFresh{
				x.Predicted[i], f.Before.json(name), f.After.json(name), f.Moved.json(),
			})
		}
	}
	for _, l := range x.Lines {
		out.Lines = append(out.Lines, jsonLine(l))
	}
	return out
}
