package matches

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Sums are the statistics of many games of one adventure, in integers. The zero value holds no games. The content does
// not depend on the order of the games, or on the order of merging.
type Sums struct {
	Adventure string                    `json:"adventure"` // by id
	Hexes     int                       `json:"hexes"`     // of its board
	Games     int                       `json:"games"`
	Won       [boards.Camps]int         `json:"won"`
	Drawn     int                       `json:"drawn"`
	Ends      [battlelore.Ends]int      `json:"ends"`
	First     Tallies                   `json:"first"`  // by the camp that moved first
	Turns     Counts                    `json:"turns"`  // of a game
	Idle      Counts                    `json:"idle"`   // turns of a game in which no unit was ordered
	Barred    Counts                    `json:"barred"` // ... and none could be
	Quiet     Counts                    `json:"quiet"`  // the longest run of turns without a loss
	Banners   LeadSums                  `json:"by_banners"`
	Figures   LeadSums                  `json:"by_figures"`
	Course    []TurnSums                `json:"course"` // turn by turn, the first one first
	Cards     []CardRow                 `json:"cards"`
	Lore      []LoreRow                 `json:"lore"`
	Classes   []ClassRow                `json:"classes"`
	Councils  []CouncilRow              `json:"councils"`
	Units     []UnitRow                 `json:"units"`
	Goals     []GoalRow                 `json:"objectives"`
	Stood     []int                     `json:"stood"`  // by hex: games in which a unit stood there
	Losses    [boards.Camps][]int       `json:"losses"` // by camp and hex: figures lost
	Moves     [boards.Camps][]int       `json:"moves"`  // units that came there by their own move
	Fights    [boards.Camps][]int       `json:"fights"` // times that the camp struck at a unit there
	Shortest  *Example                  `json:"shortest,omitempty"`
	Longest   *Example                  `json:"longest,omitempty"`
	Lasting   []*Example                `json:"lasting"` // by number of turns: the first game of that length
	Idlest    *Example                  `json:"idlest,omitempty"`
	Quietest  *Example                  `json:"quietest,omitempty"`
	EndOf     [battlelore.Ends]*Example `json:"end_of"` // the first game that ended so
}

// LeadSums are the leads of many games by one measure.
type LeadSums struct {
	First     Tallies  `json:"first"`     // how a camp fared that led first
	Never     int      `json:"never"`     // games in which no camp led at the end of any turn
	Changes   Counts   `json:"changes"`   // of the lead
	Behind    Counts   `json:"behind"`    // by how many banners the winner was behind at most, rounded
	Comebacks int      `json:"comebacks"` // games whose winner was behind at all
	Settled   Counts   `json:"settled"`   // the turn from which the winner led for good; 0: did not lead at the end
	Part      int      `json:"part"`      // the same in thousandths of the game, added up over games whose winner led
	Drama     int      `json:"drama"`     // these are added up over games with a winner: see Lead
	Distance  int      `json:"distance"`
	Decisive  int      `json:"decisive"`
	Threshold int      `json:"threshold"`
	Unsteady  *Example `json:"unsteady,omitempty"` // most changes of the lead
	Turned    *Example `json:"turned,omitempty"`   // the winner was furthest behind, in thousandths of the banners needed
	Upset     *Example `json:"upset,omitempty"`    // the first whose first leader lost
}

// TurnSums are the statistics of many games at the end of one turn.
type TurnSums struct {
	On      int                  `json:"on"`       // games that have come to this turn
	Leads   [boards.Camps]int    `json:"leads"`    // ... in which a camp leads by banners
	LeadWon int                  `json:"lead_won"` // ... and whose leader wins in the end
	Banners [boards.Camps]Counts `json:"banners"`  // games by what a camp has
	Final   [boards.Camps]Counts `json:"final"`    // the same of those that end with this turn
}

// Add adds a game. It fails if the game is of another adventure or board.
func (s *Sums) Add(g *GameFacts, r Ref) error {
	b := g.Battle
	if err := s.same(b.Adventure.ID, b.Field.Hexes.Len()); err != nil {
		return err
	}
	s.Games++
	if g.Winner == battlelore.Neither {
		s.Drawn++
	} else {
		s.Won[g.Winner]++
	}
	s.Ends[g.Ended]++
	s.EndOf[g.Ended] = r.note(s.EndOf[g.Ended], g.Turns(), theFirst)
	s.First[g.First].add(g.First, g.Winner, &r)
	s.length(g, &r)
	s.leads(g, &r)
	s.course(g)
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

func (s *Sums) length(g *GameFacts, r *Ref) {
	s.Turns.add(g.Turns())
	s.Idle.add(g.Idle)
	s.Barred.add(g.Barred)
	s.Quiet.add(g.Quiet)
	s.Shortest, s.Longest = r.note(s.Shortest, g.Turns(), theLeast), r.note(s.Longest, g.Turns(), theMost)
	for len(s.Lasting) <= g.Turns() {
		s.Lasting = append(s.Lasting, nil)
	}
	s.Lasting[g.Turns()] = r.note(s.Lasting[g.Turns()], g.Turns(), theFirst)
	s.Idlest, s.Quietest = r.note(s.Idlest, g.Idle, theMost), r.note(s.Quietest, g.Quiet, theMost)
}

func (s *Sums) leads(g *GameFacts, r *Ref) {
	banners, figures := g.leads()
	s.Banners.add(&banners, g, r)
	s.Figures.add(&figures, g, r)
}

func (l *LeadSums) add(lead *Lead, g *GameFacts, r *Ref) {
	l.Changes.add(lead.Changes)
	l.Unsteady = r.note(l.Unsteady, lead.Changes, theMost)
	if lead.First == battlelore.Neither {
		l.Never++
	} else {
		l.First[lead.First].add(boards.Camp(lead.First), g.Winner, r)
		if g.Winner != battlelore.Neither && lead.First != g.Winner {
			l.Upset = r.note(l.Upset, 0, theFirst)
		}
	}
	if g.Winner == battlelore.Neither {
		return
	}
	l.Comebacks += command.Bit(lead.Behind > 0)
	l.Behind.add((lead.Behind*g.Goal[g.Winner] + Whole/2) / Whole)
	if lead.Behind > 0 {
		l.Turned = r.note(l.Turned, lead.Behind, theMost)
	}
	l.Settled.add(lead.Settled)
	if g.Turns() > 0 {
		l.Part += lead.Settled * Whole / g.Turns()
	}
	l.Drama += lead.Drama
	l.Distance += lead.Distance
	l.Decisive += lead.Decisive
	l.Threshold += lead.Threshold
}

func (s *Sums) course(g *GameFacts) {
	for i := range g.Course {
		if i == len(s.Course) {
			s.Course = append(s.Course, TurnSums{})
		}
		row, has := &s.Course[i], &g.Course[i]
		row.On++
		lead := leader(has.Banners, g.Goal)
		if lead != battlelore.Neither {
			row.Leads[lead]++
			row.LeadWon += command.Bit(lead == g.Winner)
		}
		for camp := range has.Banners {
			row.Banners[camp].add(has.Banners[camp])
			if i == len(g.Course)-1 {
				row.Final[camp].add(has.Banners[camp])
			}
		}
	}
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
