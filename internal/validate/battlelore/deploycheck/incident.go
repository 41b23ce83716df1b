package deploycheck

import (
	"fmt"
	"strconv"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/validate/wording"
)

// incident is one type of failure of draws.
type incident struct {
	cases  int
	worst  int // maximum units affected in one case
	draw   deck.Draw
	allied *[deploy.Allies]deck.Draw // of two allies, instead of draw
	zone   int                       // of the Guards, in the Epic modes
	units  int                       // called in the smallest case
}

// note records a case; draw creates its draw if it is the smallest so far. Cases arrive in draw order.
func (i *incident) note(units, called int, draw func() deck.Draw) {
	if units <= 0 {
		return
	}
	i.cases++
	i.worst = max(i.worst, units)
	if i.cases == 1 || called < i.units {
		i.draw, i.units = draw(), called
	}
}

// add merges the incidents in the zones of another colour.
func (i *incident) add(o incident, zone int) {
	if o.cases > 0 && (i.cases == 0 || o.units < i.units) {
		i.draw, i.units, i.zone = o.draw, o.units, zone
	}
	i.cases += o.cases
	i.worst = max(i.worst, o.worst)
}

// text describes the smallest case.
func (i *incident) text() string {
	if i.allied != nil {
		return i.allied[0].Words() + " of the red player, " + i.allied[1].Words() + " of the blue"
	}
	return i.draw.Words()
}

// share formats the share of the cases: "in 120 of 840 draws (14%), at most 2 units at once".
func (i *incident) share(of int) string {
	return fmt.Sprintf("in %s of %s draws (%s), at most %s at once", grouped(int64(i.cases)), grouped(int64(of)),
		percent(int64(i.cases), int64(of)), wording.Count(i.worst, "unit", "units"))
}

// grouped formats a number in groups of three digits.
func grouped(n int64) string {
	text := strconv.FormatInt(n, 10)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}

// percent formats a share rounded to the nearest percent; a nonzero share is never 0%, and an incomplete one never
// 100%.
func percent(n, of int64) string {
	switch p := perCent(n, of); {
	case n > 0 && p == 0:
		return "under 1%"
	case n < of && p == 100:
		return "over 99%"
	}
	return fmt.Sprintf("%d%%", perCent(n, of))
}

// perCent returns a share in hundredths, rounded to the nearest, or 0 if the total is 0.
func perCent(n, of int64) int {
	if of == 0 {
		return 0
	}
	return int((n*200 + of) / (2 * of))
}
