package revision

// Run is run, for tests.
var Run = run
