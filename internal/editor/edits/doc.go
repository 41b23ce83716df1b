// Package edits changes a definition's text as a person would: one cell, one value, one element of a list or one block
// at a time. Comments, layout and all other values stay. It works on texts that are not valid TOML too, as long as it
// finds the place. It knows no game and no kind of definition. Start with Of.
package edits
