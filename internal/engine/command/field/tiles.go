package field

// Tiles are Count equal pieces of a box, each of which shows one of Faces.
type Tiles struct {
	Count int      `toml:"count"`
	Faces []string `toml:"faces"`
}
