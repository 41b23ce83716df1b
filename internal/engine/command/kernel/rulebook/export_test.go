package rulebook

import "muster/internal/engine/command/rows"

// AllTables gives tests the tables by number.
func (r *Rulebook) AllTables() []rows.AnyTable { return r.tables() }

// Loose reports whether a row names a missing one, or is a unit that nothing hits.
func (r *Rulebook) Loose(l *rows.Line) bool { return r.Game.rows.Astray(r, l) || r.Game.unfit(l) }
