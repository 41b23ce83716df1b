// Package sheet writes printable pages. A page is written once, as Markdown; the HTML is made from that Markdown, so
// that the two never differ. A fenced text block may become a picture or a list on the page, by a template or a drawing
// of the game. Author prose is rewritten, so that nothing in it runs, loads or swallows the text after it. Parts of an
// answer of package report become tables.
//
// It knows no game and no rulebook: the pages of a game are in that game's folder. It checks nothing: an invalid
// definition gives as much of a page as possible. Start with Writer; its Page returns the finished page.
package sheet
