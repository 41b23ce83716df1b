// Package words has the fixed words of pages in other languages than English. A page's writer asks for a text by the
// English that stands in the code; what it is in another language is data, a folder of TOML in languages. What authors
// write is theirs, and is never asked for here.
//
// Start with In for a language by its name, and with Language.T for a text in it.
package words
