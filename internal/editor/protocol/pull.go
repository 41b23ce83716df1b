package protocol

// Pull requests the findings of a document. PreviousResultID is the ResultID of the last answer, or "".
type Pull struct {
	TextDocument     Document `json:"textDocument"`
	PreviousResultID string   `json:"previousResultId"`
}

// PullAll requests the findings of all documents.
type PullAll struct {
	PreviousResultIDs []PreviousResult `json:"previousResultIds"`
}

// PreviousResult is the ResultID of the last answer for a document.
type PreviousResult struct {
	URI   string `json:"uri"`
	Value string `json:"value"`
}

// Report is the answer to Pull: the findings of a document, or that they have not changed. Items is nil only in the
// second case.
type Report struct {
	Kind     string        `json:"kind"`
	ResultID string        `json:"resultId"`
	Items    *[]Diagnostic `json:"items,omitempty"`
}

// The kinds of a Report.
const (
	ReportFull      = "full"
	ReportUnchanged = "unchanged"
)

// DocumentReport is the Report of one of several documents. Version is null for a document that is not open.
type DocumentReport struct {
	URI     string `json:"uri"`
	Version *int   `json:"version"`
	Report
}

// Reports answers PullAll.
type Reports struct {
	Items []DocumentReport `json:"items"`
}

// DiagnosticOptions announce that findings can be pulled. The findings of a document can depend on other documents.
type DiagnosticOptions struct {
	Identifier            string `json:"identifier"`
	InterFileDependencies bool   `json:"interFileDependencies"`
	WorkspaceDiagnostics  bool   `json:"workspaceDiagnostics"`
}
