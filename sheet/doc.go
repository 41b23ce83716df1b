// Package sheet writes pages that a group prints and plays from. A page is written once, as Markdown; the HTML is made
// from that Markdown, so that the two never say different things. What a person reads as text in a fenced block may be
// a picture or a list on the page, by a template or a drawing of the game's own. An author's prose is rewritten, so
// that nothing in it runs, loads or swallows what follows; parts of an answer of package report are written as tables.
//
// It knows no game and no rulebook: what stands on the pages of one game is in that game's folder. Nothing is checked
// here: what is faulty gives as much of a page as it can. Start with Writer, whose Page ends what has been written.
package sheet
