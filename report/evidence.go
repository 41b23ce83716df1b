package report

// Evidence is what games have shown of a definition, as a sheet quotes it.
type Evidence struct {
	ID      string
	Content string // tells apart what was played by all that it is made of
	// Verdict is whom it favours: even, pennant, standard, between, or open where there were too few games; "" of a game
	// without a verdict.
	Verdict string
	Player  string // who played both sides, or every seat
	Games   int    // that the shares are of
	Sides   [2]string
	Shares  []WinRate // of the side that wins more, or of every seat; none where nothing was played
	Depends *Depends  // that the answer depends on who plays; nil where it does not
}

// WinRate is how often somebody wins, with the bounds of its interval, in thousandths.
type WinRate struct {
	Who              string
	Share, Low, High int
}

// Depends is by how many thousandths the share differs between two players.
type Depends struct {
	Apart       int
	Least, Most string
}
