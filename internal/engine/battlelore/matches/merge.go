package matches

import (
	"bytes"
	"encoding/json"
	"fmt"

	"muster/internal/engine/arena"
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
	for end := range s.Ends {
		s.Ends[end] += o.Ends[end]
		s.EndOf[end] = arena.FirstExample(s.EndOf[end], o.EndOf[end])
	}
	s.First.Merge(&o.First)
	s.Idle.Merge(o.Idle)
	s.Barred.Merge(o.Barred)
	s.Quiet.Merge(o.Quiet)
	s.CourseSums.Merge(&o.CourseSums)
	s.Figures.Merge(&o.Figures)
	s.mergeRows(o)
	for i, heat := range o.heats() {
		mine := *s.heats()[i]
		for h, n := range *heat {
			mine[h] += n
		}
	}
	s.Idlest, s.Quietest = arena.MostExample(s.Idlest, o.Idlest), arena.MostExample(s.Quietest, o.Quietest)
	return nil
}

func (s *Sums) mergeRows(o *Sums) {
	for i := range o.Cards {
		from := &o.Cards[i]
		arena.RowOf(&s.Cards, arena.CardRow{ID: from.ID, Name: from.Name}, (*arena.CardRow).Compare).Merge(from)
	}
	for i := range o.Lore {
		from := &o.Lore[i]
		row := arena.RowOf(&s.Lore, LoreRow{ID: from.ID, Name: from.Name, Class: from.Class}, (*LoreRow).compare)
		row.Cast.Merge(&from.Cast)
	}
	for i := range o.Classes {
		from := &o.Classes[i]
		arena.RowOf(&s.Classes, ClassRow{Class: from.Class}, (*ClassRow).compare).Cast.Merge(&from.Cast)
	}
	for i := range o.Councils {
		from := &o.Councils[i]
		key := CouncilRow{Player: from.Player, Seat: from.Seat, Level: from.Level}
		arena.RowOf(&s.Councils, key, (*CouncilRow).compare).Fared.Merge(&from.Fared)
	}
	for i := range o.Units {
		from := &o.Units[i]
		key := UnitRow{Camp: from.Camp, At: from.At, Type: from.Type, Name: from.Name}
		row := arena.RowOf(&s.Units, key, (*UnitRow).compare)
		row.There += from.There
		row.Ordered += from.Ordered
		row.Struck += from.Struck
		row.Alive.Merge(&from.Alive)
		row.Lost.Merge(&from.Lost)
		row.FirstLost.Merge(&from.FirstLost)
	}
	for i := range o.Goals {
		from := &o.Goals[i]
		key := arena.GoalRow{Ptr: from.Ptr, Name: from.Name, Camps: from.Camps}
		arena.RowOf(&s.Goals, key, (*arena.GoalRow).Compare).Merge(from)
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
	if err := s.CourseSums.Sound(); err != nil {
		return fmt.Errorf("observed: %w", err)
	}
	if s.Hexes < 0 || s.Hexes > hex.Max {
		return fmt.Errorf("observed: games on %d hexes", s.Hexes)
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
