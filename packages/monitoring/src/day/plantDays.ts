import { cutIntoDays, MINUTE_MS } from '@duet/units'
import { cutExpected } from '../expected/expectedBlock.ts'
import type { Deployment, HierarchyNode } from '../model/hierarchy.ts'
import type { ExpectedBlock, PlantDay, PlantWeather } from '../model/plantDay.ts'

/** Readings as they came, by tag. */
export interface ReadingTable {
  /** Label of each row in UTC, ms, [n], rising. */
  readonly labelUtcMs: Float64Array
  /** By sensor tag, in the unit of the sensor, [n]; NaN is missing. */
  readonly columns: ReadonlyMap<string, Float64Array>
}

/** Expected energy and weather on their own steps, [n]; rows may be missing. */
export interface ExpectedTable {
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly weather: PlantWeather
  readonly blocks: readonly ExpectedBlock[]
}

/** Readings of nodes on the grid of a deployment. */
export interface NodeReadings {
  /** Starts of whole intervals from the first to the last reading, ms UTC, [n]. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  /** By node id, in the unit of its measure, [n]; NaN is missing. */
  readonly readings: ReadonlyMap<string, Float64Array>
}

/** @throws RangeError where there are no readings */
export function nodeReadings(deployment: Deployment, table: ReadingTable): NodeReadings {
  const stepS = deployment.interval_minutes * 60
  const startUtcMs = gridOf(deployment, table, stepS)
  return { startUtcMs, stepS, readings: nodeSeries(deployment, table, startUtcMs, stepS) }
}

/** Lays expected energy on the grid of readings and cuts both into civil days. */
export function plantDays(
  deployment: Deployment,
  { startUtcMs: grid, stepS, readings: onGrid }: NodeReadings,
  expected: ExpectedTable,
): readonly PlantDay[] {
  const resample = expectedOnGrid(expected, grid, stepS)
  const blocks = expected.blocks.map((block) => resampledBlock(block, resample))
  const weather = resampledWeather(expected.weather, resample)
  return cutIntoDays(deployment.time_zone, grid).map(({ date, from, to }) => ({
    date,
    startUtcMs: grid.subarray(from, to),
    stepS,
    readings: new Map([...onGrid].map(([id, values]) => [id, values.subarray(from, to)])),
    expected: blocks.map((block) => cutExpected(block, { from, to })),
    weather: resampledWeather(weather, (values) => values.subarray(from, to)),
  }))
}

/** A day whose readings lie on its grid already. */
export function plantDay(
  day: Pick<PlantDay, 'date' | 'startUtcMs' | 'stepS' | 'readings'>,
  expected: ExpectedTable,
): PlantDay {
  const resample = expectedOnGrid(expected, day.startUtcMs, day.stepS)
  return {
    ...day,
    expected: expected.blocks.map((block) => resampledBlock(block, resample)),
    weather: resampledWeather(expected.weather, resample),
  }
}

function gridOf(deployment: Deployment, { labelUtcMs }: ReadingTable, stepS: number): Float64Array {
  const n = labelUtcMs.length
  if (n === 0) throw new RangeError('There are no readings.')
  const stepMs = stepS * 1000
  const phaseMs = phaseOf(labelUtcMs, stepMs)
  const ending = deployment.timestamp_label === 'ending' ? 1 : 0
  const first = Math.round((labelUtcMs[0] - phaseMs) / stepMs) - ending
  const last = Math.round((labelUtcMs[n - 1] - phaseMs) / stepMs) - ending
  return Float64Array.from({ length: last - first + 1 }, (_, k) => (first + k) * stepMs + phaseMs)
}

/** Where labels lie in whole steps since midnight UTC, minutes rounded: hours of zones of half an hour begin at half past. */
function phaseOf(labelUtcMs: Float64Array, stepMs: number): number {
  const counts = new Map<number, number>()
  for (const label of labelUtcMs) {
    const phase = (Math.round(label / MINUTE_MS) * MINUTE_MS) % stepMs
    counts.set(phase, (counts.get(phase) ?? 0) + 1)
  }
  const [[usual] = [0]] = [...counts].sort(([, a], [, b]) => b - a)
  return usual
}

/** Readings of each node on the grid in the unit of its measure; a later row of an interval replaces an earlier one. */
function nodeSeries(
  deployment: Deployment,
  { labelUtcMs, columns }: ReadingTable,
  grid: Float64Array,
  stepS: number,
): ReadonlyMap<string, Float64Array> {
  const ending = deployment.timestamp_label === 'ending' ? 1 : 0
  // clocks that are a little off are rounded
  const places = labelUtcMs.map((label) => Math.round((label - grid[0]) / (stepS * 1000)) - ending)
  const series = new Map<string, Float64Array>()
  for (const node of deployment.nodes) {
    const column = node.sensor_tag === null ? undefined : columns.get(node.sensor_tag)
    if (!column) continue
    // a counter is read at its label: at the end of an interval that is labelled there
    const later = node.component_measure === 'energy' ? ending : 0
    series.set(node.id, placed(node, column, places, grid.length, later))
  }
  return series
}

function placed(
  { scale, offset, sign }: HierarchyNode,
  column: Float64Array,
  places: Float64Array,
  n: number,
  later: number,
): Float64Array {
  const values = new Float64Array(n).fill(Number.NaN)
  column.forEach((value, row) => {
    const at = places[row] + later
    if (!Number.isNaN(value) && at >= 0 && at < n) values[at] = (value * scale + offset) * sign
  })
  return values
}

type Resample = (values: Float64Array) => Float64Array

/** From the steps of the weather to the grid: means of shorter steps, longer ones as they are. */
function expectedOnGrid(
  { startUtcMs, stepS: ownS }: ExpectedTable,
  grid: Float64Array,
  stepS: number,
): Resample {
  const [ownMs, stepMs] = [ownS * 1000, stepS * 1000]
  const from = new Int32Array(grid.length)
  const to = new Int32Array(grid.length)
  let low = 0
  let high = 0
  for (let i = 0; i < grid.length; i++) {
    while (low < startUtcMs.length && startUtcMs[low] + ownMs <= grid[i]) low++
    while (high < startUtcMs.length && startUtcMs[high] < grid[i] + stepMs) high++
    from[i] = low
    to[i] = high
  }
  return (values) =>
    Float64Array.from(grid, (_, i) => {
      let sum = 0
      let count = 0
      for (let k = from[i]; k < to[i]; k++) {
        if (Number.isNaN(values[k])) continue
        sum += values[k]
        count++
      }
      return count > 0 ? sum / count : Number.NaN
    })
}

const resampledWeather = (weather: PlantWeather, resample: Resample): PlantWeather => ({
  sunElevationDeg: resample(weather.sunElevationDeg),
  sunAzimuthDeg: resample(weather.sunAzimuthDeg),
  ghiWm2: resample(weather.ghiWm2),
  dniWm2: resample(weather.dniWm2),
  dhiWm2: resample(weather.dhiWm2),
  airC: resample(weather.airC),
})

function resampledBlock(block: ExpectedBlock, resample: Resample): ExpectedBlock {
  return {
    ...block,
    acW: resample(block.acW),
    dcW: resample(block.dcW),
    poaFrontWm2: resample(block.poaFrontWm2),
    poaRearWm2: resample(block.poaRearWm2),
    cellC: resample(block.cellC),
    trackerAngleDeg: resample(block.trackerAngleDeg),
    soilingFraction: resample(block.soilingFraction),
  }
}
