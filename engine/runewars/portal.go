package runewars

// A Magic Portal is next to every other open one, for influence (RW-EXPL-01). The toll is paid once for all who go in
// one march, one Strategize or one hero's move of the Quest Phase; who names figures that could not come otherwise
// pays it. Retreats, and cards that move somebody, know no portals.

// portals are those that the movement of a frame may use; none where they are not paid for and cannot be.
func (s *State) portals(r *Rules, f *Frame) uint64 {
	if s.Portals&(s.Portals-1) == 0 || f.Flags&paidFlag == 0 && s.Seats[f.Seat].Influence < r.Numbers.PortalToll {
		return 0
	}
	return s.Portals
}

// beyond are the areas to which the portal of one leads.
func (s *State) beyond(portals uint64, area uint8) uint64 {
	if portals>>area&1 == 0 {
		return 0
	}
	return portals &^ (1 << area)
}

// toll pays for the portals of a movement that needs them, once.
func (s *State) toll(r *Rules, f *Frame, needs bool, log *Log) {
	if !needs || f.Flags&paidFlag != 0 {
		return
	}
	f.Flags |= paidFlag
	log.Add(Event{Kind: PortalsOpened, Seat: f.Seat, N: r.Numbers.PortalToll})
	s.pay(f.Seat, r.Numbers.PortalToll, log)
}
