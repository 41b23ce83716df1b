package scenario

// table is one of the rulebook's whose rows a scenario names by id.
type table uint8

const (
	heroes table = iota
	quests
	rewards
	tactics
	objectives
	titles
	commanders
	developments
)

// card names a row of a table. The rulebook has no such tables yet: nobody knows which cards there are.
func (l *linker) card(_ table, id, ptr string) Card { return Card{ptr, id, None} }
