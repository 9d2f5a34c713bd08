/** A line of text on a picture: its middle, its length along the line and across, and how far it leans (radians). */
export type Strip = { x: number; y: number; length: number; thickness: number; angle: number };

/** The corners' extent. */
export function extentOf({ x, y, length, thickness, angle }: Strip) {
  const width = Math.abs(length * Math.cos(angle)) + Math.abs(thickness * Math.sin(angle));
  const height = Math.abs(length * Math.sin(angle)) + Math.abs(thickness * Math.cos(angle));
  return { x: x - width / 2, y: y - height / 2, width, height };
}

type Size = { width: number; height: number };

/** The same strip after the picture was turned clockwise and grew from one size to the other. */
export function turnStrip(strip: Strip, degrees: number, from: Size, to: Size): Strip {
  const turned = (degrees * Math.PI) / 180;
  const [dx, dy] = [strip.x - from.width / 2, strip.y - from.height / 2];
  return {
    ...strip,
    x: dx * Math.cos(turned) - dy * Math.sin(turned) + to.width / 2,
    y: dx * Math.sin(turned) + dy * Math.cos(turned) + to.height / 2,
    angle: strip.angle + turned,
  };
}
