// Package draw provides the parts of pictures for any game. It writes SVG piece by piece: hexes and their sides,
// colours, glyphs for pattern words of tables, columns of shares, and ASCII letters. It takes looks and positions, and
// knows no rulebook, board or unit. The drawing of a game's field is in that game's folder.
//
// Start with Canvas for a picture, and with GroundGlyph, FeatureGlyph and WeaponGlyph for pattern words.
package draw
