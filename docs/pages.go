//go:build !pagesapart

package docs

import "embed"

// Pages are the embedded pages, by path under docs, and the results of games of the shipped definitions. With the build
// tag pagesapart they are not embedded.
//
//go:embed *.md tutorials/*.md how-to/*.md reference/*.md explanation/*.md
//go:embed reference/commands/*.md reference/evidence/*.json
//go:embed checks/*/*.md rules/*/*.md formats/*.md formats/*/*.md
var Pages embed.FS
