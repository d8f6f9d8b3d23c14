import { DEG_TO_RAD } from '@duet/units'
import { intervalsOf, runsOf } from '../day/runs.ts'
import { middle, type SensorState } from '../learn/state.ts'
import type { Component, Thresholds } from '../model/hierarchy.ts'
import { equalRuns } from './staleReadings.ts'
import { type Cause, type DayWork, NO_POTENTIALS } from './work.ts'

/** A pyranometer cools by no more at night, W/m²; above 0 the threshold of the deployment holds. */
const LEAST_NIGHT_WM2 = -8
/** A ratio to the model that has left its own level by more, for days, is the sensor's. */
const GAIN = 0.03
const BACK = 0.02
const DAYS = 3
/** Where the power followed by as much, the model is what moved. */
const FOLLOWED = 0.025
const LOW_SUN_DEG = 5
/** The sun has to move by more while a sensor stands, share of the sine of its height. */
const LEAST_CHANGE = 0.02
const LEAST_LIGHT_WM2 = 20

export interface SensorDay {
  readonly causes: readonly Cause[]
  readonly ghi: SensorState
  /** By block and sensor. */
  readonly poa: readonly (readonly SensorState[])[]
}

/**
 * Sensors of light that do not measure it: offsets at night, gains that leave their own level, values that stand.
 *
 * @param powerRatios - by block, measured over expected energy of today and the days after, null where unknown
 * @param moved - by block, its tables stand beside where the model has them
 */
export function sensors(
  work: DayWork,
  powerRatios: readonly (readonly (number | null)[])[],
  moved: readonly boolean[],
): SensorDay {
  const { plant, before, ahead } = work
  const rows: Cause[] = []
  const raise = (nodeId: string, blockId: string | null): void => {
    rows.push(sensorRow(work, nodeId, blockId, { from: 0, to: work.n }))
  }
  const nightWm2 = ahead[0]?.ghiNightWm2 ?? null
  if (plant.ghi && nightWm2 !== null && !isNightReading(nightWm2, work.thresholds))
    raise(plant.ghi, null)
  const power = ahead.map((_, k) => middle(powerRatios.map((ratios) => ratios[k])))
  const ghi = gainState(
    before.ghi,
    ahead.map(({ ghiRatio }) => ghiRatio),
    power,
  )
  if (plant.ghi && ghi.isFaulty && rows.length === 0) raise(plant.ghi, null)
  const poa = plant.blocks.map((block, b) =>
    block.poa.map((nodeId, k) => {
      const known = before.blocks[b].poa[k]
      if (moved[b]) return known
      const ratios = ahead.map(({ blocks }) => blocks[b].poaRatios[k])
      const state = gainState(known, ratios, powerRatios[b])
      if (state.isFaulty) raise(nodeId, block.model.blockId)
      return state
    }),
  )
  return { causes: [...rows, ...standing(work, rows), ...convertedRows(work)], ghi, poa }
}

const isNightReading = (wm2: number, { night_offset_wm2: most }: Thresholds): boolean =>
  wm2 >= LEAST_NIGHT_WM2 && wm2 <= most

/** @param ratios - of today and the days after */
function gainState(
  state: SensorState,
  ratios: readonly (number | null)[],
  power: readonly (number | null)[],
): SensorState {
  const [today = null] = ratios
  const { level, isFaulty } = state
  if (level === null) return { level: today, isFaulty: false }
  const distances = ratios.map((ratio, k) => {
    if (ratio === null) return null
    const own = ratio / level - 1
    const beside = ratio / level / (power[k] ?? 1) - 1
    return own * beside > 0 && Math.abs(beside) > FOLLOWED ? own : 0
  })
  const [distance = null, ...coming] = distances
  const next = coming.filter((value) => value !== null).slice(0, DAYS)
  if (isFaulty) {
    const around = middle([distance, ...next])
    return { level, isFaulty: around === null || Math.abs(around) > BACK }
  }
  const goesOn =
    distance !== null &&
    next.length === DAYS &&
    [distance, ...next].every((value) => value * distance > 0 && Math.abs(value) > GAIN * 0.8) &&
    Math.abs(middle([distance, ...next]) ?? 0) > GAIN
  if (goesOn) return { level, isFaulty: true }
  return {
    level: today === null ? level : level + clamp(today - level, 0.02) / 30,
    isFaulty: false,
  }
}

const clamp = (value: number, bound: number): number => Math.max(-bound, Math.min(bound, value))

/** Power that came in another unit: it was converted, and is said. */
const convertedRows = (work: DayWork): readonly Cause[] =>
  work.leaves.flatMap(({ leaf, converted }) =>
    runsOf(converted).map((run) => sensorRow(work, leaf.id, leaf.blockId, run)),
  )

/** Light that stands by day while the sky moves; not at sensors that have a row already. */
function standing(work: DayWork, known: readonly Cause[]): readonly Cause[] {
  const { plant, day } = work
  const sky = day.weather.sunElevationDeg.map((deg) => Math.sin(deg * DEG_TO_RAD))
  const least = Math.max(3, Math.min(6, intervalsOf(60, day.stepS)))
  const nodes = [
    ...(plant.ghi ? [{ id: plant.ghi, blockId: null }] : []),
    ...plant.blocks.flatMap(({ poa, model }) => poa.map((id) => ({ id, blockId: model.blockId }))),
  ].filter(({ id }) => !known.some(({ nodeId }) => nodeId === id))
  return nodes.flatMap(({ id, blockId }) => {
    const values = day.readings.get(id)
    if (!values) return []
    const flags = new Uint8Array(work.n)
    for (const { from, to } of equalRuns(values, least)) {
      const window = sky.subarray(from, to)
      const high = window.reduce((a, b) => Math.max(a, b || 0), 0)
      const low = window.reduce((a, b) => Math.min(a, b || 0), high)
      const isDay =
        day.weather.sunElevationDeg[from] > LOW_SUN_DEG && values[from] > LEAST_LIGHT_WM2
      if (isDay && high - low > LEAST_CHANGE * high) flags.fill(1, from + 1, to)
    }
    return runsOf(flags, 1, 2).map((run) => sensorRow(work, id, blockId, run))
  })
}

function sensorRow(
  { plant }: DayWork,
  nodeId: string,
  blockId: string | null,
  range: { readonly from: number; readonly to: number },
): Cause {
  const component: Component = plant.nodes.get(nodeId)?.component ?? 'met'
  return { type: 'sensor_fault', nodeId, component, blockId, ...range, potentials: NO_POTENTIALS }
}
