import { DEG_TO_RAD } from '@duet/units'
import { type Deployment, deploymentSchema, type HierarchyNode } from '../model/hierarchy.ts'
import { type MonitoredPlant, monitoredPlant } from '../model/plant.ts'
import type { ExpectedBlock, PlantDay } from '../model/plantDay.ts'

/** A plant of two blocks with three inverters each, under skies made by a generator of random numbers; for tests. */
export const MADE = { stepS: 900, ratedAcW: 100_000, dcCapacityW: 390_000, inverters: 3, blocks: 2 }

const FIRST_DAY_UTC_MS = Date.parse('2025-05-01T00:00:00Z')
const DAY_INTERVALS = 96
/** Sunrise and sunset in the middle of the days, intervals. */
const DAWN = 22
const DUSK = 74

/** Uniform numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

const node = (id: string, parent: string | null, more: Partial<HierarchyNode>): object => ({
  id,
  parent_id: parent,
  name: id,
  duet_block_id: null,
  sensor_tag: null,
  component: 'system',
  component_measure: null,
  inverter_dc_capacity: null,
  sensor_time_interval: MADE.stepS / 60,
  ...more,
})

const inverterId = (k: number): string => `inv-${k + 1}`
const inverterCount = MADE.inverters * MADE.blocks

export function madeDeployment(settings: Deployment['settings'] | object = {}): Deployment {
  const nodes = [
    node('sys', null, {}),
    node('mtr', 'sys', {
      component: 'meter',
      component_measure: 'active_power',
      sensor_tag: 'mtr',
    }),
    node('mtr.q', 'mtr', {
      component: 'meter',
      component_measure: 'reactive_power',
      sensor_tag: 'q',
    }),
    node('sp', 'sys', { component_measure: 'curtailment_setpoint', sensor_tag: 'sp' }),
    node('ghi', 'sys', { component: 'met', component_measure: 'ghi', sensor_tag: 'ghi' }),
    ...Array.from({ length: MADE.blocks }, (_, b) => [
      node(`blk-${b + 1}`, 'sys', { component: 'block', duet_block_id: `block-${b + 1}` }),
      node(`poa-${b + 1}`, `blk-${b + 1}`, {
        component: 'met',
        component_measure: 'poa_front',
        sensor_tag: `poa-${b + 1}`,
      }),
    ]).flat(),
    node('blk-2.angle', 'blk-2', {
      component: 'block',
      component_measure: 'tracker_angle',
      sensor_tag: 'angle',
    }),
    ...Array.from({ length: inverterCount }, (_, k) => {
      const id = inverterId(k)
      const inverter = { component: 'inverter', component_measure: 'active_power', sensor_tag: id }
      return [
        node(id, `blk-${Math.floor(k / MADE.inverters) + 1}`, inverter as Partial<HierarchyNode>),
        node(`${id}.e`, id, {
          component: 'inverter',
          component_measure: 'energy',
          sensor_tag: `${id}.e`,
        }),
      ]
    }).flat(),
  ]
  return deploymentSchema.parse({
    time_zone: 'UTC',
    interval_minutes: MADE.stepS / 60,
    settings,
    nodes,
  })
}

/** Readings of all days by node id, to be changed by the faults of a test before they are cut into days. */
export interface MadePlant {
  readonly plant: MonitoredPlant
  readonly n: number
  readonly readings: Map<string, Float64Array>
  readonly expected: readonly ExpectedBlock[]
  readonly days: () => readonly PlantDay[]
}

/** Interval of a day at an hour. */
export const at = (day: number, hour: number): number => day * DAY_INTERVALS + hour * 4

export function madePlant(dayCount: number, seed = 1, settings: object = {}): MadePlant {
  const random = randomNumbers(seed)
  const n = dayCount * DAY_INTERVALS
  const sun = Float64Array.from({ length: n }, (_, i) =>
    Math.max(0, Math.sin((Math.PI * ((i % DAY_INTERVALS) - DAWN)) / (DUSK - DAWN))),
  )
  const sky = clouds(n, random)
  const start = Float64Array.from({ length: n }, (_, i) => FIRST_DAY_UTC_MS + i * MADE.stepS * 1000)
  const expected = Array.from({ length: MADE.blocks }, (_block, b) => expectedOf(b, sun, sky))
  const readings = new Map<string, Float64Array>()
  const noisy = (values: Float64Array, gain: number, noise: number): Float64Array =>
    values.map((value) => value * gain * (1 + noise * (random() - 0.5)))
  let sum = new Float64Array(n)
  for (let k = 0; k < inverterCount; k++) {
    const { dcW } = expected[Math.floor(k / MADE.inverters)]
    const gain = 0.98 + 0.03 * random()
    const power = noisy(dcW, (gain * 0.98) / MADE.inverters, 0.01).map((value) =>
      Math.min(MADE.ratedAcW, value),
    )
    readings.set(inverterId(k), power)
    sum = sum.map((value, i) => value + power[i])
  }
  readings.set(
    'mtr',
    sum.map((value) => value * 0.98 - 200),
  )
  readings.set(
    'mtr.q',
    sum.map((value) => value * 0.2),
  )
  readings.set('sp', new Float64Array(n).fill(100))
  readings.set(
    'ghi',
    noisy(
      sun.map((value, i) => 900 * value * sky[i]),
      1,
      0.01,
    ).map((v) => v - 1),
  )
  expected.forEach(({ poaFrontWm2 }, b) => {
    readings.set(`poa-${b + 1}`, noisy(poaFrontWm2, 1, 0.01))
  })
  readings.set(
    'blk-2.angle',
    expected[1].trackerAngleDeg.map((deg) => deg + 0.2 * (random() - 0.5)),
  )
  const plant = monitoredPlant(madeDeployment(settings), expected)
  const air = new Float64Array(n).fill(20)
  readings.set('air', air)
  const days = (): readonly PlantDay[] =>
    cut(dayCount, { start, sun, sky, air, expected, readings })
  return { plant, n, readings, expected, days }
}

/** Share of the clear light that comes through: half of the days clear, the others with clouds. */
function clouds(n: number, random: () => number): Float64Array {
  let share = 1
  let isClear = true
  return Float64Array.from({ length: n }, (_, i) => {
    if (i % DAY_INTERVALS === 0) isClear = random() < 0.5
    share += 0.3 * (random() - share)
    return isClear ? 1 : 0.3 + 0.7 * share
  })
}

function expectedOf(block: number, sun: Float64Array, sky: Float64Array): ExpectedBlock {
  const dcW = sun.map((value, i) => MADE.dcCapacityW * 0.92 * value * sky[i])
  const isTracker = block === 1
  return {
    blockId: `block-${block + 1}`,
    inverterCount: MADE.inverters,
    ratedAcW: MADE.ratedAcW,
    dcCapacityW: MADE.dcCapacityW,
    pmpPerK: -0.0035,
    ...(isTracker && {
      tracker: { axisAzimuthDeg: 180, minAngleDeg: -60, maxAngleDeg: 60, groundCoverRatio: 0.35 },
    }),
    acW: dcW.map((value) => Math.min(MADE.ratedAcW * MADE.inverters, value * 0.98)),
    dcW,
    poaFrontWm2: sun.map((value, i) => 1000 * value * sky[i]),
    poaRearWm2: new Float64Array(sun.length),
    cellC: sun.map((value) => 20 + 30 * value),
    trackerAngleDeg: isTracker
      ? Float64Array.from(sun.keys(), rotation)
      : new Float64Array(sun.length),
    soilingFraction: new Float64Array(sun.length),
  }
}

const elevationDeg = (sun: number): number => 65 * sun

/** From −50° to +50° between sunrise and sunset. */
const rotation = (i: number): number => {
  const place = ((i % DAY_INTERVALS) - DAWN) / (DUSK - DAWN)
  return place <= 0 || place >= 1 ? 0 : 100 * (place - 0.5)
}

interface Series {
  readonly start: Float64Array
  readonly sun: Float64Array
  readonly sky: Float64Array
  readonly air: Float64Array
  readonly expected: readonly ExpectedBlock[]
  readonly readings: ReadonlyMap<string, Float64Array>
}

function cut(
  dayCount: number,
  { start, sun, sky, air, expected, readings }: Series,
): readonly PlantDay[] {
  const all = new Map(readings)
  // counters count what was made, whatever of it was read
  for (let k = 0; k < inverterCount; k++) {
    const id = `${inverterId(k)}.e`
    if (all.has(id)) continue
    let wh = 1e6 * (k + 1)
    all.set(
      id,
      (readings.get(inverterId(k)) ?? start).map((power) => {
        const reading = wh
        wh += ((power || 0) * MADE.stepS) / 3600
        return reading
      }),
    )
  }
  const direct = sun.map((value, i) => (sky[i] > 0.7 ? 500 * value : 0))
  return Array.from({ length: dayCount }, (_, d) => {
    const part = (values: Float64Array): Float64Array =>
      values.subarray(d * DAY_INTERVALS, (d + 1) * DAY_INTERVALS)
    return {
      date: new Date(FIRST_DAY_UTC_MS + d * 86_400_000).toISOString().slice(0, 10),
      startUtcMs: part(start),
      stepS: MADE.stepS,
      readings: new Map([...all].map(([id, values]) => [id, part(values)])),
      expected: expected.map((block) => ({
        ...block,
        acW: part(block.acW),
        dcW: part(block.dcW),
        poaFrontWm2: part(block.poaFrontWm2),
        poaRearWm2: part(block.poaRearWm2),
        cellC: part(block.cellC),
        trackerAngleDeg: part(block.trackerAngleDeg),
        soilingFraction: part(block.soilingFraction),
      })),
      weather: {
        sunElevationDeg: part(sun).map((value, i) =>
          value > 0 ? elevationDeg(value) : -20 + 10 * Math.cos(i),
        ),
        sunAzimuthDeg: part(sun).map(
          (_value, i) => 180 + (180 * (i - (DAWN + DUSK) / 2)) / (DUSK - DAWN),
        ),
        ghiWm2: part(sun.map((value, i) => 900 * value * sky[i])),
        dniWm2: part(direct),
        dhiWm2: part(
          sun.map((value, i) =>
            Math.max(
              0,
              900 * value * sky[i] - direct[i] * Math.sin(elevationDeg(value) * DEG_TO_RAD),
            ),
          ),
        ),
        airC: part(air),
      },
    }
  })
}

/** Fixes counters at what is made now, so that gaps that come after do not stop them. */
export function fixCounters(made: MadePlant): void {
  const days = made.days()
  for (const id of days[0]?.readings.keys() ?? []) {
    if (!id.endsWith('.e')) continue
    made.readings.set(
      id,
      Float64Array.from(days.flatMap(({ readings }) => [...(readings.get(id) ?? [])])),
    )
  }
}
