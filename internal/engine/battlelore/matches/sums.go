package matches

import (
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Sums are the statistics of many games of one adventure, in integers. The zero value holds no games. The content does
// not depend on the order of the games, or on the order of merging.
type Sums struct {
	arena.CourseSums
	Adventure string                          `json:"adventure"` // by id
	Hexes     int                             `json:"hexes"`     // of its board
	Ends      [battlelore.Ends]int            `json:"ends"`
	First     arena.BothResults               `json:"first"`  // by the camp that moved first
	Idle      arena.Counts                    `json:"idle"`   // turns of a game in which no unit was ordered
	Barred    arena.Counts                    `json:"barred"` // ... and none could be
	Quiet     arena.Counts                    `json:"quiet"`  // the longest run of turns without a loss
	Figures   arena.LeadSums                  `json:"by_figures"`
	Cards     []arena.CardRow                 `json:"cards"`
	Lore      []LoreRow                       `json:"lore"`
	Classes   []ClassRow                      `json:"classes"`
	Councils  []CouncilRow                    `json:"councils"`
	Units     []UnitRow                       `json:"units"`
	Goals     []arena.GoalRow                 `json:"objectives"`
	Stood     []int                           `json:"stood"`  // by hex: games in which a unit stood there
	Losses    [boards.Camps][]int             `json:"losses"` // by camp and hex: figures lost
	Moves     [boards.Camps][]int             `json:"moves"`  // units that came there by their own move
	Fights    [boards.Camps][]int             `json:"fights"` // times that the camp struck at a unit there
	Idlest    *arena.Example                  `json:"idlest,omitempty"`
	Quietest  *arena.Example                  `json:"quietest,omitempty"`
	EndOf     [battlelore.Ends]*arena.Example `json:"end_of"` // the first game that ended so
}

// Add adds a game. It fails if the game is of another adventure or board.
func (s *Sums) Add(g *GameFacts, r arena.Ref) error {
	b := g.Battle
	if err := s.same(b.Adventure.ID, b.Field.Hexes.Len()); err != nil {
		return err
	}
	s.Ends[g.Ended]++
	s.EndOf[g.Ended] = r.Note(s.EndOf[g.Ended], g.Turns(), arena.TheFirst)
	s.First[g.First].Add(int(g.First), int(g.Winner), &r)
	s.length(g, &r)
	s.cards(g, &r)
	s.lore(g, &r)
	s.units(g, &r)
	s.goals(g, &r)
	s.ground(g)
	return nil
}

// same takes over the adventure of the first game.
func (s *Sums) same(adventure string, hexes int) error {
	if s.Games == 0 && s.Adventure == "" {
		s.Adventure, s.Hexes = adventure, hexes
		s.room()
	}
	if s.Adventure != adventure || s.Hexes != hexes {
		return fmt.Errorf("observed: games of %s on %d hexes do not add up with games of %s on %d hexes",
			adventure, hexes, s.Adventure, s.Hexes)
	}
	return nil
}

// room allocates the lists by hex.
func (s *Sums) room() {
	for _, heat := range s.heats() {
		*heat = make([]int, s.Hexes)
	}
}

// heats are all lists by hex.
func (s *Sums) heats() []*[]int {
	out := []*[]int{&s.Stood}
	for camp := range boards.Camps {
		out = append(out, &s.Losses[camp], &s.Moves[camp], &s.Fights[camp])
	}
	return out
}

func (s *Sums) length(g *GameFacts, r *arena.Ref) {
	course := g.course()
	s.CourseSums.Add(course, r)
	figures := g.leadByFigures(course)
	s.Figures.Add(&figures, course, r)
	s.Idle.Add(g.Idle)
	s.Barred.Add(g.Barred)
	s.Quiet.Add(g.Quiet)
	s.Idlest, s.Quietest = r.Note(s.Idlest, g.Idle, arena.TheMost), r.Note(s.Quietest, g.Quiet, arena.TheMost)
}

func (s *Sums) ground(g *GameFacts) {
	for h := range s.Hexes {
		s.Stood[h] += command.Bit(g.Stood.Has(hex.Hex(h)))
		for camp := range boards.Camps {
			s.Losses[camp][h] += int(g.Losses[camp][h])
			s.Moves[camp][h] += int(g.Moves[camp][h])
			s.Fights[camp][h] += int(g.Fights[camp][h])
		}
	}
}
