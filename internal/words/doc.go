// Package words translates the fixed words of pages into other languages than English. A page's writer requests a text
// by its English form in the code; the translation is data, a folder of TOML in languages. Author text is never
// translated.
//
// Start with In for a language by its name, and with Language.T for a text in it.
package words
