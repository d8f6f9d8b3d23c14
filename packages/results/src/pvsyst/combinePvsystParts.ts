import type { PvsystFactorSet, PvsystFactors, PvsystRunRecord, PvsystRunSums } from '@duet/engine'

/** Factors of one block, with the energy that they weigh by. */
export interface PvsystPart {
  readonly factors: PvsystFactors
  /** At the output of the block's transformer, by month, January first, kWh. */
  readonly month_ac_kwh: readonly number[]
}

/**
 * Sums of one run over several ranges, added up.
 *
 * @throws RangeError for no ranges
 */
export function addPvsystSums(parts: readonly PvsystRunSums[]): PvsystRunSums {
  const [first, ...rest] = parts
  if (first === undefined) throw new RangeError('got no ranges, expected at least one')
  return mapValues(first, (values, key) =>
    values.map((value, month) => rest.reduce((sum, part) => sum + (part[key][month] ?? 0), value)),
  )
}

/**
 * Factors of several blocks as one: means weighted by the AC energy of the whole scene, of the year or of the month. In the audit
 * list light is weighted in the same way, and energies add up.
 *
 * @throws RangeError for no blocks
 */
export function combinePvsystParts(parts: readonly PvsystPart[]): PvsystFactors {
  const [first] = parts
  if (first === undefined) throw new RangeError('got no blocks, expected at least one')
  if (parts.length === 1) return first.factors
  const annualKwh = parts.map(({ month_ac_kwh }) => month_ac_kwh.reduce((a, b) => a + b, 0))
  const mean = (values: readonly number[]): number => weightedMean(values, annualKwh) ?? 0
  const ofAll = (key: 'bifaciality' | 'openAreaFraction'): number =>
    mean(parts.map(({ factors }) => factors[key]))
  return {
    annual: meanSet(
      parts.map(({ factors }) => factors.annual),
      annualKwh,
    ),
    months: first.factors.months.map((_, month) =>
      meanSet(
        parts.map(({ factors }) => factors.months[month] ?? factors.annual),
        parts.map(({ month_ac_kwh }) => month_ac_kwh[month] ?? 0),
      ),
    ),
    bifaciality: ofAll('bifaciality'),
    openAreaFraction: ofAll('openAreaFraction'),
    runs: first.factors.runs.map((run, index) => {
      const same = parts.map(({ factors }) => factors.runs[index] ?? run)
      const of = (key: 'rearKwhM2' | 'rearGroundKwhM2'): number => mean(same.map((one) => one[key]))
      const sum = (key: 'dcKwh' | 'acKwh'): number => same.reduce((all, one) => all + one[key], 0)
      return {
        ...run,
        rearKwhM2: of('rearKwhM2'),
        rearGroundKwhM2: of('rearGroundKwhM2'),
        dcKwh: sum('dcKwh'),
        acKwh: sum('acKwh'),
      } satisfies PvsystRunRecord
    }),
  }
}

function meanSet(sets: readonly PvsystFactorSet[], kwh: readonly number[]): PvsystFactorSet {
  const [first] = sets
  if (first === undefined) throw new RangeError('got no factors, expected at least one set')
  return mapValues(first, (_, key) =>
    weightedMean(
      sets.map((set) => set[key]),
      kwh,
    ),
  )
}

function mapValues<Key extends string, T>(
  record: Readonly<Record<Key, T>>,
  change: (value: T, key: Key) => T,
): Record<Key, T> {
  const out: Record<Key, T> = { ...record }
  for (const key in record) out[key] = change(record[key], key)
  return out
}

/** Of the values that there are; a block that takes energy at night has no weight. */
function weightedMean(
  values: readonly (number | undefined)[],
  weights: readonly number[],
): number | undefined {
  let sum = 0
  let total = 0
  values.forEach((value, i) => {
    const weight = Math.max(0, weights[i] ?? 0)
    if (value === undefined) return
    sum += weight * value
    total += weight
  })
  return total > 0 ? sum / total : undefined
}
