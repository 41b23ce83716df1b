// Package observed watches games of an adventure and adds up what they show: how long they are and who leads in them,
// what was held, taken and lost by those who won, and what happened on which hex. A Watcher sits at one game beside the
// players and costs nothing where none does; Sums hold many games in whole numbers alone, so that parts of a sweep add
// up to the same bytes in whatever order and however they were parted.
//
// It judges nothing and words nothing: report/battlelore/shape makes shares and sentences of the sums, and says where
// each measure comes from. Start with Play for games of a scenario, with Watcher to watch games that somebody else
// plays.
package observed
