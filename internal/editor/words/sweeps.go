package words

// Players are the AIs of a game, which are not in a table of its rulebook.
const Players = "players"

// SweepTexts returns the meanings of texts in sweeps, for every game.
func SweepTexts() Texts {
	return Texts{
		"folders/*": {Sort: SortPath},
		"players/*": Row(Players, ""), "levers/players/*": Row(Players, ""),
	}
}
