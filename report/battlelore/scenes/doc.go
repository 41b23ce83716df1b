// Package scenes shows what stands on a BattleLore board as a scene to draw: a deployment, with what became of its
// units, and a game between two turns. Text and pages draw the same scenes. Start with Deployed and Game.
package scenes
