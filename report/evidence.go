package report

// Evidence is the result of played games for a definition, in the form that sheets quote.
type Evidence struct {
	ID      string
	Content string // hash of the inputs of the games
	// Verdict is the favoured side: even, pennant, standard, between, or open for too few games; "" for a game without
	// a verdict.
	Verdict string
	Player  string // played both sides, or every seat
	Games   int    // that the shares are of
	Sides   [2]string
	Shares  []WinRate // of the side that wins more, or of every seat; none without games
	Depends *Depends  // nil if the answer does not depend on the player
}

// WinRate is a win rate with the bounds of its interval, in thousandths.
type WinRate struct {
	Who              string
	Share, Low, High int
}

// Depends is the difference of the share between two players, in thousandths.
type Depends struct {
	Apart       int
	Least, Most string
}
