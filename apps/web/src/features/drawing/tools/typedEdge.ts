/** The next edge of a drawing as it was typed. */
export interface TypedEdge {
  readonly lengthM: number
  /** From north, clockwise; undefined: towards the pointer. */
  readonly azimuthDeg: number | undefined
}

/** `120` is a length; `120 @ 90`, `120 90` and `120, 90` a length and an azimuth; undefined where it is neither. */
export function typedEdge(text: string): TypedEdge | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*m?(?:[\s,;<@]+(-?\d+(?:\.\d+)?)\s*°?)?\s*$/.exec(text)
  if (match === null) return undefined
  const [, length, azimuth] = match
  const lengthM = Number(length)
  if (!(lengthM > 0)) return undefined
  return { lengthM, azimuthDeg: azimuth === undefined ? undefined : Number(azimuth) }
}
