package requests

import (
	"context"

	"muster/docs"
	"muster/editor"
)

// explainParams asks for the page of a check.
type explainParams struct {
	Code string `json:"code"`
}

// Page is the answer to muster/explain.
type Page struct {
	Text string `json:"text"` // Markdown
}

func (*Requests) explain(_ context.Context, _ *editor.Server, p *explainParams) (*Page, error) {
	page, ok := docs.Check(p.Code)
	if !ok {
		return nil, refused("there is no page about " + p.Code)
	}
	return &Page{page}, nil
}
