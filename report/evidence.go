package report

// Evidence is the result of played games for a definition, in the form that sheets quote.
type Evidence struct {
	ID      string
	Content string // hash of the inputs of the games
	// Bands are the bands that the interval of the win rate covers: fair, slight-edge, edge, lopsided. The nearest to
	// fair is first. Band is that of the win rate itself. A game whose seats are no sides has none.
	Bands   []string
	Band    string
	Leader  int      // the side that wins more
	Players []string // AI players; a single one plays both sides, or every seat
	Games   int      // that the shares are of
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
