import type { SceneFile, TracedCase } from './sceneFile.ts'
import { caseKey, type TracedScene } from './traceScene.ts'

type Side = 'front' | 'rear'

/** How one sky and model of a scene was met. Deviations are of means, worst of several, as signed fractions. */
export interface CaseResult {
  readonly sky: string
  readonly model: TracedCase['model']
  /** The central module. */
  readonly centre: Readonly<Record<Side, number>>
  /** Row ends, corners, outer rows. */
  readonly ends: Readonly<Record<Side, number>>
  /** Worst sensor's deviation over its bar; at most 1 is met. Not held against gendaylit. */
  readonly sensor: Readonly<Record<Side, number>>
  /** Worst mean of the sunlight that arrives reflected, off by this fraction of all light on that side. */
  readonly sunReflected: number
  /** Sensors away from shadow edges whose beam is wrong. */
  readonly wrongBeams: number
  readonly passed: boolean
}

/** Bars on means; `loose` for the sky of gendaylit, whose horizon differs. */
const CENTRE_BAR = { front: 0.003, rear: 0.01 } as const
const ENDS_BAR = { front: 0.005, rear: 0.015 } as const
const LOOSE_BAR = 0.03
const SENSOR_BAR = { front: 0.01, rear: 0.02 } as const
/** Standard deviations that a sensor's reference may be off. */
const SIGMAS = 4
/** Beam is a closed form: only the digits of the reference differ. */
const BEAM_BAR = 0.001
const BEAM_FLOOR_WM2 = 0.05

interface Means {
  readonly tag: string
  readonly side: Side
  readonly sensors: readonly number[]
}

/** Sets what the engine gave for a scene against its reference, case by case. */
export function compareScene(file: SceneFile, traced: TracedScene): readonly CaseResult[] {
  const means = meansOf(file)
  return file.cases.map((one) => {
    const got = traced.irradiance.get(caseKey(one.sky, one.model)) ?? new Float64Array(0)
    const centre = { front: 0, rear: 0 }
    const ends = { front: 0, rear: 0 }
    for (const mean of means) {
      const into = mean.tag.startsWith('center') ? centre : ends
      for (const reference of [one.averages, one.check_averages]) {
        const wanted = reference?.[mean.tag]?.[mean.side]
        if (wanted === undefined) continue
        into[mean.side] = farther(into[mean.side], average(got, mean.sensors) / wanted - 1)
      }
    }
    const rest = {
      sensor: {
        front: worstSensor(file, one, got, 'front'),
        rear: worstSensor(file, one, got, 'rear'),
      },
      sunReflected: worstReflection(file, one, traced, means),
      wrongBeams: wrongBeams(file, one, traced),
    }
    const result = { sky: one.sky, model: one.model, centre, ends, ...rest }
    return { ...result, passed: isMet(result) }
  })
}

function isMet(result: Omit<CaseResult, 'passed'>): boolean {
  const isLoose = result.model === 'gendaylit'
  const within = (got: number, bar: number): boolean => Math.abs(got) <= (isLoose ? LOOSE_BAR : bar)
  const sides: readonly Side[] = ['front', 'rear']
  return (
    result.wrongBeams === 0 &&
    within(result.sunReflected, ENDS_BAR.rear) &&
    sides.every(
      (side) =>
        within(result.centre[side], CENTRE_BAR[side]) &&
        within(result.ends[side], ENDS_BAR[side]) &&
        (isLoose || result.sensor[side] <= 1),
    )
  )
}

function meansOf({ sensors }: SceneFile): readonly Means[] {
  const groups = new Map<string, { tag: string; side: Side; sensors: number[] }>()
  for (const [i, { tag, surface }] of sensors.entries()) {
    const key = `${tag} ${surface}`
    const group = groups.get(key) ?? { tag, side: surface, sensors: [] }
    group.sensors.push(i)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function average(values: ArrayLike<number>, places: readonly number[]): number {
  return places.reduce((sum, i) => sum + (values[i] ?? Number.NaN), 0) / places.length
}

/** NaN counts as farthest. */
function farther(a: number, b: number): number {
  return Number.isNaN(a) || Math.abs(b) <= Math.abs(a) ? a : b
}

function worstSensor(
  { sensors, skies }: SceneFile,
  one: TracedCase,
  got: Float64Array,
  side: Side,
): number {
  const atEdge = new Set(skies[one.sky]?.beam_edge_sensors)
  const noise = (side === 'front' ? one.noise_rel.front_rms : one.noise_rel.rear_rms) ?? 0
  const reference = quietest(one)
  let worst = 0
  for (const [i, sensor] of sensors.entries()) {
    if (sensor.surface !== side || atEdge.has(i)) continue
    const wanted = reference[i] ?? Number.NaN
    const sigma = Math.max(one.standard_error[i] ?? 0, noise * wanted)
    const bar = Math.max(SENSOR_BAR[side] * wanted, SIGMAS * sigma)
    const miss = Math.abs((got[i] ?? Number.NaN) - wanted)
    // A dark sensor has no bar, and is met by darkness.
    worst = farther(worst, miss === 0 ? 0 : miss / bar)
  }
  return worst
}

/** Share of the second of two independent tracers in their mean: its noise is half of the first's. */
const CHECK_SHARE = 0.8

function quietest({ irradiance, check_irradiance: check }: TracedCase): readonly number[] {
  if (check === undefined) return irradiance
  return irradiance.map((value, i) => value + CHECK_SHARE * ((check[i] ?? Number.NaN) - value))
}

function worstReflection(
  { skies }: SceneFile,
  one: TracedCase,
  traced: TracedScene,
  means: readonly Means[],
): number {
  const wanted = skies[one.sky]?.sun_reflected
  const got = traced.sunReflected.get(one.sky)
  if (wanted === undefined || wanted === null || got === undefined) return 0
  return means.reduce((worst, { sensors }) => {
    const miss = average(got, sensors) - average(wanted, sensors)
    return farther(worst, miss / average(one.irradiance, sensors))
  }, 0)
}

function wrongBeams({ skies }: SceneFile, one: TracedCase, traced: TracedScene): number {
  const sky = skies[one.sky]
  const got = traced.beam.get(one.sky)
  if (sky?.beam === undefined || sky.beam === null || got === undefined) return 0
  const atEdge = new Set(sky.beam_edge_sensors)
  return sky.beam.filter((wanted, i) => {
    const miss = Math.abs((got[i] ?? Number.NaN) - wanted)
    return !atEdge.has(i) && !(miss <= Math.max(BEAM_FLOOR_WM2, BEAM_BAR * wanted))
  }).length
}
