package battlelore

// Difference is what a ruling decides by a camp's name, on purpose: where a battle and the same one turned by half
// part.
type Difference struct {
	Ruling string
	Says   string
	Shown  string // the vector that shows it
}

// Differences are all of them. PlayTurned leaves nothing out for their sake: they lie in the muster, before a battle
// begins, and the turned battle begins with the armies that came of it.
var Differences = []Difference{
	{"R-015", "Organized: within a wing the Pennants' card is revealed first, which matters when figures run short",
		"internal/engine/battlelore/deploy/testdata/r-015-standards-reveal.txt"},
}
