package placement

import "strings"

// Measure is a measure of how uneven home realms are: the difference between the largest and the smallest value of
// their surroundings. 0 is even.
type Measure uint8

// The measures.
const (
	ByAll     Measure = iota // the sum of the others
	ByFood                   // food within two areas
	ByCity                   // areas to the nearest city
	ByBorders                // borders that are not barred
	ByGuards                 // areas next to it without neutral units
	measures
)

var measureNames = [measures]string{"all", "food", "city", "borders", "guards"}

func (m Measure) String() string { return measureNames[m] }

// Measures are the names of the measures.
func Measures() []string { return measureNames[:] }

// ParseMeasure reads the name of a measure.
func ParseMeasure(word string) (Measure, bool) {
	for m, name := range measureNames {
		if strings.EqualFold(word, name) {
			return Measure(m), true
		}
	}
	return 0, false
}

// Of returns the unevenness of some home realms.
func (m Measure) Of(all []Neighbourhood) int {
	if len(all) == 0 {
		return 0
	}
	least, most := all[0], all[0]
	for _, c := range all[1:] {
		least.Food, most.Food = min(least.Food, c.Food), max(most.Food, c.Food)
		least.City, most.City = min(least.City, c.City), max(most.City, c.City)
		least.Open, most.Open = min(least.Open, c.Open), max(most.Open, c.Open)
		least.Free, most.Free = min(least.Free, c.Free), max(most.Free, c.Free)
	}
	food, city, open, free := most.Food-least.Food, most.City-least.City, most.Open-least.Open, most.Free-least.Free
	switch m {
	case ByFood:
		return food
	case ByCity:
		return city
	case ByBorders:
		return open
	case ByGuards:
		return free
	}
	return food + city + open + free
}
