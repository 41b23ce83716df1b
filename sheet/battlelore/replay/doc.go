// Package replay is the pages on which a game of BattleLore, and a deployment, are looked at, moment by moment: what
// sheet/command/replay makes a page of. Start with Page and Deployment.
package replay
