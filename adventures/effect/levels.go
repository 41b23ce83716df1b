package effect

// ByLevel is a value by the level of whoever plays a card, level 1 first; one value serves all levels.
type ByLevel[T any] []T

// Numbers are numbers by level.
type Numbers = ByLevel[int]

// Words are words by level.
type Words = ByLevel[string]

// At is the value at a level, the zero value when none is written. Levels beyond the last are as the last, and level 0,
// which is nobody's, is as 1.
func (l ByLevel[T]) At(level int) (at T) {
	if len(l) > 0 {
		at = l[min(max(level, 1), len(l))-1]
	}
	return at
}

// one is the value at a level alone, for all levels; nothing of nothing.
func (l ByLevel[T]) one(level int) ByLevel[T] {
	if len(l) == 0 {
		return nil
	}
	return ByLevel[T]{l.At(level)}
}
