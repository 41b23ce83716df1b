package record

import (
	"strconv"
	"strings"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
)

// savedCalling is a Calling in a saved draw.
type savedCalling struct {
	Pick   bool       `json:"pick,omitempty"` // the policies picked; the choices tell what
	Wishes [][]string `json:"wishes,omitempty"`
}

// savedCouncil is a CouncilPlan in a saved draw: levels as "commander 2".
type savedCouncil struct {
	Fixed  []string `json:"fixed"` // null where the player splits the levels
	Levels int      `json:"levels,omitempty"`
	Least  []string `json:"least,omitempty"`
}

func saveCalling(c *deploy.Calling) *savedCalling {
	if c == nil {
		return nil
	}
	return &savedCalling{Pick: c.Wishes == nil, Wishes: c.Wishes}
}

func (s *savedCalling) calling() *deploy.Calling {
	switch {
	case s == nil:
		return nil
	case s.Pick:
		return &deploy.Calling{}
	}
	return &deploy.Calling{Wishes: append([][]string{}, s.Wishes...)}
}

func saveCouncil(p *pieces.Plan) *savedCouncil {
	if p == nil {
		return nil
	}
	out := &savedCouncil{Levels: p.Levels, Least: deploy.SaveLevels(p.Least)}
	if p.Fixed != nil {
		out.Fixed = append([]string{}, deploy.SaveLevels(p.Fixed)...)
	}
	return out
}

// plan reads a council back; bad is the first text that is no level, "" when all are.
func (s *savedCouncil) plan() (p *pieces.Plan, bad string) {
	if s == nil {
		return nil, ""
	}
	p = &pieces.Plan{Levels: s.Levels}
	if s.Fixed != nil {
		if p.Fixed, bad = readLevels(s.Fixed); bad != "" {
			return nil, bad
		}
	}
	if s.Least != nil {
		if p.Least, bad = readLevels(s.Least); bad != "" {
			return nil, bad
		}
	}
	return p, ""
}

func readLevels(texts []string) (levels map[string]int, bad string) {
	levels = map[string]int{}
	for _, text := range texts {
		class, number, ok := strings.Cut(text, " ")
		n, err := strconv.Atoi(number)
		if _, twice := levels[class]; !ok || err != nil || twice {
			return nil, strconv.Quote(text)
		}
		levels[class] = n
	}
	return levels, ""
}
