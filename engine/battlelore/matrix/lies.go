package matrix

import (
	"muster/engine/command/boards"
	"muster/engine/inference"
)

// alarmBeyond is how often it is said at most that a camp takes more than a share where it takes just that, all looks
// together.
var alarmBeyond = inference.PerMille(25)

// Lies is where the value of an adventure lies.
type Lies struct {
	Camp  boards.Camp // for whom it lies beyond a share, as far as the games can tell
	Shown bool        // ... and not by luck
	Open  bool        // it does, but luck may have brought it there
}

// Beyond looks whether the value lies beyond a share of thousandths for one camp. It does where that camp has a way to
// choose its player with which it takes more than that whoever plays the other; of such ways each player alone is
// looked at, and all of them in equal parts. One is shown by games won against each player of the other camp: against
// every one of them more have to be won than luck would win (intersection and union, Berger 1982), so that what has to
// be shown is shown of the worst. Draws count for the other camp.
func (m *Matrix) Beyond(share int) Lies {
	out := Lies{}
	ways := len(m.Players) + 1
	for camp := range boards.Camp(boards.Camps) {
		for way := range ways {
			hits, games := m.worst(camp, way)
			if int64(hits)*Unit <= int64(share)*int64(games) {
				continue
			}
			out.Camp = camp
			if inference.Beyond(hits, games, int64(share), alarmBeyond/inference.Chance(ways*(Rounds+1))) {
				return Lies{Camp: camp, Shown: true}
			}
			out.Open = true
		}
	}
	return out
}

// worst is what a camp wins by a way to choose its player, and of how many games, against the player of the other camp
// against whom it wins least: by one player alone, or behind them all by all in equal parts.
func (m *Matrix) worst(camp boards.Camp, way int) (hits, games int) {
	for other := range m.Players {
		won, of := 0, 0
		for own := range m.Players {
			if way < len(m.Players) && own != way {
				continue
			}
			s := m.Samples[own][other]
			if camp == boards.Standard {
				s = m.Samples[other][own]
				s.Sum = int64(inference.Won)*s.Games - s.Sum
			}
			won += int(s.Sum) / int(inference.Won)
			of += int(s.Games)
		}
		if games == 0 || won*games < hits*of {
			hits, games = won, of
		}
	}
	return hits, games
}

// Games is how many were played in all.
func (m *Matrix) Games() (n int) {
	for _, row := range m.Samples {
		for _, s := range row {
			n += int(s.Games)
		}
	}
	return n
}
