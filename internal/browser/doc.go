// Package browser prints pages with an installed Chromium, as PDF and as PNG. It finds the program and starts it
// without a window, a network or the user's profile. It runs no script of a page, respects a timeout, and leaves no
// process and no file behind, however it ends. One browser prints any number of pages, and so does one of its tabs: a
// page is independent of earlier ones.
//
// The output is deterministic: the same page gives the same bytes, at any time and after any other page.
//
// PDFs are not merged. Several sheets in one file, a booklet, are one HTML page that is printed once. Chromium then
// makes the bookmarks from its headings, h1 over h2 over h3, page numbers count through, and links between sheets are
// links of the PDF. docs/adr/0011-pdf-through-chromium.md describes the alternatives.
//
//	b, err := browser.Open(ctx, browser.Options{})
//	defer b.Close()
//	pdf, err := b.PDF(page.HTML())
//
// A build with -tags nopdf, and one for web pages, has the same functions and starts no browser.
//
// Start with Open.
package browser
