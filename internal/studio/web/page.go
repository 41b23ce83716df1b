package web

import (
	"io/fs"
	"net/http"
	"path"
	"strings"
)

// types are the content types of the page's files. The system's table differs between computers.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
	".json": "application/json", ".map": "application/json", ".svg": "image/svg+xml", ".png": "image/png",
	".ico": "image/x-icon", ".woff2": "font/woff2", ".txt": "text/plain; charset=utf-8",
}

// page serves the files of the page.
func (s *Server) page(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	kind := types[path.Ext(name)]
	text, err := fs.ReadFile(s.opts.Page, name) // it refuses paths that lead out
	if err != nil || kind == "" {
		refuse(w, http.StatusNotFound, "not found")
		return
	}
	w.Header().Set("Content-Type", kind)
	_, _ = w.Write(text) // the browser has gone
}
