package inference

// alarmBeyond is the largest chance, over all tests together, of stating that a side takes more than a share that it
// takes exactly.
var alarmBeyond = PerMille(25)

// Lies states on which side of a share the value of an adventure lies.
type Lies struct {
	Side  int  // the side whose value seems beyond a share; 0 is the first side
	Shown bool // it is significant
	Open  bool // it seems so, but is not significant
}

// Beyond tests whether the value lies beyond a share of thousandths for one side. It does if that side has a way to
// choose its player that takes more than the share against every player of the other side. The ways tested are each
// player alone, and all of them in equal parts.
//
// A way is significant if it wins more games than luck would win against every player of the other side. The test is
// thus that of the worst one (intersection and union, Berger 1982). Draws count for the other side.
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

// worst returns the games that a side wins by a way to choose its player, and the games played. It counts those against
// the opposing player with the fewest wins. A way is one player alone; the last one is all in equal parts.
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

// Games returns the total number of games.
func (m *Matrix) Games() (n int) {
	for _, row := range m.Samples {
		for _, s := range row {
			n += int(s.Games)
		}
	}
	return n
}
