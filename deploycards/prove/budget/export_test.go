package budget

// ClaimOf is claimOf, for tests of cards that are no set.
var ClaimOf = claimOf
