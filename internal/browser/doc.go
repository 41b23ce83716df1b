// Package browser prints pages through a Chromium that is installed: as PDF, and as PNG. It finds the program, starts
// it without a window, a network or a profile of the user's, runs no script of a page, waits no longer than it was
// told, and leaves no process and no file behind, however it ends. One browser prints any number of pages, and so does
// one tab of it: a page knows nothing of the one before.
//
// What a browser makes is made steady here: the same page gives the same bytes, whenever and behind whatever other page
// it is printed.
//
// There is no merging of PDFs. Several sheets in one file, a booklet, are one page of HTML that is printed once:
// Chromium then makes the bookmarks of its headings, h1 over h2 over h3, the numbers of pages count through, and links
// from one sheet to another are links of the PDF. docs/adr/0011-pdf-through-chromium.md tells what else was tried.
//
//	b, err := browser.Open(ctx, browser.Options{})
//	defer b.Close()
//	pdf, err := b.PDF(page.HTML())
//
// A build with -tags nopdf, and one for web pages, has the same functions and starts no browser.
//
// Start with Open.
package browser
