package prove

// ClaimOf is claimOf, for tests of cards that are no set.
var ClaimOf = claimOf
