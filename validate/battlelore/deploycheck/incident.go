package deploycheck

import (
	"fmt"
	"strconv"

	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/deploy"
	"muster/validate/wording"
)

// incident is one way for draws to go wrong.
type incident struct {
	cases  int
	worst  int // most units concerned in one case
	draw   deck.Draw
	allied *[deploy.Allies]deck.Draw // in place of draw, of two allies
	zone   int                       // of the Guards, in the Epic modes
	units  int                       // called in the smallest case
}

// note records a case; draw makes its draw when it is the smallest yet. Cases come in the order of their draws.
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

// add takes up what happens in the zones of another colour.
func (i *incident) add(o incident, zone int) {
	if o.cases > 0 && (i.cases == 0 || o.units < i.units) {
		i.draw, i.units, i.zone = o.draw, o.units, zone
	}
	i.cases += o.cases
	i.worst = max(i.worst, o.worst)
}

// text is the smallest case for a person.
func (i *incident) text() string {
	if i.allied != nil {
		return i.allied[0].Words() + " of the red player, " + i.allied[1].Words() + " of the blue"
	}
	return i.draw.Words()
}

// share says how many of the cases it is: "in 120 of 840 draws (14%), at most 2 units at once".
func (i *incident) share(of int) string {
	return fmt.Sprintf("in %s of %s draws (%s), at most %s at once", grouped(int64(i.cases)), grouped(int64(of)),
		percent(int64(i.cases), int64(of)), wording.Count(i.worst, "unit", "units"))
}

// grouped is a number in groups of three digits.
func grouped(n int64) string {
	text := strconv.FormatInt(n, 10)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}

// percent is a share in words, rounded to the nearest; what is not nothing is not called 0%, nor what is not all 100%.
func percent(n, of int64) string {
	switch p := perCent(n, of); {
	case n > 0 && p == 0:
		return "under 1%"
	case n < of && p == 100:
		return "over 99%"
	}
	return fmt.Sprintf("%d%%", perCent(n, of))
}

// perCent is a share in hundredths, rounded to the nearest; 0 of nothing.
func perCent(n, of int64) int {
	if of == 0 {
		return 0
	}
	return int((n*200 + of) / (2 * of))
}
