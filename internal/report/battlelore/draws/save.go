package draws

import "muster/internal/engine/battlelore/record"

// Save returns the record of the draw, for a program of that version to play again.
func (d *Drawn) Save(program string) []byte { return record.Save(d.Deployment, program) }

// Save returns the record of the witness, for a program of that version to play again.
func (s *Shown) Save(program string) []byte { return record.Save(s.Deployment, program) }
