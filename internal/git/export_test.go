package git

// Run is run, for tests.
var Run = run
