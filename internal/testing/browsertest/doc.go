// Package browsertest tests pages in a real browser. Sheets of all shipped adventures are printed on each paper, in
// each ink and in two fonts, and checked page by page. Hexes are read back from the picture. Hostile author texts must
// not break a page. Accessibility and HTML checkers read the output. Studio is used as a person does.
//
// An adventure's sheet is printed in three combinations that cover each paper, each ink and both fonts; other sheets
// use them in rotation. -every prints each in all twelve, and checks every page on a dark screen, not just one of each
// kind.
//
// The package contains only tests. They need a Chromium and poppler's programs (pdftotext, pdftoppm, pdfinfo) to read
// PDFs; without these they are skipped with a message. The checkers are npm packages in the folder of
// MUSTER_PAGE_TOOLS. `make pages` installs and requires all of them. If MUSTER_CHROMIUM names a browser, as in CI, a
// missing tool is a failure.
//
// Start with gate_test.go.
package browsertest
