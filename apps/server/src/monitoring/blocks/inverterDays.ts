import { DAY_MS } from '@duet/units'
import type { Pool } from 'pg'
import { type EnergySum, NOT_IN_SERVICE } from '../events/energySums.ts'
import { causeMeasures } from '../node-days/nodeDayValues.ts'
import { NodeTotals, Places } from '../node-days/nodeTotals.ts'
import { type NodeDay, readNodeDays } from '../node-days/readNodeDays.ts'
import { dayStartUtcMs } from '../store/readingBatch.ts'

interface AskedDays {
  readonly projectId: string
  readonly nodeKeys: readonly number[]
  /** First and last civil day, yyyy-MM-dd: checked by the caller. */
  readonly from: string
  readonly to: string
  readonly dayCount: number
}

export interface InverterDays {
  /** Over all days, with the causes that availability is made of; a node that no day has has none. */
  readonly sum: Omit<EnergySum, 'date' | 'residual_kwh'>
  /** Measured over expected energy a day, NaN where there is none. */
  readonly ratios: Float64Array
}

const MEASURES = [
  'model_kwh',
  'sensor_kwh',
  'over_kwh',
  ...causeMeasures('allocated', NOT_IN_SERVICE),
] as const

/** In the order of the nodes. */
export async function inverterDays(
  pool: Pool,
  { nodeKeys, dayCount, ...period }: AskedDays,
): Promise<readonly InverterDays[]> {
  const places = new Places(nodeKeys)
  const totals = new NodeTotals(places)
  const ratios = nodeKeys.map(() => new Float64Array(dayCount).fill(Number.NaN))
  const firstMs = dayStartUtcMs(period.from)
  await readNodeDays(pool, { ...period, nodeKeys, measures: MEASURES }, (day) => {
    totals.add(day)
    const at = Math.round((dayStartUtcMs(day.date) - firstMs) / DAY_MS)
    setRatios(day, places.of(day.nodeKeys), (place, ratio) => {
      const own = ratios[place]
      if (own) own[at] = ratio
    })
  })
  return ratios.map((own, place) => ({ sum: sumAt(totals, place), ratios: own }))
}

/** A day on which less is expected says nothing of an inverter, kWh. */
const LEAST_KWH = 0.01

function setRatios(
  { values }: NodeDay,
  places: Int32Array,
  set: (place: number, ratio: number) => void,
): void {
  const [model, sensor] = [values.get('model_kwh'), values.get('sensor_kwh')]
  for (const [i, place] of places.entries()) {
    const expected = model?.[i] ?? 0
    if (place >= 0 && expected > LEAST_KWH) set(place, (sensor?.[i] ?? Number.NaN) / expected)
  }
}

const sumAt = (totals: NodeTotals, place: number): InverterDays['sum'] => ({
  day_count: totals.dayCount[place] ?? 0,
  model_kwh: totals.sum('model_kwh', place),
  sensor_kwh: totals.sum('sensor_kwh', place),
  over_kwh: totals.sum('over_kwh', place),
  allocated: totals.byCause('allocated', place),
})
