// Package draw has what pictures are made of, whatever game they are of: SVG that is written piece by piece, hexes and
// their sides, colours, glyphs for the words by which a table says how a thing looks, columns of shares, and letters
// that any terminal has. It takes looks and places, and knows no rulebook, no board and no unit; what draws the fields
// of one game is in that game's folder.
//
// Start with Canvas for a picture, and with GroundGlyph, FeatureGlyph and WeaponGlyph for what is known by a word.
package draw
