package muster

// Samples is how many deployments are played for a chance that hangs on exchanges.
const Samples = 1000

func (e *enumerator) sample(p *OrganizedPairing) {}
