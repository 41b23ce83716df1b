// Package balance is what BattleLore brings to sweeps of its adventures (report/balance): who plays them and how, the
// shape of their games, and what may be changed. Start with New.
package balance
