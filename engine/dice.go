package engine

// roll adds n dice to a roll, by face (BL-HIT-01). With a script the dice fall as written there; a script that is too
// short goes on by chance, and its reader sees it by the Cursor.
func (s *State) roll(r *Rules, n int, into *[Faces]uint8) {
	for range n {
		face := uint8(0)
		switch {
		case r.Script == nil:
			face = uint8(s.Chance.Die())
		case int(s.Cursor) < len(r.Script):
			face = r.Script[s.Cursor]
			s.Cursor++
		default:
			face = uint8(s.Chance.Die())
			s.Cursor++
		}
		into[face]++
	}
}
