package sheet

// Summary is what a list of many sheets tells of one. Texts are plain: whoever writes them into a page escapes them.
type Summary struct {
	Kind    string // of the definition, as the game calls it
	What    string // the kind in the words of people, in the page's language
	Shelf   string // what many of them are called
	Title   string
	Author  string   // "" where the file names none
	Modes   []string // how it is played; none of what is not played by itself
	Boxes   []string // what it needs, each once
	Players string   // how many: "2", "3 or 4"; "" where it does not say
	Banners int      // how many win; 0 where it does not say
	Map     string   // the id of the map that it is played on; "" for none
	MapName string   // what people call that map
	// Favours is what is said where games have shown that the first side is better, or the second.
	Favours [2]string
	Sets    []string // the ids of the sets that it names
	Words   []string // by which else it is found: armies, commanders, dates
	Story   string   // the beginning of what it tells, a sentence or two
	// Thumbnail is the map, drawn small: markup. "" where there is nothing to draw.
	Thumbnail string
	// Signs are what the signs on its map mean, group by group; what is of this map alone is not among them.
	Signs []Sign
}

// Sign is a sign of maps with what it means.
type Sign struct {
	Group   string // what kind of thing it means, in the page's language
	Picture string // markup
	Name    string
}
