import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { IamCurve } from './iam.ts'

/** Modifiers for light from each part of the surroundings of one plane, all evenly bright. */
export interface DiffuseIam {
  /** Of the sky dome; 0 where the plane sees none. */
  readonly sky: number
  /** Of the half degree above the horizon. */
  readonly horizon: number
  /** Of the ground; 0 where the plane sees none. */
  readonly ground: number
}

/** Steps of the integrals over 90 degrees: an error below 1e-4 for any smooth curve. */
const STEPS = 180

/** sin θ·cos θ at the middle of each step of the angle. */
const CONE_WEIGHT = Float64Array.from(
  { length: STEPS },
  (_, step) => 0.5 * Math.sin(((step + 0.5) / STEPS) * Math.PI),
)

/** Steps along the half circle of the horizon. */
const HORIZON_STEPS = 60

/**
 * Incidence angle modifiers of a plane for light from the sky, the horizon and the ground: the means of the
 * modifier over each region, weighted by what it gives to the plane [1].
 *
 * [1] sums over zenith and azimuth of the surroundings. Seen from the plane's normal, the region's share of a
 * cone of angle θ is known in closed form (the horizon cuts it at cos ψ = -cot β·cot θ), so that one integral
 * over θ is left: Σ f(θ)·share·sin θ·cos θ.
 *
 * @param tiltDeg - of the plane from horizontal, 0 to 180
 * @see [1] B. Marion, Solar Energy 147 (2017) 344-348, doi:10.1016/j.solener.2017.03.027
 */
export function diffuseIam(curve: IamCurve, tiltDeg: number): DiffuseIam {
  return integrate(curve, sampleCurve(curve), tiltDeg)
}

/** The modifier at the middle of each step of the angle. */
function sampleCurve(curve: IamCurve): Float64Array {
  return Float64Array.from({ length: STEPS }, (_, step) => curve(((step + 0.5) / STEPS) * 90))
}

function integrate(curve: IamCurve, samples: Float64Array, tiltDeg: number): DiffuseIam {
  const tilt = tiltDeg * DEG_TO_RAD
  let skyIn = 0
  let skyAll = 0
  let groundIn = 0
  let groundAll = 0
  for (let step = 0; step < STEPS; step++) {
    const share = skyShare(tilt, ((step + 0.5) / STEPS) * (Math.PI / 2))
    const sky = share * CONE_WEIGHT[step]
    const ground = CONE_WEIGHT[step] - sky
    skyAll += sky
    skyIn += sky * samples[step]
    groundAll += ground
    groundIn += ground * samples[step]
  }
  return {
    sky: skyAll > 0 ? skyIn / skyAll : 0,
    horizon: horizonIam(curve, tilt),
    ground: groundAll > 0 ? groundIn / groundAll : 0,
  }
}

/** Share of the cone of an angle about the plane's normal that lies above the horizon. */
function skyShare(tilt: number, angle: number): number {
  const cut = Math.cos(tilt) * Math.cos(angle)
  const reach = Math.sin(tilt) * Math.sin(angle)
  if (reach <= Math.abs(cut)) return cut > 0 ? 1 : 0
  return Math.acos(-cut / reach) / Math.PI
}

/** Middle of the band that counts as horizon: from 89.5 to 90 degrees of zenith. */
const HORIZON_ZENITH = 89.75 * DEG_TO_RAD

function horizonIam(curve: IamCurve, tilt: number): number {
  let within = 0
  let all = 0
  for (let step = 0; step < HORIZON_STEPS; step++) {
    const turn = ((step + 0.5) / HORIZON_STEPS) * Math.PI
    const cos =
      Math.cos(tilt) * Math.cos(HORIZON_ZENITH) +
      Math.sin(tilt) * Math.sin(HORIZON_ZENITH) * Math.cos(turn)
    if (cos <= 0) continue
    all += cos
    within += cos * curve(Math.acos(cos) * RAD_TO_DEG)
  }
  return all > 0 ? within / all : 0
}

/** Modifiers of planes from 0 to 180 degrees of tilt, one degree apart, each [181]. */
export interface DiffuseIamTable {
  readonly sky: Float64Array
  readonly horizon: Float64Array
  readonly ground: Float64Array
}

/** `diffuseIam` of every whole degree of tilt, for trackers; read it with `diffuseIamAt`. */
export function makeDiffuseIamTable(curve: IamCurve): DiffuseIamTable {
  const samples = sampleCurve(curve)
  const table = {
    sky: new Float64Array(181),
    horizon: new Float64Array(181),
    ground: new Float64Array(181),
  }
  for (let tiltDeg = 0; tiltDeg <= 180; tiltDeg++) {
    const { sky, horizon, ground } = integrate(curve, samples, tiltDeg)
    table.sky[tiltDeg] = sky
    table.horizon[tiltDeg] = horizon
    table.ground[tiltDeg] = ground
  }
  return table
}

/** A column of the table at each tilt, linear between whole degrees. NaN gives NaN. [n] */
export function diffuseIamAt(
  column: Float64Array,
  tiltDeg: Float64Array,
  out: Float64Array = new Float64Array(tiltDeg.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const below = Math.min(179, Math.floor(tiltDeg[i]))
    out[i] = column[below] + (tiltDeg[i] - below) * (column[below + 1] - column[below])
  }
  return out
}
