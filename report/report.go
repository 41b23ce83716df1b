package report

// Report is an answer as a person reads it, from what was counted to what it comes to in detail. Of everything the
// worst comes first.
type Report struct {
	Title   string
	Lead    []Text // what was counted
	Notices []Notice
	Short   []Point // what a person takes in
	Parts   []Part
	Next    Command // to type next; nil for none. Only a terminal shows it
}

// Notice is something that is to be known before one relies on the rest.
type Notice struct {
	Severity string   `json:"severity"`
	Message  string   `json:"message"`
	Help     string   `json:"help"`
	Rules    []string `json:"rules"`
}

// Point is one thing of an answer in short: what it is about, and what is said of it.
type Point struct {
	Name Text
	Says Text
}

// String is the point for a terminal.
func (p Point) String() string { return p.Name.String() + ": " + p.Says.String() }

// Part is a table under a heading, with words before and behind it.
type Part struct {
	Title Text
	Main  bool // shown without --full, too
	Lead  []Text
	Table Table
	None  string // stands for a table without rows; "" leaves the part out
	Notes []Text // behind the table
}

// Empty reports whether there is nothing to say, so that the part is left out.
func (p *Part) Empty() bool { return len(p.Table.Rows) == 0 && p.None == "" && len(p.Lead) == 0 }

// Case is an example of what goes wrong, with the command that shows it.
type Case struct {
	What    []Text // all that it is an example of
	Setting string // what is given, as the cards of both players
	Command Command
}

// Whats is all that the case is an example of.
func (c *Case) Whats() Text { return Join(c.What, "; ") }
