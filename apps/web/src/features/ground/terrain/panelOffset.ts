/** How far a panel is moved from where it stands, px. */
export interface Offset {
  readonly x: number
  readonly y: number
}

export interface Boxes {
  /** Of the panel in the map, px, where it stands without an offset. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly roomX: number
  readonly roomY: number
}

/** What is inspected stays this far clear of the panel, px. */
const CLEAR_PX = 16

/** The offset as far as the panel stays on the map. */
export function withinMap({ left, top, roomX, roomY }: Boxes, wanted: Offset): Offset {
  return {
    x: Math.min(Math.max(left + wanted.x, 0), roomX) - left,
    y: Math.min(Math.max(top + wanted.y, 0), roomY) - top,
  }
}

/** Moves aside where the panel would cover a point: to the other side, or on narrow screens to the other end. */
export function clearOf(boxes: Boxes, before: Offset, at: Offset): Offset {
  const { left, top, width, height, roomX, roomY } = boxes
  const isUnder =
    at.x > left + before.x - CLEAR_PX &&
    at.x < left + before.x + width + CLEAR_PX &&
    at.y > top + before.y - CLEAR_PX &&
    at.y < top + before.y + height + CLEAR_PX
  if (!isUnder) return before
  const sides: readonly Offset[] = [
    { x: at.x - width - CLEAR_PX - left, y: before.y },
    { x: at.x + CLEAR_PX - left, y: before.y },
    { x: before.x, y: at.y - height - CLEAR_PX - top },
    { x: before.x, y: at.y + CLEAR_PX - top },
  ]
  const isOnMap = ({ x, y }: Offset): boolean =>
    left + x >= 0 && left + x <= roomX && top + y >= 0 && top + y <= roomY
  return sides.find(isOnMap) ?? before
}
