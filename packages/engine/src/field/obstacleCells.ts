import type { Field } from '../model/field.ts'

/** Obstacles that rise less than this above the horizon of a table change nothing worth a class of its own, tangent. */
const LEAST_RISE = 0.03
/** Side of a cell over the distance of the obstacle that it lies next to. */
const SIDE_PER_DISTANCE = 0.3
/** Cells in which tables near obstacles are gathered, at most; beyond it the cells grow. */
const MAX_CELLS = 48

/**
 * Names the patch of ground on which the light is taken as one: empty for tables far from every obstacle, small patches
 * near one and larger ones farther off, [tables].
 */
export function obstacleCells(field: Field, pitchM: number): readonly string[] {
  const boxes = (field.obstacles ?? []).map(({ positions }) => boxOf(positions))
  if (boxes.length === 0) return Array.from(field.eastM, () => '')
  const distances = Float64Array.from(field.eastM, (east, i) =>
    distanceOfRisingM(boxes, east, field.northM[i]),
  )
  for (let leastM = pitchM; ; leastM *= 2) {
    const cells = Array.from(distances, (distanceM, i) =>
      cellName(distanceM, field.eastM[i], field.northM[i], leastM),
    )
    if (new Set(cells).size <= MAX_CELLS) return cells
  }
}

interface Box {
  readonly westM: number
  readonly eastM: number
  readonly southM: number
  readonly northM: number
  readonly topM: number
}

function boxOf(positionsM: Float64Array): Box {
  let [westM, southM] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [eastM, northM, topM] = [-westM, -southM, 0]
  for (let i = 0; i < positionsM.length; i += 3) {
    westM = Math.min(westM, positionsM[i])
    eastM = Math.max(eastM, positionsM[i])
    southM = Math.min(southM, positionsM[i + 1])
    northM = Math.max(northM, positionsM[i + 1])
    topM = Math.max(topM, positionsM[i + 2])
  }
  return { westM, eastM, southM, northM, topM }
}

/** Distance of the obstacle that rises highest above the horizon; NaN where none counts. */
function distanceOfRisingM(boxes: readonly Box[], eastM: number, northM: number): number {
  let distanceM = Number.NaN
  let highest = LEAST_RISE
  for (const box of boxes) {
    const across = Math.max(box.westM - eastM, eastM - box.eastM, 0)
    const up = Math.max(box.southM - northM, northM - box.northM, 0)
    const far = Math.hypot(across, up)
    const rise = box.topM / Math.max(far, 1)
    if (rise > highest) {
      highest = rise
      distanceM = far
    }
  }
  return distanceM
}

function cellName(distanceM: number, eastM: number, northM: number, leastM: number): string {
  if (Number.isNaN(distanceM)) return ''
  const level = Math.max(0, Math.floor(Math.log2((SIDE_PER_DISTANCE * distanceM) / leastM)))
  const sideM = leastM * 2 ** level
  return `${level}:${Math.floor(eastM / sideM)}:${Math.floor(northM / sideM)}`
}
