package field

import "muster/maps/hex"

// searchSteps bounds the search for the course of one water: a river takes a few steps, a lake would take too many.
const searchSteps = 2000

// mostForks limits the search: water with more forks than this is a lake, or entirely invalid.
const mostForks = 8

// verdict is the result of a search for a course.
type verdict uint8

const (
	blocked verdict = iota // no course exists
	flows                  // a course was found
	lost                   // the step limit was reached
)

// search looks for the course of one water after another.
type search struct {
	*Courses
	field *Field
	uses  [hex.Dirs]ways
	water []hex.Hex
	steps int
}

func newSearch(f *Field, c *Courses) *search { return &search{Courses: c, field: f, uses: users()} }

// possible is the set of ways of water through a hex, without regard to the needs of its neighbours.
func (s *search) possible(h hex.Hex) ways {
	all, open := anyWay, s.near[h]|s.outlets[h]
	for d := range hex.Dir(hex.Dirs) {
		if !open.Has(d) {
			all &^= s.uses[d]
		}
	}
	return all
}

// explain finds the course of one water, and the hex that prevents one.
func (s *search) explain(water []hex.Hex) {
	s.water, s.steps = water, 0
	bed, found := s.follow()
	for range mostForks {
		if found != blocked {
			break
		}
		h := s.cause()
		if h == hex.None {
			break
		}
		s.misfit(h)
		bed, found = s.follow()
	}
	s.settle(&s.ways)
	if found != flows {
		bed = s.ways
	}
	s.join(&bed, found == flows)
}

// follow searches for a course: one way for every hex that all its neighbours join.
func (s *search) follow() (riverbed, verdict) {
	bed := s.ways
	return bed, s.try(&bed)
}

// try narrows a bed down to one way for each hex: it tries the ways of one hex at a time, the most constrained hex
// first.
func (s *search) try(bed *riverbed) verdict {
	if s.steps++; s.steps > searchSteps {
		return lost
	}
	if !s.settle(bed) {
		return blocked
	}
	best, fewest := hex.None, len(passages)+1
	for _, h := range s.water {
		if n := bed[h].count(); !s.free.Has(h) && n > 1 && n < fewest {
			best, fewest = h, n
		}
	}
	if best == hex.None {
		return flows
	}
	for left := bed[best]; left != 0; {
		way := s.likeliest(best, left)
		left &^= way
		next := *bed
		next[best] = way
		if v := s.try(&next); v != blocked {
			*bed = next
			return v
		}
	}
	return blocked
}

// likeliest returns the way to try first: one that joins the most constrained neighbour, straight rather than bent.
// Water runs into water before it runs off the board. It runs first into a hex that fits no tile and would otherwise be
// isolated.
func (s *search) likeliest(h hex.Hex, left ways) ways {
	best, most := ways(0), -1
	for i, p := range passages {
		if !left.has(i) {
			continue
		}
		score := 0
		if p.Straight() {
			score++
		}
		for d := range hex.Dir(hex.Dirs) {
			switch {
			case !p.Has(d) || !s.near[h].Has(d):
			case s.free.Has(s.field.Hexes.Neighbour(h, d)):
				score += 6
			default:
				score += 4
			}
		}
		if score > most {
			best, most = 1<<i, score
		}
	}
	return best
}

// settle removes every way that some neighbour cannot join, until nothing changes. It reports whether each hex has a
// way left.
func (s *search) settle(bed *riverbed) bool {
	for changed := true; changed; {
		changed = false
		for _, h := range s.water {
			if s.free.Has(h) {
				continue
			}
			before := bed[h]
			for d := range hex.Dir(hex.Dirs) {
				n := s.field.Hexes.Neighbour(h, d)
				if !s.near[h].Has(d) || s.free.Has(n) {
					continue
				}
				if meets := s.uses[d.Opposite()]; bed[n]&meets == 0 {
					bed[h] &^= s.uses[d]
				} else if bed[n]&^meets == 0 {
					bed[h] &= s.uses[d]
				}
			}
			if bed[h] == 0 {
				return false
			}
			changed = changed || bed[h] != before
		}
	}
	return true
}

// cause returns the hex that keeps the water from having a course. It is the first hex whose removal gives a course, or
// else the first candidate. It is None only for water that has a course: where no hex has three arms or a sharp turn,
// each hex can join all its neighbours.
func (s *search) cause() hex.Hex {
	first := hex.None
	for _, h := range s.water {
		if s.free.Has(h) || !s.odd(h) {
			continue
		}
		if first == hex.None {
			first = h
		}
		s.free.Add(h)
		_, found := s.follow()
		s.free.Remove(h)
		if found != blocked {
			return h
		}
	}
	return first
}

// odd reports whether a hex cannot simply join all its neighbours.
func (s *search) odd(h hex.Hex) bool {
	n := s.near[h].List()
	return len(n) > 2 || len(n) == 2 && s.uses[n[0]]&s.uses[n[1]] == 0
}
