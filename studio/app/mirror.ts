// Mirroring of a board: the hex, the side and the army that answer to others.
import type { Hexes } from "./hexes";
import type { Spot } from "./protocol";

/** How a gesture is repeated: turned by half, or mirrored on the axis between left and right or between the armies. */
export type Mirror = "off" | "turn" | "wings" | "armies";

/** All ways to mirror, in the order of the key. */
export const mirrors: readonly { key: Mirror; name: string }[] = [
  { key: "off", name: "off" },
  { key: "turn", name: "half turn" },
  { key: "wings", name: "left and right" },
  { key: "armies", name: "top and bottom" },
];

const opposite: Record<Mirror, Record<string, string>> = {
  off: {},
  turn: { e: "w", w: "e", ne: "sw", sw: "ne", nw: "se", se: "nw" },
  wings: { e: "w", w: "e", ne: "nw", nw: "ne", se: "sw", sw: "se" },
  armies: { ne: "se", se: "ne", nw: "sw", sw: "nw" },
};

/** Reports whether what one army gets on a hex, the other one gets on the mirrored hex. */
export function swapsArmies(mirror: Mirror): boolean {
  return mirror === "turn" || mirror === "armies";
}

/** Returns the hex that answers to a hex; undefined if the board has none there. */
export function mirroredSpot(hexes: Hexes, mirror: Mirror, spot: Spot): Spot | undefined {
  if (mirror === "off") return undefined;
  const { x, y } = hexes.middle;
  return hexes.at({
    x: mirror === "armies" ? spot.x : 2 * x - spot.x,
    y: mirror === "wings" ? spot.y : 2 * y - spot.y,
  });
}

/** Returns the side that answers to a side. */
export function mirroredSide(mirror: Mirror, side: string): string {
  return opposite[mirror][side] ?? side;
}
