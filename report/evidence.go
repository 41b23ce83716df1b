package report

// Evidence is what games have shown of a definition, as a sheet quotes it.
type Evidence struct {
	ID      string
	Content string // tells apart what was played by all that it is made of
	Says    string // a sentence without its beginning and its end
	// Verdict is whom it favours: even, pennant, standard, between, or open where there were too few games.
	Verdict string
}
