package sweep

// Part is an unopened job: one process plays only some of many jobs.
type Part struct {
	Name      string // for people: the adventure, and the question
	Adventure string // the adventure's id: one missing part of it suppresses its result
	// Open makes the job. The error is the reason why it cannot be played.
	Open func() (*Job, error)
}

// Known returns the number of games that were played, or could not be set up.
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

// ReadPlan reads only the plan of a shard file.
func ReadPlan(text []byte) (*Plan, error) {
	t, err := Read(text, func(string) Observer { return Observer{} })
	if err != nil {
		return nil, err
	}
	return &t.Plan, nil
}
