package editor

// Settle waits until the server has judged everything.
func (s *Server) Settle() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.busy {
		s.settled.Wait()
	}
}
