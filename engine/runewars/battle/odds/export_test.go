package odds

// Sample is the sample, for tests that hold what is counted against it.
var Sample = sample

// Plain counts moment by moment, and Layers with the sides apart, for tests that hold one against the other.
var (
	Plain  = count
	Layers = countLayers
)

// Separable reports whether Layers can count a battle.
func Separable(q Question) bool { return separable(&q) }
