package matches

import (
	"bytes"
	"encoding/json"
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Merge adds the games of other sums, which are unchanged. It fails if they are of another adventure or board; then
// nothing is added.
func (s *Sums) Merge(o *Sums) error {
	if o.Games == 0 {
		return nil
	}
	if err := s.same(o.Adventure, o.Hexes); err != nil {
		return err
	}
	s.Games += o.Games
	s.Drawn += o.Drawn
	for camp := range boards.Camps {
		s.Won[camp] += o.Won[camp]
	}
	for end := range s.Ends {
		s.Ends[end] += o.Ends[end]
		s.EndOf[end] = first(s.EndOf[end], o.EndOf[end])
	}
	s.First.merge(&o.First)
	s.Turns.merge(o.Turns)
	s.Idle.merge(o.Idle)
	s.Barred.merge(o.Barred)
	s.Quiet.merge(o.Quiet)
	s.Banners.merge(&o.Banners)
	s.Figures.merge(&o.Figures)
	s.mergeCourse(o.Course)
	s.mergeRows(o)
	for i, heat := range o.heats() {
		mine := *s.heats()[i]
		for h, n := range *heat {
			mine[h] += n
		}
	}
	s.Shortest, s.Longest = least(s.Shortest, o.Shortest), most(s.Longest, o.Longest)
	for n, x := range o.Lasting {
		if n == len(s.Lasting) {
			s.Lasting = append(s.Lasting, nil)
		}
		s.Lasting[n] = first(s.Lasting[n], x)
	}
	s.Idlest, s.Quietest = most(s.Idlest, o.Idlest), most(s.Quietest, o.Quietest)
	return nil
}

func (l *LeadSums) merge(o *LeadSums) {
	l.First.merge(&o.First)
	l.Never += o.Never
	l.Changes.merge(o.Changes)
	l.Behind.merge(o.Behind)
	l.Comebacks += o.Comebacks
	l.Settled.merge(o.Settled)
	l.Part += o.Part
	l.Drama += o.Drama
	l.Distance += o.Distance
	l.Decisive += o.Decisive
	l.Threshold += o.Threshold
	l.Unsteady, l.Turned = most(l.Unsteady, o.Unsteady), most(l.Turned, o.Turned)
	l.Upset = first(l.Upset, o.Upset)
}

func (s *Sums) mergeCourse(course []TurnSums) {
	for len(s.Course) < len(course) {
		s.Course = append(s.Course, TurnSums{})
	}
	for i := range course {
		row, o := &s.Course[i], &course[i]
		row.On += o.On
		row.LeadWon += o.LeadWon
		for camp := range boards.Camps {
			row.Leads[camp] += o.Leads[camp]
			row.Banners[camp].merge(o.Banners[camp])
			row.Final[camp].merge(o.Final[camp])
		}
	}
}

func (s *Sums) mergeRows(o *Sums) {
	for i := range o.Cards {
		from := &o.Cards[i]
		row := rowOf(&s.Cards, CardRow{ID: from.ID, Name: from.Name}, (*CardRow).compare)
		row.Held.merge(&from.Held)
		for camp := range boards.Camps {
			row.Played[camp] += from.Played[camp]
		}
	}
	for i := range o.Lore {
		from := &o.Lore[i]
		rowOf(&s.Lore, LoreRow{ID: from.ID, Name: from.Name, Class: from.Class}, (*LoreRow).compare).Cast.merge(&from.Cast)
	}
	for i := range o.Classes {
		from := &o.Classes[i]
		rowOf(&s.Classes, ClassRow{Class: from.Class}, (*ClassRow).compare).Cast.merge(&from.Cast)
	}
	for i := range o.Councils {
		from := &o.Councils[i]
		key := CouncilRow{Player: from.Player, Seat: from.Seat, Level: from.Level}
		rowOf(&s.Councils, key, (*CouncilRow).compare).Fared.merge(&from.Fared)
	}
	for i := range o.Units {
		from := &o.Units[i]
		key := UnitRow{Camp: from.Camp, At: from.At, Type: from.Type, Name: from.Name}
		row := rowOf(&s.Units, key, (*UnitRow).compare)
		row.There += from.There
		row.Ordered += from.Ordered
		row.Struck += from.Struck
		row.Alive.merge(&from.Alive)
		row.Lost.merge(&from.Lost)
		row.FirstLost.merge(&from.FirstLost)
	}
	for i := range o.Goals {
		from := &o.Goals[i]
		row := rowOf(&s.Goals, GoalRow{Ptr: from.Ptr, Name: from.Name, Camps: from.Camps}, (*GoalRow).compare)
		row.First.merge(&from.First)
		row.Never += from.Never
	}
}

// Write returns the sums as text for machines: one line of JSON, the same for the same games.
func (s *Sums) Write() []byte {
	text, err := json.Marshal(s)
	if err != nil { // numbers and words alone: there is nothing that cannot be written
		panic("observed: " + err.Error())
	}
	return append(text, '\n')
}

// Read reads the output of Write. The error names the fault in the text.
func Read(text []byte) (*Sums, error) {
	var s Sums
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&s); err != nil {
		return nil, fmt.Errorf("observed: %w", err)
	}
	if err := s.sound(); err != nil {
		return nil, err
	}
	return &s, nil
}

// sound reports values that no games can produce.
func (s *Sums) sound() error {
	switch {
	case s.Games < 0 || s.Hexes < 0 || s.Hexes > hex.Max:
		return fmt.Errorf("observed: %d games on %d hexes", s.Games, s.Hexes)
	case s.Won[0]+s.Won[1]+s.Drawn != s.Games:
		return fmt.Errorf("observed: %d and %d won and %d drawn are not %d games", s.Won[0], s.Won[1], s.Drawn, s.Games)
	case s.Turns.Total() != s.Games:
		return fmt.Errorf("observed: the turns of %d games, of %d", s.Turns.Total(), s.Games)
	}
	if s.Games == 0 {
		return nil
	}
	for _, heat := range s.heats() {
		if len(*heat) != s.Hexes {
			return fmt.Errorf("observed: %d of %d hexes are counted", len(*heat), s.Hexes)
		}
	}
	return nil
}
