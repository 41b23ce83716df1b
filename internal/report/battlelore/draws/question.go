package draws

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/report"
)

// Question is a request for all draws, in one mode on one field.
type Question struct {
	Line    Line // the words of the command line, without draws, zones and seed
	Field   *rulebook.Field
	Mode    deploycards.Mode
	Options deploy.Options
	Words   map[*deck.Set]string // how the command line names each set that is linked
	Workers int

	// Progress is called with the number of finished matchups; it may be nil.
	Progress func(done, total int)
	// Saved returns the file name of a saved witness; nil if none is saved.
	Saved func(name string) string

	shown  map[string]*Shown // by witness
	played []string          // the names of witnesses, in the order in which they were played
	failed error             // of the first witness that could not be played for machines
}

// Refused is the error of a question that the rules do not allow.
type Refused []pieces.Refusal

// Error returns the messages of the refusals.
func (r Refused) Error() string {
	texts := make([]string, len(r))
	for i := range r {
		texts[i] = r[i].Message()
	}
	return strings.Join(texts, "; ")
}

// Answer is the result of every draw in a mode.
type Answer struct {
	*Question
	Report  report.Report // for people
	Facts   Facts
	Told    []*Witness // the smallest cases in a report, the most severe first
	Others  []*Witness // only saved with the rest
	Lineups []Lineup   // played to find the positions of units
	Green   map[string]Chart
}

// Facts are the numbers found in a mode.
type Facts interface {
	// machine returns the content of JSON. Witnesses are played for their commands.
	machine(*Answer) any
}

// JSON returns the answer for JSON.
func (a *Answer) JSON() (any, error) {
	out := a.Facts.machine(a)
	return out, a.failed
}

// headline returns the title of an answer.
func (q *Question) headline(what string) string {
	return fmt.Sprintf("%s deployment on %s (%s): %s", words.Capital(q.Mode.String()), q.Field.Map.Name,
		q.Field.Map.ID, what)
}

// notices returns the creatures on any card of the requested sets; none in a Lore battle.
func (q *Question) notices() []report.Notice {
	if q.Options.Lore {
		return []report.Notice{}
	}
	var sets []*deck.Set
	for set := range q.Words {
		if !slices.ContainsFunc(sets, func(s *deck.Set) bool { return s.Def.ID == set.Def.ID }) {
			sets = append(sets, set)
		}
	}
	slices.SortFunc(sets, func(a, b *deck.Set) int { return cmp.Compare(a.Def.ID, b.Def.ID) })
	return noticesOf(deploy.CreatureNotices(sets...))
}

// zones returns the requested zones of the board.
func (q *Question) zones() []int {
	if q.Options.Zone != deploy.FreeZone {
		return []int{q.Options.Zone}
	}
	out := make([]int, len(q.Field.Board.Zones))
	for i := range out {
		out[i] = i
	}
	return out
}

// zoneWords names the requested zones in a sentence.
func (q *Question) zoneWords() string {
	if q.Options.Zone != deploy.FreeZone {
		return "in the " + q.Field.Board.Zones[q.Options.Zone].ID + " zones"
	}
	names := make([]string, len(q.Field.Board.Zones))
	for i, z := range q.Field.Board.Zones {
		names[i] = z.ID
	}
	return "in the zones of each colour, " + strings.Join(names, " and ")
}

// ids returns the ids of sets.
func ids(sets []*deck.Set) []string {
	out := make([]string, len(sets))
	for i, s := range sets {
		out[i] = s.Def.ID
	}
	return out
}

// setWords names sets as the command line does.
func setWords(sets []*deck.Set) string { return strings.Join(ids(sets), ",") }

// people names the players of a camp.
func people(camp boards.Camp) string { return words.Capital(camp.String()) + "s" }

// reserveWords describes a form of the Reserve.
func reserveWords(form string) report.Text {
	if form == deploycards.ReserveAll {
		return report.Words("two units, the starting player's all").Cite("CTA-09b")
	}
	return report.Words("two units").Cite("CTA-09")
}
