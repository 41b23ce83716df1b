package request

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/report"
)

// mixed answers for every draw of every matchup of two sets a player: in Organized mode, or in Epic Call to Arms
//
func (x *every) mixed() (*draws.Answer, error) {
	matchups, err := x.matchups()
	if err != nil {
		return nil, err
	}
	if len(matchups) == 0 {
		return nil, report.Wrongf("give both sides two sets: --sets pennant=A,B --sets standard=C,D",
			"the available sets make no matchup for %s mode", x.Mode)
	}
	x.Progress = x.tell
	named := len(x.Line.Sets[boards.Pennant]) > 0 || len(x.Line.Sets[boards.Standard]) > 0
	return draws.AnswerMixed(x.Question, matchups, named)
}

// matchups returns those of the named sets, or of all sets.
func (x *every) matchups() ([]organized.Matchup, error) {
	var sets [boards.Camps][]*deck.Set
	for camp := range boards.Camp(boards.Camps) {
		if err := x.two(camp, "in "+x.Mode.String()+" mode each player takes two sets"); err != nil {
			return nil, err
		}
		var err error
		if sets[camp], err = x.named(camp); err != nil {
			return nil, err
		}
	}
	if len(sets[boards.Pennant]) > 0 && len(sets[boards.Standard]) > 0 {
		return draws.MatchupsOf(sets, nil, x.Options), nil
	}
	known, err := x.known()
	return draws.MatchupsOf(sets, known, x.Options), err
}

// allies answers for every draw of two allies a camp: the named ones, or every two of the camp in both orders, since
// the red zones matter.
func (x *every) allies() (*draws.Answer, error) {
	for camp := range boards.Camp(boards.Camps) {
		if err := x.two(camp, "in epic-allies mode two allies take a set each"); err != nil {
			return nil, err
		}
	}
	sets, err := x.own()
	if err != nil {
		return nil, err
	}
	var pairs [boards.Camps][][deploy.Allies]*deck.Set
	for camp := range pairs {
		if len(x.Line.Sets[camp]) > 0 {
			pairs[camp] = [][deploy.Allies]*deck.Set{[deploy.Allies]*deck.Set(sets[camp])}
		} else {
			pairs[camp] = epic.AllyPairs(sets[camp])
		}
	}
	return draws.AnswerAllies(x.Question, pairs)
}

// two requires two sets if a mode takes two.
func (x *every) two(camp boards.Camp, what string) error {
	if n := len(x.Line.Sets[camp]); n != 0 && n != 2 {
		return report.Wrongf("name two by comma, or drop --sets "+camp.String()+" for every two",
			"%s, --sets %s names %d", what, camp, n)
	}
	return nil
}

// zone returns the zone requested for both camps of an Epic battle: every zone unless both name the same.
func (x *every) zone() (int, error) {
	p, s := x.Line.Zones[boards.Pennant], x.Line.Zones[boards.Standard]
	switch {
	case p != s:
		return 0, report.Wrongf("give both flags the same zone, or drop both",
			"--all needs the same zone for both camps, not %q and %q", p, s)
	case p == "" || len(x.Field.Board.Zones) == 0:
		return deploy.FreeZone, nil
	}
	return x.request.zone(boards.Pennant, p)
}

// epicMixed reports whether the players of an Epic battle mix two sets each, which naming two requests. One set
// for one camp and two for the other are refused; a longer list is played one set at a time.
func epicMixed(line *draws.Line) (bool, error) {
	p, s := len(line.Sets[boards.Pennant]), len(line.Sets[boards.Standard])
	switch {
	case p != deck.SetsMixed && s != deck.SetsMixed:
		return false, nil
	case (p == 0 || p == deck.SetsMixed) && (s == 0 || s == deck.SetsMixed):
		return true, nil
	}
	return false, report.Wrongf("name two sets by comma for both camps, or one for each",
		"in epic mode both players mix two sets or neither does: --sets names %d for pennant, %d for standard", p, s)
}

// mixes reports whether players mix two sets each in a mode.
func mixes(line *draws.Line, mode deploycards.Mode) bool {
	if mode != deploycards.ModeEpic {
		return mode == deploycards.ModeOrganized
	}
	mixed, err := epicMixed(line)
	return mixed && err == nil
}

// epicHint returns a hint for a mode that does not match the board, and for sets of an Epic battle that do not match;
// "" for anything else.
func epicHint(list []pieces.Refusal) string {
	for _, r := range list {
		switch {
		case r.Kind == pieces.EpicBoard && r.Mode == deploycards.ModeOrganized: // two sets a player
			return "write --mode epic, or --mode epic-allies for two players with one set each a side"
		case r.Kind == pieces.EpicBoard:
			return "write --mode epic"
		case r.Kind == pieces.StandardField && r.Mode == deploycards.ModeEpicAllies: // both take two sets a camp
			return "write --mode organized, or name a map on an epic board"
		case r.Kind == pieces.StandardField:
			return "write --mode impromptu for one set a side or --mode organized for two, or name a map on an epic board"
		case r.Kind == pieces.UnevenSets:
			return "name two sets for both camps by comma, or one for each"
		case r.Kind == pieces.NoSpecialists && r.Mode == deploycards.ModeEpic:
			return "name two sets for each camp by comma, as in --sets pennant=pennant-a,pennant-b, or drop --specialists"
		}
	}
	return ""
}
