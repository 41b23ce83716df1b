package field

// Tiles are Count equal pieces of a box, each showing one of Faces.
type Tiles struct {
	Count int      `toml:"count"`
	Faces []string `toml:"faces"`
}
