// Package balance is the implementation of BattleLore for sweeps (internal/report/balance): its players, the shape of
// its games,
// and its levers. Start with New.
package balance
