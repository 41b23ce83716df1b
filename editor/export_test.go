package editor

// Settle waits until everything is judged that the server knows of.
func (s *Server) Settle() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.busy {
		s.settled.Wait()
	}
}
