package editor

// Settle waits until the server has judged everything.
func (s *Server) Settle() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.busy {
		s.settled.Wait()
	}
}

// Remembered counts the results that the server holds.
func (s *Server) Remembered() int {
	s.remembered.mu.Lock()
	defer s.remembered.mu.Unlock()
	return len(s.remembered.values)
}
