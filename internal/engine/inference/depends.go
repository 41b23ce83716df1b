package inference

// Depends is how far the first side's share of an adventure depends on the player. Each player plays both sides; Least
// and Most are the players with the lowest and the highest share.
type Depends struct {
	Least, Most int // players, by index
	Apart       int // the distance of their figures, in thousandths
	// Sure reports whether two figures differ significantly, corrected for all pairs of players.
	Sure       bool
	Detectable int // smallest difference found with 80% power, in thousandths
}

// Moved is the smallest distance of figures, in thousandths, that counts as a dependence on the player.
const Moved = 50

// alarm is the error rate of the statements about two players.
var alarm = PerMille(50)

// DependsOn compares the figures of several players. It returns nil for a single player and for a missing figure.
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

// DetectableValue returns the smallest difference between two of several players that is found with 80% power, in
// thousandths. games is the number of games of each player.
func DetectableValue(games, players int) int {
	return Detectable(games, alarm/Chance(players*(players-1)/2), Unit)
}
