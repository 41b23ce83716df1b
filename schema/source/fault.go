package source

// Caps on a file. TOML parsers differ in how they bear huge input; within these bounds every later stage is fast
// and none can run out of stack.
const (
	MaxSize  = 1 << 20 // bytes
	MaxDepth = 32      // tables, arrays and dotted parts inside one another
	MaxParts = 16      // parts of one dotted key
)

// How many faults Check lists at most: beyond them the file is something else than its author thinks.
const (
	MaxSyntax     = 20  // in the grammar
	MaxDuplicates = 100 // keys and tables written twice
)

// SyntaxFault is something in the text that keeps the file from being read.
type SyntaxFault struct {
	Kind   SyntaxFaultKind
	At     Span
	First  Span     // Duplicate: where the key was written before; else the first line of the statement
	Key    string   // Duplicate: the part of the key that was written before
	Header bool     // Duplicate: At is part of a header
	Path   []string // Duplicate in a header: the names of the header up to the doubled one
	Parts  int      // LongKey: how many parts the key has
}

// SyntaxFaultKind says what is wrong.
type SyntaxFaultKind uint8

// The kinds of fault that a walk finds. At is what the comment says.
const (
	TooDeep   SyntaxFaultKind = iota + 1 // one table or list too many inside one another
	LongKey                              // a key of too many parts
	Duplicate                            // a key or table that was written before
	More                                 // here the walk gave up: too many faults

	Alone       // a key without = and value
	NoEquals    // what stands where = should
	BadKey      // what cannot stand in a key
	EmptyKey    // where a part of a key is missing
	LongTextKey // a key in three quotes
	OpenHeader  // a header without its closing bracket
	OddHeader   // a header whose brackets do not match
	NoValue     // where a value is missing
	BadValue    // a word that is no value
	BadNumber   // a word that is nearly a number
	LeadingZero // a number that begins with 0
	TooLarge    // a number that is too large
	BadDate     // a date or time that does not exist
	SmartQuote  // a typographic quotation mark
	OpenList    // the bracket of a list that is never closed
	OpenTable   // the brace of a table that is never closed
	OpenText    // the three quotes of a text that is never closed
	OpenLine    // a text that ends with its line, from its quote on
	NoComma     // where a comma is missing in a list
	NoKeyComma  // where a comma is missing in an inline table
	Doubled     // a comma that follows no element
	WrongClose  // a bracket that closes one of the other kind
	Behind      // what follows where the line should end
	BehindText  // what follows a closing quote
	BadEscape   // a backslash and what it cannot stand before
	BadCode     // a backslash code of no character
	Control     // a control character
	Invisible   // a character that is not seen: another blank than the plain one, a mark of order or direction
	Return      // a carriage return without a line end
)
