package draws

import "muster/internal/engine/battlelore/record"

// Save is the draw written down, for a program of that version to play again.
func (d *Drawn) Save(program string) []byte { return record.Save(d.Deployment, program) }

// Save is the witness written down, for a program of that version to play again.
func (s *Shown) Save(program string) []byte { return record.Save(s.Deployment, program) }
