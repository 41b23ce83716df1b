package report

// Report is an answer for people, from the counted cases to detailed results. The worst comes first.
type Report struct {
	Title   string
	Lead    []Text // the sample
	Notices []Notice
	Short   []Point // a summary
	Parts   []Part
	Next    Command // to type next; nil for none. Only a terminal shows it
}

// Notice is a caveat that readers must know before they rely on the rest.
type Notice struct {
	Severity string   `json:"severity"`
	Message  string   `json:"message"`
	Help     string   `json:"help"`
	Rules    []string `json:"rules"`
}

// Point is one result in short form: its subject and its text.
type Point struct {
	Name Text
	Says Text
}

// String returns the point for the terminal.
func (p Point) String() string { return p.Name.String() + ": " + p.Says.String() }

// Part is a table under a heading, with text before and after it.
type Part struct {
	Title Text
	Main  bool // shown without --full, too
	Lead  []Text
	Table Table
	None  string // replaces a table without rows; "" leaves the part out
	Notes []Text // after the table
}

// Empty reports whether the part has no content and is left out.
func (p *Part) Empty() bool { return len(p.Table.Rows) == 0 && p.None == "" && len(p.Lead) == 0 }

// Case is an example of a problem, with the command that shows it.
type Case struct {
	What    []Text // all that it is an example of
	Setting string // the inputs, such as the cards of both players
	Command Command
}

// Whats returns all problems that the case is an example of.
func (c *Case) Whats() Text { return Join(c.What, "; ") }
