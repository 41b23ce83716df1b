package effect

// ByLevel is a value by the level of a card's player, level 1 first; one value applies to all levels.
type ByLevel[T any] []T

// Numbers are numbers by level.
type Numbers = ByLevel[int]

// Words are words by level.
type Words = ByLevel[string]

// At returns the value at a level, the zero value when none is written. Levels beyond the last count as the last, and
// level 0, without a master, counts as 1.
func (l ByLevel[T]) At(level int) (at T) {
	if len(l) > 0 {
		at = l[min(max(level, 1), len(l))-1]
	}
	return at
}

// one returns the value at a level alone, for all levels; empty for an empty one.
func (l ByLevel[T]) one(level int) ByLevel[T] {
	if len(l) == 0 {
		return nil
	}
	return ByLevel[T]{l.At(level)}
}
