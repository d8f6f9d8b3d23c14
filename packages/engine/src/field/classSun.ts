import type { Vector3 } from '../scene/scene.ts'
import { dot } from '../scene/vectors.ts'
import { sunOnFaces } from './binSun.ts'
import { FACE_BINS } from './classBins.ts'
import type { TablePose } from './fieldFrame.ts'
import type { FieldPlan, PlannedClass } from './fieldPlan.ts'
import { type GroundBins, groundBins } from './groundBins.ts'
import { groundShade } from './groundShade.ts'
import { obstacleShade } from './obstacleShade.ts'
import { cellLightAt } from './tableNodes.ts'
import { addTubeShade, tableShade } from './tableShade.ts'
import type { TurnOf } from './turnedShade.ts'

/** What the sun does to a class of tables at one step; the arrays are written anew at each look. */
export interface ClassSun {
  /** Light on the ground's bins, the faces and the tube for a beam of 1 W/m². */
  readonly bins: Float64Array
  /** The same with the ground's wide bins. */
  readonly wideBins: Float64Array
  /** Shaded share of each row of cells of each looked-at module. */
  readonly shade: Float64Array
  /**
   * Looks towards the sun; false where nothing is shaded.
   *
   * @param turnOf - of the tables around, for the shade on the cells; absent: as the table itself. The ground and the faces around, whose
   * light is even, are lit as if all stood as the table itself
   */
  readonly look: (pose: TablePose, sun: Vector3, turnOf?: TurnOf) => boolean
  /** The first half of a look: the shade on the cells, not the light on bins. */
  readonly shadeCells: (pose: TablePose, sun: Vector3, turnOf?: TurnOf) => boolean
  /** Of the last look: mean over the cells, with the tube and without. */
  readonly meanShade: () => number
  readonly meanShadeOfTables: () => number
  /** Of the last look: mean light on the ground along the table, a pitch to either side. */
  readonly meanGround: () => number
  /** Mean over the cells of diffuse light at the samples, from a place on. */
  readonly meanOf: (samples: Float32Array, from: number) => number
}

export function classSun(plan: FieldPlan, tableClass: PlannedClass): ClassSun {
  const { nodes } = tableClass
  const cells = nodes.cellFromM.length
  const across = nodes.sampleM.length
  const ground = groundBins(plan, tableClass)
  const shadeTables = tableShade(plan, tableClass)
  const shadeGround = groundShade(plan, tableClass, ground)
  const shadeObstacles = obstacleShade(plan, tableClass, ground)
  const bins = new Float64Array(ground.count + FACE_BINS)
  const shade = new Float64Array(nodes.columns.length * cells)
  const wideBins = new Float64Array(ground.wideCount + FACE_BINS)
  const groundLit = bins.subarray(0, ground.count)
  const nearShare = stripShares(ground, 0, plan.pitchM, plan.lengthM / 2)
  const edgeM = ground.acrossEdgesM[ground.acrossCount]
  const edgeShare = stripShares(ground, edgeM - plan.pitchM, edgeM, Number.POSITIVE_INFINITY)
  const of = { tables: 0, all: 0, ground: 0 }
  const meanShade = (): number => {
    let sum = 0
    for (let k = 0; k < shade.length; k++) {
      sum += (nodes.columnShare[Math.floor(k / cells)] * shade[k]) / cells
    }
    return sum
  }
  const shadeCells: ClassSun['shadeCells'] = (pose, sun, turnOf) => {
    let isShaded = shadeTables(pose, sun, shade, turnOf)
    isShaded = shadeObstacles?.cells(pose, sun, shade) || isShaded
    of.tables = isShaded ? meanShade() : 0
    of.all = of.tables
    if (dot(pose.normal, sun) < 0 && addTubeShade(plan, tableClass, pose, sun, shade)) {
      isShaded = true
      of.all = meanShade()
    }
    return isShaded
  }
  return {
    bins,
    wideBins,
    shade,
    shadeCells,
    look: (pose, sun, turnOf) => {
      const isShaded = shadeCells(pose, sun, turnOf)
      shadeGround(pose, sun, groundLit)
      shadeObstacles?.ground(sun, groundLit)
      // the ground outside is as bright as the last pitch of it that is looked at
      groundLit[ground.count - 1] = meanOver(groundLit, edgeShare)
      of.ground = scaleGround(groundLit, nearShare, Math.max(0, dot(plan.frame.ground, sun)))
      sunOnFaces(plan, tableClass, pose, sun, shade, bins, ground.count)
      widen(bins, ground, wideBins)
      return isShaded
    },
    meanShade: () => of.all,
    meanShadeOfTables: () => of.tables,
    meanGround: () => of.ground,
    meanOf: (samples, from) => {
      let sum = 0
      for (let j = 0; j < nodes.columns.length; j++) {
        const share = nodes.columnShare[j] / cells
        for (let cell = 0; cell < cells; cell++) {
          sum += share * cellLightAt(nodes, samples, from + j * across, cell)
        }
      }
      return sum
    },
  }
}

/** Lit shares become light; gives the mean over bins in their shares. */
function scaleGround(lit: Float64Array, share: BinShares, cosine: number): number {
  for (let k = 0; k < lit.length; k++) lit[k] *= cosine
  return meanOver(lit, share)
}

/** Bins that have a share in a mean, and how much. */
interface BinShares {
  readonly bins: Int32Array
  readonly shares: Float64Array
}

function meanOver(values: Float64Array, { bins, shares }: BinShares): number {
  let sum = 0
  for (let k = 0; k < bins.length; k++) sum += shares[k] * values[bins[k]]
  return sum
}

/** Shares, by area, of the bins of the ground so far from the middle, to either side and along the row; they sum to 1. */
function stripShares(
  { acrossEdgesM, alongEdgesM, acrossCount, count }: GroundBins,
  fromM: number,
  toM: number,
  reachAlongM: number,
): BinShares {
  const out = new Float64Array(count)
  for (let bin = 0; bin < count - 1; bin++) {
    const column = bin % acrossCount
    const line = Math.floor(bin / acrossCount)
    const from = acrossEdgesM[column]
    const to = acrossEdgesM[column + 1]
    out[bin] =
      (overlapM(from, to, fromM, toM) + overlapM(from, to, -toM, -fromM)) *
      overlapM(alongEdgesM[line], alongEdgesM[line + 1], -reachAlongM, reachAlongM)
  }
  const sum = out.reduce((all, area) => all + area, 0)
  const bins = Int32Array.from(out.keys()).filter((bin) => out[bin] > 0)
  return { bins, shares: Float64Array.from(bins, (bin) => out[bin] / sum) }
}

function overlapM(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom))
}

function widen(bins: Float64Array, ground: GroundBins, out: Float64Array): void {
  out.fill(0, 0, ground.wideCount)
  for (let bin = 0; bin < ground.count; bin++) {
    out[ground.wideBin[bin]] += ground.wideShare[bin] * bins[bin]
  }
  for (let face = 0; face < FACE_BINS; face++) {
    out[ground.wideCount + face] = bins[ground.count + face]
  }
}
