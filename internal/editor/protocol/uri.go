package protocol

import (
	"net/url"
	"path/filepath"
	"strings"
)

// PathOf returns the path of a URI; ok is false if it is not a file.
func PathOf(uri string) (path string, ok bool) {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" {
		return "", false
	}
	path = u.Path
	if len(path) > 2 && path[0] == '/' && path[2] == ':' { // file:///c:/folder
		path = path[1:]
	}
	if u.Host != "" && u.Host != "localhost" {
		path = "//" + u.Host + path
	}
	if path == "" {
		return "", false
	}
	return filepath.Clean(filepath.FromSlash(path)), true
}

// URIOf returns the URI of a path.
func URIOf(path string) string {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	u := url.URL{Scheme: "file", Path: path}
	return u.String()
}
