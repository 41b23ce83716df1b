package editor

import "muster/internal/editor/protocol"

// pathOf returns the path of a URI; ok is false if it is not a file.
func pathOf(uri string) (path string, ok bool) { return protocol.PathOf(uri) }

// uriOf returns the URI of a path.
func uriOf(path string) string { return protocol.URIOf(path) }
