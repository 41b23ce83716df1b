package runewars

// A Magic Portal is next to every other open one, for influence (RW-EXPL-01). The toll is paid once for all figures of
// one march, one Strategize or one hero's move of the Quest Phase, by naming figures that could not come otherwise.
// Retreats, and moves by cards, do not use portals.

// portals returns those that the movement of a frame may use; none if they are not paid for and cannot be.
func (s *State) portals(r *Rules, f *Frame) uint64 {
	if s.Portals&(s.Portals-1) == 0 || f.Flags&paidFlag == 0 && s.Seats[f.Seat].Influence < r.Numbers.PortalToll {
		return 0
	}
	return s.Portals
}

// beyond returns the areas to which the portal of one leads.
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
