import {
  type Factors,
  iamCurve,
  litFraction,
  perez1990Basis,
  type Sample,
  type SunAtIntervals,
  type SurfaceBins,
  sceneBins,
  sunOnBins,
  traceFactors,
  type Vector3,
} from '@duet/engine'
import { MOCK_UP_CELLS, type MockUpScene, PLACES_PER_CELL } from './mockUp.ts'

/** Light of each cell for a beam and a sky of 1 W/m². */
export interface CellLight {
  /** Bare cells, then the same behind their glass. */
  readonly rowCount: number
  /** For a dome of 1 on level ground and a horizon band of 1 on an upright plane, [row][2]. */
  readonly sky: Float64Array
  /** For a beam of 1 facing the sun, straight and reflected, [step][row]. */
  readonly beam: Float64Array
}

const RAYS_PER_SAMPLE = 16_384
const ROWS = 2 * MOCK_UP_CELLS.length
/** Flat glass without a coat, as reference cells have it. */
const CELL_IAM = iamCurve({ kind: 'physical', n: 1.526, kPerM: 4, thicknessM: 0.002 })
const RAD_TO_DEG = 180 / Math.PI

/** Traces the scene once and follows the sun through the steps. */
export function cellLight(mockUp: MockUpScene, sun: SunAtIntervals, albedo: number): CellLight {
  const bins = groundOfCells(mockUp)
  const factors = traceFactors(mockUp.scene, mockUp.samples, {
    raysPerSample: RAYS_PER_SAMPLE,
    basis: perez1990Basis(),
    bins,
    rowCount: ROWS,
    iam: (cosine) => CELL_IAM(Math.acos(Math.min(1, cosine)) * RAD_TO_DEG),
  })
  const sky = new Float64Array(ROWS * factors.basisSize)
  addOrders(factors.sky, albedo, sky)
  const reflected = new Float64Array(ROWS * factors.binCount)
  addOrders(factors.sun, albedo, reflected)
  return { rowCount: ROWS, sky, beam: beamOfSteps(mockUp, bins, factors, reflected, sun) }
}

/** Light of all orders of albedo together. */
function addOrders(orders: Factors['sky'], albedo: number, out: Float64Array): void {
  orders.forEach((order, k) => {
    order.forEach((value, i) => {
      out[i] = (out[i] ?? 0) + albedo ** k * value
    })
  })
}

function beamOfSteps(
  { scene, samples }: MockUpScene,
  bins: SurfaceBins,
  { binCount }: Factors,
  reflected: Float64Array,
  sun: SunAtIntervals,
): Float64Array {
  const steps = sun.timeUtcMs.length
  const beam = new Float64Array(steps * ROWS)
  const onBins = new Float64Array(binCount)
  for (let step = 0; step < steps; step++) {
    const toSun = direction(sun.apparentZenithDeg[step] ?? 90, sun.azimuthDeg[step] ?? 0)
    if (toSun[2] <= 0) continue
    sunOnBins(scene, bins, toSun, {}, onBins)
    const lit = litFraction(scene, samples, toSun)
    for (let row = 0; row < ROWS; row++) {
      let light = straightLight(samples, lit, toSun, row)
      const first = row * binCount
      for (let bin = 0; bin < binCount; bin++) {
        light += (reflected[first + bin] ?? 0) * (onBins[bin] ?? 0)
      }
      beam[step * ROWS + row] = light
    }
  }
  return beam
}

function straightLight(
  samples: readonly Sample[],
  lit: Float64Array,
  toSun: Vector3,
  row: number,
): number {
  const cell = row % MOCK_UP_CELLS.length
  const isBare = row < MOCK_UP_CELLS.length
  let light = 0
  for (let place = 0; place < PLACES_PER_CELL; place++) {
    const at = cell * PLACES_PER_CELL + place
    const sample = samples[at]
    if (!sample || lit[at] === 0) continue
    const [x, y, z] = sample.normal
    const cosine = x * toSun[0] + y * toSun[1] + z * toSun[2]
    light += sample.weight * cosine * (isBare ? 1 : CELL_IAM(Math.acos(cosine) * RAD_TO_DEG))
  }
  return light
}

function direction(zenithDeg: number, azimuthDeg: number): Vector3 {
  const zenith = zenithDeg / RAD_TO_DEG
  const azimuth = azimuthDeg / RAD_TO_DEG
  const level = Math.sin(zenith)
  return [level * Math.sin(azimuth), level * Math.cos(azimuth), Math.cos(zenith)]
}

/** Bins below the cells, and how they grow with the distance. */
const FINEST_M = 0.03
const GROWTH = 0.12
const NEAR_M = 0.6
/** Ground beyond the array that its shadows reach. */
const REACH_M = 4

function groundOfCells({ scene, lengthM, depthM }: MockUpScene): SurfaceBins {
  const half = lengthM / 2 + REACH_M
  const deep = depthM + REACH_M
  return sceneBins(
    scene,
    {
      origin: [0, 0, 0],
      azimuthDeg: 90,
      acrossM: gradedEdges(half),
      alongM: gradedEdges(deep),
      points: 3,
    },
    [],
  )
}

/** Edges from -reach to reach, even near 0 and wider with the distance from there. */
function gradedEdges(reachM: number): Float64Array {
  const right: number[] = []
  let at = 0
  while (at < reachM) {
    right.push(at)
    at += FINEST_M + GROWTH * Math.max(0, at - NEAR_M)
  }
  right.push(reachM)
  const left = right.slice(1).map((edge) => -edge)
  return Float64Array.from([...left.toReversed(), ...right])
}
