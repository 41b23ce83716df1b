package requests

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/editor"
	"muster/internal/games"
)

// Shelved names a file of the shelf.
type Shelved struct {
	URI     string `json:"uri"`
	Game    string `json:"game"`
	Library bool   `json:"library"`
}

func nameShelved(p *editor.Project, e *catalog.Entry) Shelved {
	return Shelved{shelfURI(p, e), games.Of(e).Catalog.Name, !e.Given}
}

// picturesParams asks for small pictures of files of the shelf.
type picturesParams struct {
	Files []Shelved `json:"files"`
}

// Pictures is the answer to muster/pictures.
type Pictures struct {
	Pictures []string `json:"pictures"` // SVG of each file, in order; "" for one with errors, or without a board
}

func (r *Requests) pictures(ctx context.Context, s *editor.Server, p *picturesParams) (*Pictures, error) {
	out := make([]string, len(p.Files))
	err := eachShelved(ctx, s, func(project *editor.Project, e *catalog.Entry) {
		if i := slices.Index(p.Files, nameShelved(project, e)); i >= 0 {
			out[i] = pictureOf(e)
		}
	})
	return &Pictures{out}, err
}

// pictureOf returns a small picture of a definition; "" if it has errors or no board.
func pictureOf(e *catalog.Entry) string {
	pages := games.Of(e).Pages
	if e.Typed == nil || len(e.Schema) > 0 || !slices.Contains(pages.Kinds, e.Doc.Kind) {
		return ""
	}
	if small := pages.Summary(e, games.PageOptions{}).Thumbnail; small != "" {
		return small
	}
	return string(pages.Picture(e, games.PageOptions{}))
}

// Played is the answer to muster/played.
type Played struct {
	Files []PlayedFile `json:"files"`
}

// PlayedFile is the games of a file of the shelf.
type PlayedFile struct {
	Shelved
	Played string `json:"played"` // the verdict, then the games that it is from
}

// played quotes the shipped games of the files of the shelf. It may wait for the results.
func (r *Requests) played(ctx context.Context, s *editor.Server, _ *nothing) (*Played, error) {
	files := []PlayedFile{}
	err := eachShelved(ctx, s, func(project *editor.Project, e *catalog.Entry) {
		if e.Typed == nil || len(e.Schema) > 0 || !slices.Contains(games.Of(e).Pages.Kinds, e.Doc.Kind) {
			return
		}
		if text := playedOf(e); text != "" {
			files = append(files, PlayedFile{nameShelved(project, e), text})
		}
	})
	return &Played{files}, err
}
