// Package browsertest holds the tests that look at pages as a reader does: through a browser. Sheets of all
// adventures that ship are set on each paper, in each ink, in the pages' own font and in another, and looked at page by
// page; hexes are read back off the picture; what an author may write to break a page is tried; checkers for
// accessibility and for HTML read what muster writes.
//
// An adventure's sheet is printed in three ways, in which each paper, each ink and both fonts are found, and other
// sheets take turns in them; -every prints each in all twelve, and has every page read on a dark screen, too, where
// otherwise one of each kind is.
//
// There is no code here but tests. They want a Chromium, and poppler's programs (pdftotext, pdftoppm, pdfinfo) to read
// PDFs with: where they are not installed the tests say so and are passed over. Checkers come out of npm, in a folder
// that MUSTER_PAGE_TOOLS names. `make pages` brings them and demands all of it, and so does what a change must pass:
// where MUSTER_CHROMIUM names a browser, a tool that is missing is a failure.
//
// Start with gate_test.go.
package browsertest
