package medieval

// leaders is the reminder of how Leaders are ordered and what they do, where there are any.
func (w *writer) leaders(b *battle) {
	if len(b.linked.Leaders) == 0 {
		return
	}
	row := b.leader()
	w.Section(w.T("How Leaders are ordered"), "rules behind wide")
	w.Items(false, []string{
		w.T("A Leader is no unit. Alone in his hex he is ordered as a unit is, for one order, and moves up to %d hexes. "+
			"`MED-LDR-01` `MED-LDR-11`", row.Move),
		w.T("A Leader with a unit is ordered with it: one order for both, and he goes where it goes. `MED-LDR-02` " +
			"`MED-LDR-03`"),
		w.T("He may leave his unit under a Section card, under Leaders and under Cry Havoc, for an order of his own; the " +
			"unit that he leaves needs another one. `MED-LDR-04` `MED-LDR-07`"),
		w.T("Under a Leadership card, a Troop card or another Tactic card no Leader leaves his unit. `MED-LDR-05` " +
			"`MED-LDR-06`"),
		w.T("Leadership: one Leader with his unit, then on from them units and Leaders each next to one that is ordered, 4 " +
			"orders in all; one token pays for an Inspired Action. In place of it: 1 unit of choice. `MED-CHAIN-01` " +
			"`MED-INS-02`"),
		w.T("Alone he passes friends, joins a friendly unit without a Leader, and never ends with another Leader; who has " +
			"joined a unit does not move again. `MED-LDR-13` `MED-LDR-16`"),
		w.T("His unit may ignore %s more; the Leader face hits in close combat for units in his hex or next to it. "+
			"`MED-LDR-21` `MED-LDR-22`", w.Tn("%d flag", "%d flags", row.Ignores)),
		w.T("His unit lost blocks and lives: %s, all of them Leader faces, fell him; the unit is gone: %s. Else he goes "+
			"back %d to %d hexes. `MED-LDR-30` `MED-LDR-31` `MED-LDR-40`", w.Tn("%d die", "%d dice", row.Hit),
			w.Tn("%d die", "%d dice", row.Lost), row.Least, row.Most),
		w.T("A token at the end of the turn moves one Leader up to 3 hexes, alone or out of his unit. `MED-INS-04`"),
	})
}
