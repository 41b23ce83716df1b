package odds

// Sample is the sample, for tests that compare it with the count.
var Sample = sample

// Plain counts position by position, and Layers with separate sides, for tests that compare the two.
var (
	Plain  = count
	Layers = countLayers
)

// Separable reports whether Layers can count a battle.
func Separable(q Question) bool { return separable(&q) }
