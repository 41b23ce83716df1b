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

// Question is what all draws come to, in one mode on one field.
type Question struct {
	Line    Line // the words of the command line; draws, zones and seed are not among them
	Field   *rulebook.Field
	Mode    deploycards.Mode
	Options deploy.Options
	Words   map[*deck.Set]string // how the command line names each set that is linked
	Workers int

	// Progress hears of finished matchups; nil when nobody does.
	Progress func(done, total int)
	// Saved is the file that a witness is saved in, by its name; nil when none is saved.
	Saved func(name string) string

	shown  map[string]*Shown // by witness
	played []string          // the names of witnesses, in the order in which they were played
	failed error             // of the first witness that could not be played for machines
}

// Refused is an answer that the rules do not allow to be asked for.
type Refused []pieces.Refusal

// Error are the messages of the refusals.
func (r Refused) Error() string {
	texts := make([]string, len(r))
	for i := range r {
		texts[i] = r[i].Message()
	}
	return strings.Join(texts, "; ")
}

// Answer is what is known of every draw in a mode.
type Answer struct {
	*Question
	Report  report.Report // for people
	Facts   Facts
	Told    []*Witness // the smallest cases that a report tells, the gravest first
	Others  []*Witness // that are only saved with the rest
	Lineups []Lineup   // that are played to see where units stand
	Green   map[string]Chart
}

// Facts are what was found in a mode, number by number.
type Facts interface {
	// machine is what JSON holds of it. Witnesses are played for their commands.
	machine(*Answer) any
}

// JSON is the answer for machines.
func (a *Answer) JSON() (any, error) {
	out := a.Facts.machine(a)
	return out, a.failed
}

// headline names an answer.
func (q *Question) headline(what string) string {
	return fmt.Sprintf("%s deployment on %s (%s): %s", words.Capital(q.Mode.String()), q.Field.Map.Name,
		q.Field.Map.ID, what)
}

// notices are the creatures on any card of the sets that are asked about; none in a Lore battle.
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

// zones are those of the board that are asked for.
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

// zoneWords are the zones that are asked for, as a sentence names them.
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

// ids are the ids of sets.
func ids(sets []*deck.Set) []string {
	out := make([]string, len(sets))
	for i, s := range sets {
		out[i] = s.Def.ID
	}
	return out
}

// setWords names sets as the command line does.
func setWords(sets []*deck.Set) string { return strings.Join(ids(sets), ",") }

// people are those of a camp.
func people(camp boards.Camp) string { return words.Capital(camp.String()) + "s" }

// reserveWords is a form of the Reserve for people.
func reserveWords(form string) report.Text {
	if form == deploycards.ReserveAll {
		return report.Words("two units, the starting player's all").Cite("CTA-09b")
	}
	return report.Words("two units").Cite("CTA-09")
}
