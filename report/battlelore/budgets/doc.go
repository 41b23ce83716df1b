// Package budgets is the answers of `muster deploy --pieces`: for each unit type of some sets of Deployment cards
// what the worst draw takes of what the boxes hold, the slack, and which cards could give a unit away. Each writes
// itself as text and as JSON. What is told here deploycards/prove/budget has worked out. Start with Own and Common.
package budgets
