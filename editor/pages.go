package editor

import (
	"muster/docs"
	"muster/internal/editor/protocol"
)

// codeDescription links to the page of a check: to its URL on the site, or to a local copy while the page is not
// published. It returns nil for a client without link support and for a code without a page. The caller must hold the
// lock.
func (s *Server) codeDescription(code string) *protocol.CodeDescription {
	if !s.client.TextDocument.PublishDiagnostics.CodeDescriptionSupport {
		return nil
	}
	if s.opts.Page != nil {
		if address := s.opts.Page(code); address != "" {
			return &protocol.CodeDescription{Href: address}
		}
	}
	if known, ok := s.pages.Load(code); ok {
		return known.(*protocol.CodeDescription)
	}
	var out *protocol.CodeDescription
	if page, ok := docs.Check(code); ok {
		if path, err := s.opts.Keep("checks/"+code+".md", []byte(page)); err == nil {
			out = &protocol.CodeDescription{Href: uriOf(path)}
		}
	}
	s.pages.Store(code, out)
	return out
}
