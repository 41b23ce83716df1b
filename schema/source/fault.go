package source

// Limits of a file. TOML parsers differ in how they handle huge input; within these limits every later stage is fast
// and none can overflow the stack.
const (
	MaxSize  = 1 << 20 // bytes
	MaxDepth = 32      // nesting of tables, arrays and dotted parts
	MaxParts = 16      // parts of one dotted key
)

// Limits on the faults that Check lists: beyond them the file is probably not what its author thinks.
const (
	MaxSyntax     = 20  // syntax errors
	MaxDuplicates = 100 // duplicate keys and tables
)

// SyntaxFault is an error that prevents a file from being read.
type SyntaxFault struct {
	Kind   SyntaxFaultKind
	At     Span
	First  Span     // Duplicate: location of the first; else the first line of the statement
	Key    string   // Duplicate: the duplicate part of the key
	Header bool     // Duplicate: At is part of a header
	Path   []string // Duplicate in a header: the names of the header up to the duplicate one
	Parts  int      // LongKey: the number of parts
}

// SyntaxFaultKind is the type of an error.
type SyntaxFaultKind uint8

// The types of error that a walk finds. The comments say what At covers.
const (
	TooDeep   SyntaxFaultKind = iota + 1 // the table or list beyond the nesting limit
	LongKey                              // a key with too many parts
	Duplicate                            // a duplicate key or table
	More                                 // where the walk gave up: too many errors

	Alone       // a key without = and value
	NoEquals    // the text in place of =
	BadKey      // an invalid character in a key
	EmptyKey    // the place of a missing part of a key
	LongTextKey // a key in triple quotes
	OpenHeader  // a header without its closing bracket
	OddHeader   // a header with mismatched brackets
	NoValue     // the place of a missing value
	BadValue    // an invalid value
	BadNumber   // an almost valid number
	LeadingZero // a number with a leading 0
	TooLarge    // a number that is too large
	BadDate     // a date or time that does not exist
	SmartQuote  // a typographic quotation mark
	OpenList    // the opening bracket of an unclosed list
	OpenTable   // the opening brace of an unclosed table
	OpenText    // the triple quotes of an unclosed text
	OpenLine    // an unclosed single-line text, from its quote on
	NoComma     // the place of a missing comma in a list
	NoKeyComma  // the place of a missing comma in an inline table
	Doubled     // a comma without a preceding element
	WrongClose  // a closing bracket of the wrong kind
	Behind      // text after the end of a statement
	BehindText  // text after a closing quote
	BadEscape   // a backslash with an invalid escape
	BadCode     // an escape with an invalid code point
	Control     // a control character
	Invisible   // an invisible character: a special blank, or an ordering or direction mark
	Return      // a carriage return without a line end
)
