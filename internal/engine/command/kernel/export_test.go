package kernel

// For the tests that stand outside the package.
var (
	CheckState = checkState
	Strangers  = strangers
)
