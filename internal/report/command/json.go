package command

import "math/big"

// version is the version of the JSON answer.
const version = 1

type answerJSON struct {
	Version   int       `json:"version"`
	Game      string    `json:"game"`
	Attacker  sideJSON  `json:"attacker"`
	Defender  sideJSON  `json:"defender"`
	Range     int       `json:"range"`
	Close     bool      `json:"close"` // melee, close combat
	Moved     bool      `json:"moved"`
	Supported bool      `json:"supported"`
	Dice      diceJSON  `json:"dice"`
	Faces     []Face    `json:"faces"`
	Spared    int       `json:"ignored_strikes"`
	Again     bool      `json:"rolled_again"` // each hit
	Figures   int       `json:"figures"`
	Lost      []float64 `json:"lost"` // the chance to lose 0, 1, 2, ... figures
	Mean      float64   `json:"lost_mean"`
	Whole     float64   `json:"whole_unit"`
	Evading   []float64 `json:"lost_if_evading,omitempty"`
	Flag      float64   `json:"flag"`
	Back      float64   `json:"retreat"`
	Ignores   int       `json:"ignored_flags"`
	Hexes     int       `json:"retreat_hexes"`
	Omits     []string  `json:"not_counted"`
}

type sideJSON struct {
	Unit    string `json:"unit"`
	Name    string `json:"name"`
	Terrain string `json:"terrain"`
}

type diceJSON struct {
	Rolled int `json:"rolled"`
	Unit   int `json:"unit"`
	Out    int `json:"limit_out,omitempty"`
	In     int `json:"limit_in,omitempty"`
}

// JSON returns the answer in the form of its JSON output. Chances are numbers from 0 to 1.
func (a *Answer) JSON() any {
	o := a.Outcome()
	mean, _ := o.Mean().Float64()
	whole, _ := o.Lost[a.Roll.Figures].Float64()
	flag, _ := o.Flag.Float64()
	back, _ := o.Back.Float64()
	out := answerJSON{
		Version: version, Game: a.Game, Attacker: a.Attacker.json(), Defender: a.Defender.json(),
		Range: a.Asked.Distance(), Close: a.Close, Moved: a.Asked.Moved, Supported: a.Asked.Supported,
		Dice: diceJSON{a.Roll.Dice, a.Full, a.Out, a.In}, Faces: a.Faces, Again: a.Roll.Again,
		Figures: a.Roll.Figures, Lost: floats(o.Lost), Mean: mean, Whole: whole, Flag: flag, Back: back,
		Ignores: a.Roll.Ignores, Hexes: a.Retreat.Hexes, Omits: a.Omits,
	}
	if a.Roll.Strike {
		out.Spared = a.Roll.Spared
	}
	if a.Evading != nil {
		out.Evading = floats(a.Evading.Outcome().Lost)
	}
	return out
}

func (s *Side) json() sideJSON { return sideJSON{s.ID, s.Name, s.Terrain} }

func floats(list []*big.Rat) []float64 {
	out := make([]float64, len(list))
	for i, r := range list {
		out[i], _ = r.Float64()
	}
	return out
}
