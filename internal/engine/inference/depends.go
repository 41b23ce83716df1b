package inference

// Depends is how much the figure of an adventure hangs on who plays it: what the first side takes where one player
// plays both, from the player with whom it is least to the one with whom it is most.
type Depends struct {
	Least, Most int // players, by place
	Apart       int // the distance of their figures, in thousandths
	// Sure reports whether two figures lie apart by more than luck, all pairs of players looked at.
	Sure       bool
	Detectable int // how far apart two would have to lie to be found 80 times of 100, in thousandths
}

// Moved is how far figures may lie apart, in thousandths, before it is said that the figure depends on the player.
const Moved = 50

// alarm is how often something is said of two players that luck has made.
var alarm = PerMille(50)

// DependsOn looks at the figures of some players; nil where one alone plays, or a figure is missing.
func DependsOn(figures []Sample) *Depends {
	if len(figures) < 2 {
		return nil
	}
	out := Depends{}
	var chances []Chance
	games := figures[0].Games
	for i, f := range figures {
		if f.Games == 0 {
			return nil
		}
		games = min(games, f.Games)
		if ShareOf(f) < ShareOf(figures[out.Least]) {
			out.Least = i
		}
		if ShareOf(f) > ShareOf(figures[out.Most]) {
			out.Most = i
		}
		for _, other := range figures[:i] {
			chances = append(chances, Differ(f, other))
		}
	}
	out.Apart = ShareOf(figures[out.Most]) - ShareOf(figures[out.Least])
	for _, shown := range Holm(chances, alarm) {
		out.Sure = out.Sure || shown
	}
	out.Detectable = DetectableValue(int(games), len(figures))
	return &out
}

// Speaks reports whether the figure depends on the player.
func (d *Depends) Speaks() bool { return d.Sure && d.Apart > Moved }

// DetectableValue is how far apart two of so many players must lie, in thousandths, to be found 80 times of 100 in so
// many games of each.
func DetectableValue(games, players int) int {
	return Detectable(games, alarm/Chance(players*(players-1)/2), Unit)
}
