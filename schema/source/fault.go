package source

// Caps on a file. TOML parsers differ in how they bear huge input; within these bounds every later stage is fast
// and none can run out of stack.
const (
	MaxSize  = 1 << 20 // bytes
	MaxDepth = 32      // tables, arrays and dotted parts inside one another
	MaxParts = 16      // parts of one dotted key
)

// Fault is something in the text that keeps the file from being read.
type Fault struct {
	Kind    FaultKind
	At      Span
	First   Span   // Duplicate: where the key was written before; Syntax: the line on which the statement begins
	Key     string // Duplicate: the part of the key that was written before
	Header  bool   // Duplicate: At is part of a header
	Parts   int    // LongKey: how many parts the key has
	Message string // Syntax: what the parser says
}

// FaultKind says what is wrong.
type FaultKind uint8

// The kinds of fault that a walk finds.
const (
	Syntax FaultKind = iota + 1
	TooDeep
	LongKey
	Duplicate
)

// MaxDuplicates is how many doubled keys Check lists at most.
const MaxDuplicates = 100
