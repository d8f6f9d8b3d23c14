import type { OpticsInput, PlaneLight } from '../optics/optics.ts'
import type { Vector3 } from '../scene/scene.ts'
import { dot } from '../scene/vectors.ts'
import {
  type ClassFactors,
  firstRearRow,
  frontMeanRow,
  rearOpenRow,
  rearPlainRow,
  rowCountOf,
  SKY_PARTS,
} from './classFactors.ts'
import { type ClassSun, classSun } from './classSun.ts'
import type { FieldFactors } from './fieldFactors.ts'
import { type FieldFrame, type TablePose, tablePose } from './fieldFrame.ts'
import type { FieldPlan } from './fieldPlan.ts'
import {
  betweenTurns,
  type ClassGrid,
  reflectAtTurn,
  type SunGrid,
  type SunReflection,
} from './sunGrid.ts'
import { type FieldTurns, standAlike, type TurnOf } from './turnedShade.ts'

/** What the light of a field is found from, each [n]. */
export interface FieldLightInput extends OpticsInput {
  /** Turn of the tables; of fixed ones, their tilt; of tables that each turn by themselves, their mean. */
  readonly rotationDeg: Float64Array
  readonly turns?: FieldTurns
  /** Share of the sun above the far horizon. */
  readonly sunAboveHorizon: Float64Array
}

/** Light of one class of tables on its looked-at modules. */
export interface ClassLight {
  /** Behind the glass without beam: front, then rear, [n][2 · samples]. */
  readonly diffuseWm2: Float32Array
  /** Shaded share of each row of cells, [shaded steps][columns · cells]: beam falls on the front or the rear. */
  readonly shade: Float32Array
  /** Place of a step in `shade`; −1 where nothing is shaded, [n]. */
  readonly shadeIndex: Int32Array
  /** Means over the cells, each [n]: front after shade, before soiling and glass; rear after structure and glass. */
  readonly frontWm2: Float64Array
  readonly rearWm2: Float64Array
  /** More means: front without beam and circumsolar before the glass, all of the front behind it; rear after structure before glass. */
  readonly frontDiffuseWm2: Float64Array
  readonly frontTransmittedWm2: Float64Array
  readonly rearPlainWm2: Float64Array
  /** Cosine of the sun's angle of incidence on the front, [n]; 0 in the dark. */
  readonly cosAoi: Float64Array
}

/**
 * Light of a field at each step: means over all tables into `out`, and the profile of each class.
 *
 * E = beam·cosθ·lit + Σ sky·L + ρ·(…) with the traced factors of the two nearest turns, weighted by nearness. Circumsolar light falls with
 * the beam. Light of the ground and of other surfaces is what the traced paths carry from where the sun meets them.
 *
 * @param grid - of the same plan and factors: light of the sun by way of surfaces is read from it; absent: summed at each step
 */
export function fieldLight(
  plan: FieldPlan,
  factors: FieldFactors,
  input: FieldLightInput,
  out: PlaneLight,
  grid?: SunGrid,
): readonly ClassLight[] {
  const n = out.beamWm2.length
  openFront(input, out)
  return plan.classes.map((tableClass, index) => {
    const traced = factors.classes[index]
    const rowCount = rowCountOf(traced.sampleCount)
    const state: ClassWork = {
      plan,
      frame: tableClass.frame,
      representative: tableClass.representative,
      traced,
      sun: classSun(plan, tableClass),
      grid: grid?.classes[index],
      rows: new Float64Array(3 * rowCount),
      reflected: {
        ground: new Float64Array(rowCount),
        faces: new Float64Array(rowCount),
        meanGround: 0,
      },
      turns: factors.rotationsDeg,
      diffuse: new Float32Array(n * 2 * traced.sampleCount),
      shades: [],
      shadeIndex: new Int32Array(n).fill(-1),
      means: makeMeans(n),
    }
    for (let i = 0; i < n; i++) lightStep(state, tableClass.share, i, input, out)
    return {
      diffuseWm2: state.diffuse,
      shade: joined(state.shades),
      shadeIndex: state.shadeIndex,
      ...state.means,
    }
  })
}

interface ClassWork {
  readonly plan: FieldPlan
  readonly frame: FieldFrame
  readonly representative: number
  readonly traced: ClassFactors
  readonly sun: ClassSun
  readonly grid: ClassGrid | undefined
  /** Sky, then light of the ground, then light of faces at the step at work, each [rowCount]. */
  readonly rows: Float64Array
  /** Scratch. */
  readonly reflected: SunReflection
  readonly turns: Float64Array
  readonly diffuse: Float32Array
  readonly shades: Float32Array[]
  readonly shadeIndex: Int32Array
  readonly means: ClassMeans
}

type ClassMeans = Omit<ClassLight, 'diffuseWm2' | 'shade' | 'shadeIndex'>

function makeMeans(n: number): ClassMeans {
  return {
    frontWm2: new Float64Array(n),
    rearWm2: new Float64Array(n),
    frontDiffuseWm2: new Float64Array(n),
    frontTransmittedWm2: new Float64Array(n),
    rearPlainWm2: new Float64Array(n),
    cosAoi: new Float64Array(n),
  }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const size = parts[0]?.length ?? 0
  const out = new Float32Array(parts.length * size)
  parts.forEach((part, k) => {
    out.set(part, k * size)
  })
  return out
}

/** Front of a plane that stands alone; clears the means that the classes add to. */
function openFront(input: OpticsInput, out: PlaneLight): void {
  for (let i = 0; i < out.beamWm2.length; i++) {
    const cosTilt = input.normalUp[i]
    const sinTilt = Math.sqrt(Math.max(0, 1 - cosTilt * cosTilt))
    const cosFront = input.sunUp[i] > 0 ? Math.max(0, input.cosAoi[i]) : 0
    out.beamWm2[i] = input.dniWm2[i] * cosFront
    out.skyDiffuseWm2[i] = Math.max(
      0,
      0.5 * (1 + cosTilt) * (input.frontIsotropicWm2 ?? input.isotropicWm2)[i] +
        input.horizonWm2[i] * sinTilt +
        input.circumsolarNormalWm2[i] * cosFront,
    )
    out.groundWm2[i] = 0.5 * (1 - cosTilt) * input.albedo[i] * input.ghiWm2[i]
  }
}

function lightStep(
  work: ClassWork,
  share: number,
  i: number,
  input: FieldLightInput,
  out: PlaneLight,
): void {
  const dome = input.isotropicWm2[i]
  const seen = input.sunUp[i] > 0 ? input.sunAboveHorizon[i] : 0
  const dni = input.dniWm2[i] * seen
  const circumsolar = input.circumsolarNormalWm2[i] * seen
  if (!(dome > 0 || dni > 0 || circumsolar > 0)) return
  const { plan, sun } = work
  const turnOf = turnOfStep(plan, input, i)
  const rotationDeg = turnOf?.(work.representative) ?? input.rotationDeg[i]
  const pose = tablePose(plan.mount, work.frame, rotationDeg)
  const towards: Vector3 = [input.sunEast[i], input.sunNorth[i], input.sunUp[i]]
  const beam = dni + circumsolar
  const isRead = beam > 0 && work.grid?.(towards, rotationDeg, work.reflected) === true
  const isShaded = beam > 0 && (isRead ? sun.shadeCells : sun.look)(pose, towards, turnOf)
  rowsOfStep(work, input, i, rotationDeg, beam, isRead)
  storeProfile(work, i, isShaded)
  addMeans(work, share, i, input, { dni, circumsolar }, pose, towards, isShaded, out)
}

/** Turns at a step; undefined for tables that all stand alike. */
export function turnOfStep(
  plan: FieldPlan,
  { turns, rotationDeg }: Pick<FieldLightInput, 'turns' | 'rotationDeg'>,
  i: number,
): TurnOf | undefined {
  if (turns) return (table) => turns.at(table, i)
  return standAlike(plan) ? undefined : () => rotationDeg[i]
}

/** Interpolates the rows between turns: sky, ground and faces apart. */
function rowsOfStep(
  work: ClassWork,
  input: FieldLightInput,
  i: number,
  rotationDeg: number,
  beam: number,
  isRead: boolean,
): void {
  const { rows, turns, traced, sun, reflected } = work
  const rowCount = rowCountOf(traced.sampleCount)
  rows.fill(0)
  const { turn, upperShare } = betweenTurns(turns, rotationDeg)
  const addTurn = (at: number, weight: number): void => {
    addRows(work, at, weight, input, i)
    if (!(beam > 0)) return
    if (!isRead) {
      reflectAtTurn(traced, at, sun, reflected.ground, reflected.faces)
      reflected.meanGround = sun.meanGround()
    }
    addSunlight(work, at, weight * beam, input.albedo[i])
  }
  if (upperShare < 1) addTurn(turn, 1 - upperShare)
  if (upperShare > 0 && turns.length > 1) addTurn(turn + 1, upperShare)
  // A dark horizon cannot take more than the rest of the sky gives.
  for (let row = 0; row < rowCount; row++) rows[row] = Math.max(0, rows[row])
}

function addRows(
  work: ClassWork,
  turn: number,
  weight: number,
  input: FieldLightInput,
  i: number,
): void {
  const { traced, rows } = work
  const { sky } = traced
  const dome = input.isotropicWm2[i]
  const frontDome = input.frontIsotropicWm2 ? input.frontIsotropicWm2[i] : dome
  const band = input.horizonWm2[i]
  const albedo = input.albedo[i]
  const rowCount = rowCountOf(traced.sampleCount)
  for (let row = 0; row < rowCount; row++) {
    const at = (turn * rowCount + row) * SKY_PARTS
    const seen = row <= traced.sampleCount ? frontDome : dome
    rows[row] += weight * (sky[0][at] * seen + sky[0][at + 1] * band)
    const once = sky[1][at] * dome + sky[1][at + 1] * band
    const second = sky[2][at] * dome + sky[2][at + 1] * band
    rows[rowCount + row] += weight * albedo * (once + albedo * second)
  }
}

/** Light of the sun by way of the ground, the faces and the tube. */
function addSunlight(
  { traced, rows, reflected }: ClassWork,
  turn: number,
  beam: number,
  albedo: number,
): void {
  const { ground, faces, meanGround } = reflected
  const { sampleCount, twice } = traced
  const rowCount = rowCountOf(sampleCount)
  for (let row = 0; row < rowCount; row++) {
    const again = twice[turn * rowCount + row] * meanGround
    rows[rowCount + row] += beam * albedo * (ground[row] + albedo * again)
    rows[2 * rowCount + row] += beam * faces[row]
  }
}

function storeProfile(work: ClassWork, i: number, isShaded: boolean): void {
  const { traced, rows, diffuse, sun, shades, shadeIndex } = work
  const { sampleCount } = traced
  const rowCount = rowCountOf(sampleCount)
  const total = (row: number): number => rows[row] + rows[rowCount + row] + rows[2 * rowCount + row]
  const at = i * 2 * sampleCount
  const rear = firstRearRow(sampleCount)
  for (let k = 0; k < sampleCount; k++) {
    diffuse[at + k] = total(k)
    diffuse[at + sampleCount + k] = total(rear + k)
  }
  if (!isShaded) return
  shadeIndex[i] = shades.length
  shades.push(Float32Array.from(sun.shade))
}

/** Means of a class, and its share in those of the block. */
function addMeans(
  { traced, rows, sun, diffuse, means }: ClassWork,
  share: number,
  i: number,
  input: FieldLightInput,
  { dni, circumsolar }: { readonly dni: number; readonly circumsolar: number },
  pose: TablePose,
  towards: Vector3,
  isShaded: boolean,
  out: PlaneLight,
): void {
  const { sampleCount } = traced
  const rowCount = rowCountOf(sampleCount)
  const reflectedOf = (row: number): number => rows[rowCount + row] + rows[2 * rowCount + row]
  const facing = dot(pose.normal, towards)
  means.cosAoi[i] = facing
  const lit = isShaded ? 1 - sun.meanShade() : 1
  const cosFront = Math.max(0, facing) * lit
  const behind = (dni + circumsolar) * Math.max(0, -facing)
  const glassFront = dni * input.frontBeamIam[i] + circumsolar * input.frontCircumsolarIam[i]
  means.frontDiffuseWm2[i] =
    rows[frontMeanRow(sampleCount)] + reflectedOf(frontMeanRow(sampleCount))
  means.frontWm2[i] = means.frontDiffuseWm2[i] + (dni + circumsolar) * cosFront
  means.frontTransmittedWm2[i] = sun.meanOf(diffuse, i * 2 * sampleCount) + glassFront * cosFront
  means.rearPlainWm2[i] =
    rows[rearPlainRow(sampleCount)] + reflectedOf(rearPlainRow(sampleCount)) + behind * lit
  means.rearWm2[i] =
    sun.meanOf(diffuse, (i * 2 + 1) * sampleCount) + behind * input.rearBeamIam[i] * lit
  out.frontShadedWm2[i] += share * means.frontWm2[i]
  out.frontTransmittedWm2[i] += share * means.frontTransmittedWm2[i]
  out.rearBeamWm2[i] += isShaded ? share * behind * (1 - sun.meanShadeOfTables()) : share * behind
  out.rearSkyWm2[i] += share * rows[rearOpenRow(sampleCount)]
  out.rearGroundWm2[i] += share * reflectedOf(rearOpenRow(sampleCount))
  out.rearTransmittedWm2[i] += share * means.rearWm2[i]
}
