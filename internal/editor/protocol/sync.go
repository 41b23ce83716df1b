package protocol

import "muster/schema/diag"

// Opened announces an opened document with its text.
type Opened struct {
	TextDocument struct {
		URI     string `json:"uri"`
		Version int    `json:"version"`
		Text    string `json:"text"`
	} `json:"textDocument"`
}

// Changed announces edits, in order.
type Changed struct {
	TextDocument struct {
		URI     string `json:"uri"`
		Version int    `json:"version"`
	} `json:"textDocument"`
	ContentChanges []Change `json:"contentChanges"`
}

// Change is one edit; without a range its text replaces the whole document.
type Change struct {
	Range *Range `json:"range,omitempty"`
	Text  string `json:"text"`
}

// Diagnostics are all findings of a document.
type Diagnostics struct {
	URI         string       `json:"uri"`
	Version     *int         `json:"version,omitempty"`
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// Diagnostic is one finding.
type Diagnostic struct {
	Range              Range            `json:"range"`
	Severity           int              `json:"severity"`
	Code               string           `json:"code"`
	CodeDescription    *CodeDescription `json:"codeDescription,omitempty"`
	Source             string           `json:"source"`
	Message            string           `json:"message"`
	RelatedInformation []Related        `json:"relatedInformation,omitempty"`
	Data               *FindingData     `json:"data,omitempty"`
}

// FindingData has the parts of a finding as separate fields, for clients that ask for them. The message of the
// Diagnostic then has none of them.
type FindingData struct {
	Severity string        `json:"severity"` // as in the output of muster check: error, warning or note
	Help     string        `json:"help,omitempty"`
	Rules    []string      `json:"rules,omitempty"` // ids
	Witness  *diag.Witness `json:"witness,omitempty"`
	Related  []RelatedData `json:"related,omitempty"`
}

// RelatedData is another location of a finding. Range is nil if the location is a whole file.
type RelatedData struct {
	URI     string `json:"uri"`
	Range   *Range `json:"range,omitempty"`
	Message string `json:"message"`
}

// Checked announces that a version of an open document was checked, also if its findings did not change.
type Checked struct {
	URI      string `json:"uri"`
	Version  int    `json:"version"`
	Findings int    `json:"findings"`
}

// CodeDescription links to the page of a code.
type CodeDescription struct {
	Href string `json:"href"`
}

// The severities of a Diagnostic.
const (
	SeverityError       = 1
	SeverityWarning     = 2
	SeverityInformation = 3
)

// Related is another location of a finding.
type Related struct {
	Location Location `json:"location"`
	Message  string   `json:"message"`
}

// Message is a line for the user of the client.
type Message struct {
	Type    int    `json:"type"`
	Message string `json:"message"`
}

// The types of a Message.
const (
	MessageError = 1
	MessageInfo  = 3
)

// Show asks the client to open a document; External means the system's default program.
type Show struct {
	URI      string `json:"uri"`
	External bool   `json:"external"`
}

// Shown answers Show.
type Shown struct {
	Success bool `json:"success"`
}

// Token starts a progress report of the server.
type Token struct {
	Token string `json:"token"`
}

// Progress reports a progress step.
type Progress struct {
	Token string        `json:"token"`
	Value ProgressValue `json:"value"`
}

// ProgressValue is the start, a step or the end of a progress report.
type ProgressValue struct {
	Kind       string `json:"kind"` // begin, report, end
	Title      string `json:"title,omitempty"`
	Message    string `json:"message,omitempty"`
	Percentage int    `json:"percentage"`
}
