package odds

// Sample is the sample, for tests that hold what is counted against it.
var Sample = sample
