package arena

import "fmt"

// Course is how a game of two sides went: the banners at the end of each turn, and the first loss.
type Course struct {
	Winner int      // a side, or Neither
	Goal   [2]int   // banners that a side needs, at least 1
	Turns  [][2]int // the banners of both sides at the end of each turn, the last one included
	Blood  Blood
}

// Blood is the first loss of figures in a game.
type Blood struct {
	Turn int // 0 without a loss
	Drew int // the side that did not lose them
}

// CourseSums are the courses of many games, in integers. The zero value holds no games. The content does not depend on
// the order of the games, or on the order of merging.
type CourseSums struct {
	Games    int        `json:"games"`
	Won      [2]int     `json:"won"`
	Drawn    int        `json:"drawn"`
	Turns    Counts     `json:"turns"` // of a game
	Banners  LeadSums   `json:"by_banners"`
	Course   []TurnSums `json:"course"` // turn by turn, the first one first
	Blood    BloodSums  `json:"first_blood"`
	Shortest *Example   `json:"shortest,omitempty"`
	Longest  *Example   `json:"longest,omitempty"`
	Lasting  []*Example `json:"lasting"` // by number of turns: the first game of that length
}

// BloodSums are the first losses of many games.
type BloodSums struct {
	Turns Counts      `json:"turns"` // of the first loss, in games with one
	Drew  BothResults `json:"drew"`  // how a side fared that drew it
}

// LeadSums are the leads of many games by one measure.
type LeadSums struct {
	First     BothResults `json:"first"`     // how a side fared that led first
	Never     int         `json:"never"`     // games in which no side led at the end of any turn
	Changes   Counts      `json:"changes"`   // of the lead
	Behind    Counts      `json:"behind"`    // by how many banners the winner was behind at most, rounded
	Comebacks int         `json:"comebacks"` // games whose winner was behind at all
	Settled   Counts      `json:"settled"`   // the turn from which the winner led for good; 0: did not lead at the end
	Part      int         `json:"part"`      // the same in thousandths of the game, added up over games whose winner led
	Drama     int         `json:"drama"`     // these are added up over games with a winner: see Lead
	Distance  int         `json:"distance"`
	Decisive  int         `json:"decisive"`
	Threshold int         `json:"threshold"`
	Unsteady  *Example    `json:"unsteady,omitempty"` // most changes of the lead
	Turned    *Example    `json:"turned,omitempty"`   // the winner was furthest behind, in thousandths of the banners needed
	Upset     *Example    `json:"upset,omitempty"`    // the first whose first leader lost
}

// TurnSums are the statistics of many games at the end of one turn.
type TurnSums struct {
	On      int       `json:"on"`       // games that have come to this turn
	Leads   [2]int    `json:"leads"`    // ... in which a side leads by banners
	LeadWon int       `json:"lead_won"` // ... and whose leader wins in the end
	Banners [2]Counts `json:"banners"`  // games by what a side has
	Final   [2]Counts `json:"final"`    // the same of those that end with this turn
}

// Add adds a game.
func (s *CourseSums) Add(c *Course, r *Ref) {
	s.Games++
	if c.Winner == Neither {
		s.Drawn++
	} else {
		s.Won[c.Winner]++
	}
	turns := len(c.Turns)
	s.Turns.Add(turns)
	s.Shortest, s.Longest = r.Note(s.Shortest, turns, TheLeast), r.Note(s.Longest, turns, TheMost)
	for len(s.Lasting) <= turns {
		s.Lasting = append(s.Lasting, nil)
	}
	s.Lasting[turns] = r.Note(s.Lasting[turns], turns, TheFirst)
	lead := LeadOf(c.Turns, c.Goal, c.Winner)
	s.Banners.Add(&lead, c, r)
	if c.Blood.Turn > 0 {
		s.Blood.Turns.Add(c.Blood.Turn)
		s.Blood.Drew[c.Blood.Drew].Add(c.Blood.Drew, c.Winner, r)
	}
	for i, has := range c.Turns {
		if i == len(s.Course) {
			s.Course = append(s.Course, TurnSums{})
		}
		row := &s.Course[i]
		row.On++
		if lead := leader(has, c.Goal); lead != Neither {
			row.Leads[lead]++
			if lead == c.Winner {
				row.LeadWon++
			}
		}
		for side := range has {
			row.Banners[side].Add(has[side])
			if i == turns-1 {
				row.Final[side].Add(has[side])
			}
		}
	}
}

// Add adds the lead of a game, by any measure.
func (l *LeadSums) Add(lead *Lead, c *Course, r *Ref) {
	l.Changes.Add(lead.Changes)
	l.Unsteady = r.Note(l.Unsteady, lead.Changes, TheMost)
	if lead.First == Neither {
		l.Never++
	} else {
		l.First[lead.First].Add(lead.First, c.Winner, r)
		if c.Winner != Neither && lead.First != c.Winner {
			l.Upset = r.Note(l.Upset, 0, TheFirst)
		}
	}
	if c.Winner == Neither {
		return
	}
	if lead.Behind > 0 {
		l.Comebacks++
		l.Turned = r.Note(l.Turned, lead.Behind, TheMost)
	}
	l.Behind.Add((lead.Behind*c.Goal[c.Winner] + Whole/2) / Whole)
	l.Settled.Add(lead.Settled)
	if n := len(c.Turns); n > 0 {
		l.Part += lead.Settled * Whole / n
	}
	l.Drama += lead.Drama
	l.Distance += lead.Distance
	l.Decisive += lead.Decisive
	l.Threshold += lead.Threshold
}

// Merge adds the games of other sums, which are unchanged.
func (s *CourseSums) Merge(o *CourseSums) {
	s.Games += o.Games
	s.Drawn += o.Drawn
	for side := range s.Won {
		s.Won[side] += o.Won[side]
	}
	s.Turns.Merge(o.Turns)
	s.Banners.Merge(&o.Banners)
	s.Blood.Turns.Merge(o.Blood.Turns)
	s.Blood.Drew.Merge(&o.Blood.Drew)
	s.Shortest, s.Longest = LeastExample(s.Shortest, o.Shortest), MostExample(s.Longest, o.Longest)
	for n, x := range o.Lasting {
		if n == len(s.Lasting) {
			s.Lasting = append(s.Lasting, nil)
		}
		s.Lasting[n] = FirstExample(s.Lasting[n], x)
	}
	for len(s.Course) < len(o.Course) {
		s.Course = append(s.Course, TurnSums{})
	}
	for i := range o.Course {
		row, from := &s.Course[i], &o.Course[i]
		row.On += from.On
		row.LeadWon += from.LeadWon
		for side := range row.Leads {
			row.Leads[side] += from.Leads[side]
			row.Banners[side].Merge(from.Banners[side])
			row.Final[side].Merge(from.Final[side])
		}
	}
}

// Merge adds the leads of other games.
func (l *LeadSums) Merge(o *LeadSums) {
	l.First.Merge(&o.First)
	l.Never += o.Never
	l.Changes.Merge(o.Changes)
	l.Behind.Merge(o.Behind)
	l.Comebacks += o.Comebacks
	l.Settled.Merge(o.Settled)
	l.Part += o.Part
	l.Drama += o.Drama
	l.Distance += o.Distance
	l.Decisive += o.Decisive
	l.Threshold += o.Threshold
	l.Unsteady, l.Turned = MostExample(l.Unsteady, o.Unsteady), MostExample(l.Turned, o.Turned)
	l.Upset = FirstExample(l.Upset, o.Upset)
}

// Sound reports values that no games can produce.
func (s *CourseSums) Sound() error {
	switch {
	case s.Games < 0:
		return fmt.Errorf("%d games", s.Games)
	case s.Won[0]+s.Won[1]+s.Drawn != s.Games:
		return fmt.Errorf("%d and %d won and %d drawn are not %d games", s.Won[0], s.Won[1], s.Drawn, s.Games)
	case s.Turns.Total() != s.Games:
		return fmt.Errorf("the turns of %d games, of %d", s.Turns.Total(), s.Games)
	case s.Blood.Turns.Total() > s.Games:
		return fmt.Errorf("first losses of %d games, of %d", s.Blood.Turns.Total(), s.Games)
	}
	return nil
}
