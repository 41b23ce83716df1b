package balance

import (
	"fmt"
	"strconv"

	"muster/catalog"
	"muster/report"
)

// DesignAnswer is the result of a search for variants of an adventure.
type DesignAnswer struct {
	ID          string    `json:"adventure"`
	Name        string    `json:"name"`
	Sides       Sides     `json:"-"`
	Players     []string  `json:"players"`
	Before      FairShare `json:"as_it_is"`
	Turns       int       `json:"turns"`    // the median as it is
	Levers      int       `json:"levers"`   // changes that variants have
	Tries       int       `json:"tries"`    // played variants
	Drafts      []Draft   `json:"variants"` // the shortest first, then by win rate
	Played      int       `json:"played"`
	Interrupted bool      `json:"interrupted"`

	turn string // the word for a turn
}

// Draft is a variant with its results from fresh games.
type Draft struct {
	Number  int          `json:"number"`
	Share   FairShare    `json:"share"` // of the first side
	Band    Band         `json:"-"`
	Key     string       `json:"band"`
	Length  int          `json:"length"` // from 0, the shortest
	Turns   int          `json:"turns"`  // the median
	Changes []FairChange `json:"changes"`
	File    string       `json:"file,omitempty"` // that was written

	Entry *catalog.Entry `json:"-"`
}

// Finished returns how many games were played, and whether these are all requested games.
func (a *DesignAnswer) Finished() (games int, whole bool) { return a.Played, !a.Interrupted }

// JSON returns the answer in the form of its JSON output.
func (a *DesignAnswer) JSON() any { return a }

// share returns a share from the point of view of the side that wins at least half.
func (a *DesignAnswer) share(s FairShare) string {
	of := Share{Thousandths: s.Share, Interval: s.Interval, Games: s.Games}
	side := 0
	if s.Share < thousand/2 {
		side = 1
	}
	return a.Sides[side].Soldiers + " " + of.Of(side).String()
}

// turnsOf names the turns of a length: "18 to 23".
func (a *DesignAnswer) turnsOf(length int) string {
	first, last := 0, 0
	for n := 1; n <= lengths[len(lengths)-1]*a.Turns/100+1; n++ {
		if lengthOf(n, a.Turns) == length {
			if last = n; first == 0 {
				first = n
			}
		}
	}
	switch {
	case length == 0:
		return fmt.Sprintf("up to %d", last)
	case length == len(lengths):
		return fmt.Sprintf("%d or more", first)
	case first == last:
		return strconv.Itoa(first)
	}
	return fmt.Sprintf("%d to %d", first, last)
}

// designBands are the columns of the table, the best for the second side first.
var designBands = [...]Band{-Lopsided, -ClearEdge, -SlightEdge, Fair, SlightEdge, ClearEdge, Lopsided}

// Reports returns the answer as reports.
func (a *DesignAnswer) Reports() []*report.Report {
	r := &report.Report{Title: a.Name + ", variants"}
	say := func(name, says string) {
		r.Short = append(r.Short, report.Point{Name: report.Words(name), Says: report.Words(says)})
	}
	if a.Before.Games == 0 {
		say("interrupted", "no result yet")
		return []*report.Report{r}
	}
	say("as it is", fmt.Sprintf("%s, usually %s", a.share(a.Before), report.Counted(a.Turns, a.turn)))
	found := fmt.Sprintf("%s with other lengths or win rates, of %d that were played",
		report.Counted(len(a.Drafts), "variant"), a.Tries)
	if a.Interrupted {
		found = "interrupted after " + report.Counted(a.Played, "game")
	}
	say("found", found)
	if len(a.Drafts) > 0 {
		r.Parts = append(r.Parts, a.grid(), a.list())
	}
	return []*report.Report{r}
}

// grid shows the variants by band and length.
func (a *DesignAnswer) grid() report.Part {
	p := report.Part{Title: report.Wordsf("Variants by win rate and length in %ss", a.turn), Main: true,
		Table: report.Table{Columns: report.Heads("win rate")}}
	for length := range len(lengths) + 1 {
		p.Table.Columns = append(p.Table.Columns, report.Column{Name: a.turnsOf(length)})
	}
	for _, b := range designBands {
		row := []report.Cell{report.Word(b.Word())}
		if b.Size() != Fair {
			row[0] = report.Word(b.Word() + " for " + a.Sides[b.side()].People)
		}
		for length := range len(lengths) + 1 {
			cell := report.Cell(report.Nothing{})
			if length == lengthOf(a.Turns, a.Turns) && b == bandOf(a.Before.Share) {
				cell = report.Word("as it is")
			}
			for i := range a.Drafts {
				if d := &a.Drafts[i]; d.Length == length && d.Band == b {
					cell = report.Word(strconv.Itoa(d.Number))
				}
			}
			row = append(row, cell)
		}
		p.Table.Add(row...)
	}
	return p
}

// list lists the variants with their changes.
func (a *DesignAnswer) list() report.Part {
	p := report.Part{Title: report.Words("Variants"), Main: true,
		Table: report.Table{Columns: report.Heads("variant", a.turn+"s", "win rate", "changes")}}
	for i := range a.Drafts {
		d := &a.Drafts[i]
		p.Table.Add(report.Word(strconv.Itoa(d.Number)), report.Word(strconv.Itoa(d.Turns)), report.Word(a.share(d.Share)),
			report.Word(saysOf(d.Changes)))
	}
	p.Notes = append(p.Notes, report.Wordsf("%s of each from new seeds. Brackets: 95%% confidence interval.",
		report.Counted(a.Drafts[0].Share.Games, "game")))
	return p
}

// Lines returns the answer for the terminal.
func (a *DesignAnswer) Lines() []string { return report.LinesOf(a.Reports()) }
