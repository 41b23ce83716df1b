package sheet

// Summary is the summary of a sheet for a list of many sheets. Texts are plain: pages must escape them.
type Summary struct {
	Kind    string // of the definition, as the game calls it
	What    string // the kind in the words of people, in the page's language
	Shelf   string // plural of its kind
	Title   string
	Author  string   // "" where the file names none
	Modes   []string // modes of play; none for a definition that is not played alone
	Boxes   []string // required boxes, each once
	Players string   // number of players: "2", "3 or 4"; "" if unknown
	Banners int      // number of banners to win; 0 if unknown
	Map     string   // the id of the map that it is played on; "" for none
	MapName string   // title of that map
	// Favours is the text for games that favour the first side, or the second.
	Favours [2]string
	Sets    []string // the ids of the sets that it names
	Words   []string // by which else it is found: armies, commanders, dates
	Story   string   // the beginning of its story, a sentence or two
	// Thumbnail is the map at small size, as markup, or "".
	Thumbnail string
	// Signs is the key to the signs of its map, by group, without those of this map only.
	Signs []Sign
}

// Sign is a sign of maps with its meaning.
type Sign struct {
	Group   string // kind of its meaning, in the page's language
	Picture string // markup
	Name    string
}
