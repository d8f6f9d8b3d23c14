/** Places that stand for the surfaces of bins, [points]. */
export interface BinPoints {
  /** Bin of each. */
  readonly bin: Int32Array
  /** Share in the bin; those of a bin sum to 1. */
  readonly weight: Float64Array
  /** x, y, z, [points][3], m. */
  readonly position: Float64Array
  /** [points][3], unit length. */
  readonly normal: Float64Array
}

/** Where sunlight that will be reflected is gathered. */
export interface SurfaceBins {
  readonly count: number
  /** Bin of a place on the ground; −1: its sunlight is left out. */
  readonly groundBin: (x: number, y: number, z: number) => number
  /**
   * Bin of a place on a primitive; −1: left out.
   *
   * @param s - grids: steps along u, 0..countU; triangles: share of u; cylinders: share of the turn
   * @param t - the same along v; cylinders: share of the axis
   * @param side - 0 front, 1 back
   */
  readonly surfaceBin: (primitive: number, s: number, t: number, side: number) => number
  readonly points: BinPoints
}

/** Bins not yet joined: places of one bin after another. */
export interface BinPart {
  readonly count: number
  readonly bin: number[]
  readonly weight: number[]
  readonly position: number[]
  readonly normal: number[]
}

export function emptyBinPart(): BinPart {
  return { count: 0, bin: [], weight: [], position: [], normal: [] }
}

/** The sky's light only: no sun is gathered. */
export function noBins(): SurfaceBins {
  const none = new Float64Array(0)
  return {
    count: 0,
    groundBin: () => -1,
    surfaceBin: () => -1,
    points: { bin: new Int32Array(0), weight: none, position: none, normal: none },
  }
}
