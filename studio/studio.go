// Package studio contains the page of Muster Studio: the files that a browser loads. Its sources are in the folder app.
// `make studio` bundles them into the folder dist, which is embedded here, so that a build needs no npm.
package studio

import (
	"embed"
	"io/fs"
)

//go:embed dist
var dist embed.FS

// Page returns the files of the page: index.html and what it loads, and licences.txt with the licences of the packages
// in the bundle.
func Page() fs.FS {
	page, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // only for an invalid path
	}
	return page
}
