package sweep

// Part is a job that is not opened yet: of many only a few are played by one and the same.
type Part struct {
	Name      string // for people: what is played, and what is asked of it
	Adventure string // the adventure's id: where one part of it is missing nothing is told of it
	// Open makes the job. The error says why it cannot be played.
	Open func() (*Job, error)
}

// Known counts the games that were played, or could not be set up.
func (t *Tally) Known() int {
	n := 0
	for i := range t.cells {
		for _, c := range t.cells[i].points {
			if c != unplayed {
				n++
			}
		}
	}
	return n
}

// ReadPlan reads the plan of a shard's file alone, whatever its games have shown.
func ReadPlan(text []byte) (*Plan, error) {
	t, err := Read(text, func(string) Observer { return Observer{} })
	if err != nil {
		return nil, err
	}
	return &t.Plan, nil
}
