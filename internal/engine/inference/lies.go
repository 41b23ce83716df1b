package inference

// alarmBeyond is how often it is said at most that a side takes more than a share where it takes just that, all looks
// together.
var alarmBeyond = PerMille(25)

// Lies is where the value of an adventure lies.
type Lies struct {
	Side  int  // for whom it lies beyond a share, as far as the games can tell: 0 is the first side
	Shown bool // ... and not by luck
	Open  bool // it does, but luck may have brought it there
}

// Beyond looks whether the value lies beyond a share of thousandths for one side. It does where that one has a way to
// choose its player with which it takes more than that whoever plays the other; of such ways each player alone is
// looked at, and all of them in equal parts. One is shown by games won against each player of the other side: against
// every one of them more have to be won than luck would win (intersection and union, Berger 1982), so that what has to
// be shown is shown of the worst. Draws count for the other side.
func (m *Matrix) Beyond(share int) Lies {
	out := Lies{}
	ways := len(m.Players) + 1
	for side := range 2 {
		for way := range ways {
			hits, games := m.worst(side, way)
			if int64(hits)*Unit <= int64(share)*int64(games) {
				continue
			}
			out.Side = side
			if Beyond(hits, games, int64(share), alarmBeyond/Chance(ways*(MatrixRounds+1))) {
				return Lies{Side: side, Shown: true}
			}
			out.Open = true
		}
	}
	return out
}

// worst is what a side wins by a way to choose its player, and of how many games, against the player of the other side
// against whom it wins least: by one player alone, or behind them all by all in equal parts.
func (m *Matrix) worst(side, way int) (hits, games int) {
	for other := range m.Players {
		won, of := 0, 0
		for own := range m.Players {
			if way < len(m.Players) && own != way {
				continue
			}
			s := m.Samples[own][other]
			if side == 1 {
				s = m.Samples[other][own]
				s.Sum = int64(Won)*s.Games - s.Sum
			}
			won += int(s.Sum) / int(Won)
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
