//go:build pagesapart

package docs

import "io/fs"

// Pages are the pages, by path under docs, and the results of games of the shipped definitions. The program sets them
// before it uses the package: with the build tag pagesapart they are not embedded.
var Pages fs.FS
