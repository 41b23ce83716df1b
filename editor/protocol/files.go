package protocol

// RenamedFiles are files and folders that the client is about to rename.
type RenamedFiles struct {
	Files []RenamedFile `json:"files"`
}

// RenamedFile is one of them.
type RenamedFile struct {
	OldURI string `json:"oldUri"`
	NewURI string `json:"newUri"`
}

// FileOperations say before which renames the server is asked.
type FileOperations struct {
	WillRename FileFilters `json:"willRename"`
}

// FileFilters are files and folders by patterns.
type FileFilters struct {
	Filters []FileFilter `json:"filters"`
}

// FileFilter is files or folders of a scheme by a pattern.
type FileFilter struct {
	Scheme  string      `json:"scheme"`
	Pattern FilePattern `json:"pattern"`
}

// FilePattern is files or folders by a glob; Matches is "file", "folder", or "" for both.
type FilePattern struct {
	Glob    string `json:"glob"`
	Matches string `json:"matches,omitempty"`
}

// Link is a text of a document that leads to another document. A Link without a Target has Data, and gets its target
// when the client asks for it.
type Link struct {
	Range  Range     `json:"range"`
	Target string    `json:"target,omitempty"`
	Data   *LinkData `json:"data,omitempty"`
}

// LinkData is the definition that ships to which a Link leads.
type LinkData struct {
	Kind string `json:"kind"`
	ID   string `json:"id"`
}

// LinkOptions say that the targets of links can be asked for one by one.
type LinkOptions struct {
	ResolveProvider bool `json:"resolveProvider"`
}
