package protocol

// RenamedFiles are files and folders that the client is about to rename.
type RenamedFiles struct {
	Files []RenamedFile `json:"files"`
}

// RenamedFile is one file or folder rename.
type RenamedFile struct {
	OldURI string `json:"oldUri"`
	NewURI string `json:"newUri"`
}

// FileOperations list the renames about which the client asks the server first.
type FileOperations struct {
	WillRename FileFilters `json:"willRename"`
}

// FileFilters match files and folders by patterns.
type FileFilters struct {
	Filters []FileFilter `json:"filters"`
}

// FileFilter matches files or folders of a URI scheme by a pattern.
type FileFilter struct {
	Scheme  string      `json:"scheme"`
	Pattern FilePattern `json:"pattern"`
}

// FilePattern matches files or folders by a glob; Matches is "file", "folder", or "" for both.
type FilePattern struct {
	Glob    string `json:"glob"`
	Matches string `json:"matches,omitempty"`
}

// Link is a text of a document that links to another document. A Link without a Target has Data; its target is resolved
// on request.
type Link struct {
	Range  Range     `json:"range"`
	Target string    `json:"target,omitempty"`
	Data   *LinkData `json:"data,omitempty"`
}

// LinkData names the embedded definition of a Link.
type LinkData struct {
	Kind string `json:"kind"`
	ID   string `json:"id"`
}

// LinkOptions announce that link targets can be resolved one by one.
type LinkOptions struct {
	ResolveProvider bool `json:"resolveProvider"`
}
