import { type LocalFrame, type PointM, toLngLat, toLocalM } from '@duet/plant'
import { shownSentence } from '../../../lib/shownUnits.ts'

/** [longitude, latitude] of the upper left, upper right, lower right and lower left corner, degrees. */
export type Corners = readonly [Corner, Corner, Corner, Corner]
export type Corner = readonly [number, number]

/** The same in metres of the local plane. */
export type CornersM = readonly [PointM, PointM, PointM, PointM]

export const CORNER_NAMES = ['Upper left', 'Upper right', 'Lower right', 'Lower left'] as const

/** Undefined unless there are four pairs of finite degrees. */
export function cornersFrom(list: readonly (readonly number[])[]): Corners | undefined {
  const corners = list.map(
    ([longitude, latitude]): Corner => [longitude ?? Number.NaN, latitude ?? Number.NaN],
  )
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners
  const isWhole = corners.length === 4 && corners.flat().every(Number.isFinite)
  return isWhole && upperLeft && upperRight && lowerRight && lowerLeft
    ? [upperLeft, upperRight, lowerRight, lowerLeft]
    : undefined
}

export function cornersToM(frame: LocalFrame, corners: Corners): CornersM {
  return mapCorners(corners, ([longitude, latitude]) => toLocalM(frame, longitude, latitude))
}

export function cornersToDeg(frame: LocalFrame, corners: CornersM): Corners {
  return mapCorners(corners, ([eastM, northM]) => toLngLat(frame, eastM, northM))
}

function mapCorners<A, B>(
  [a, b, c, d]: readonly [A, A, A, A],
  change: (corner: A) => B,
): [B, B, B, B] {
  return [change(a), change(b), change(c), change(d)]
}

/** A picture as a rectangle on the ground. */
export interface PictureSize {
  readonly centerM: PointM
  /** Length of the upper edge. */
  readonly widthM: number
  readonly heightM: number
  /** Clockwise, 0: the upper edge runs east. */
  readonly rotationDeg: number
}

/** The rectangle that comes nearest to four corners. */
export function sizeOf([a, b, c, d]: CornersM): PictureSize {
  const alongM: PointM = [(b[0] + c[0] - a[0] - d[0]) / 2, (b[1] + c[1] - a[1] - d[1]) / 2]
  const downM: PointM = [(c[0] + d[0] - a[0] - b[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2]
  return {
    centerM: [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4],
    widthM: Math.hypot(...alongM),
    heightM: Math.hypot(...downM),
    rotationDeg: (-Math.atan2(alongM[1], alongM[0]) * 180) / Math.PI,
  }
}

export function rectangleCorners({ centerM, widthM, heightM, rotationDeg }: PictureSize): CornersM {
  const angle = (-rotationDeg * Math.PI) / 180
  const along: PointM = [Math.cos(angle), Math.sin(angle)]
  const at = (across: number, up: number): PointM => [
    centerM[0] + across * widthM * along[0] - up * heightM * along[1],
    centerM[1] + across * widthM * along[1] + up * heightM * along[0],
  ]
  return [at(-0.5, 0.5), at(0.5, 0.5), at(0.5, -0.5), at(-0.5, -0.5)]
}

export function movedCorners(corners: CornersM, [eastM, northM]: PointM): CornersM {
  return mapCorners(corners, ([x, y]): PointM => [x + eastM, y + northM])
}

/** Turned clockwise and stretched about the middle. */
export function turnedCorners(corners: CornersM, byDeg: number, scale: number): CornersM {
  const { centerM } = sizeOf(corners)
  const angle = (-byDeg * Math.PI) / 180
  return transformed(corners, centerM, [scale * Math.cos(angle), scale * Math.sin(angle)])
}

/**
 * One corner dragged to a place. With `hasFixedShape` the picture turns and grows about the opposite corner, else only
 * that corner moves.
 */
export function draggedCorner(
  corners: CornersM,
  index: number,
  toM: PointM,
  hasFixedShape: boolean,
): CornersM {
  const moved = mapCorners(corners, (corner) => corner)
  if (!hasFixedShape) {
    moved[index] = toM
    return moved
  }
  const fixed = corners[(index + 2) % 4] ?? toM
  const from = corners[index] ?? toM
  const [x, y] = [from[0] - fixed[0], from[1] - fixed[1]]
  const [u, v] = [toM[0] - fixed[0], toM[1] - fixed[1]]
  const square = x * x + y * y
  if (square === 0) return corners
  return transformed(corners, fixed, [(u * x + v * y) / square, (v * x - u * y) / square])
}

/** Turned and stretched about a point: multiplied by a complex number. */
function transformed(corners: CornersM, aboutM: PointM, [re, im]: PointM): CornersM {
  return mapCorners(corners, ([east, north]): PointM => {
    const [x, y] = [east - aboutM[0], north - aboutM[1]]
    return [aboutM[0] + re * x - im * y, aboutM[1] + im * x + re * y]
  })
}

/** Smallest side of a picture on the ground, m. */
const LEAST_SIDE_M = 0.5
/** Largest: pictures are laid on a plane. */
const GREATEST_SIDE_M = 100_000

/** What is wrong with four corners; undefined: nothing. */
export function cornersProblem(corners: CornersM): string | undefined {
  const turns = corners.map((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner
    const after = corners[(at + 2) % 4] ?? corner
    const [x, y] = [next[0] - corner[0], next[1] - corner[1]]
    return x * (after[1] - next[1]) - y * (after[0] - next[0])
  })
  const isOneWay = turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)
  if (!isOneWay) return 'The corners cross or lie on a line: put them around the picture in order.'
  const { widthM, heightM } = sizeOf(corners)
  if (Math.min(widthM, heightM) < LEAST_SIDE_M)
    return shownSentence('The picture is smaller than 0.5 m.')
  if (Math.max(widthM, heightM) > GREATEST_SIDE_M)
    return shownSentence('The picture is larger than 100 km.')
  return undefined
}
