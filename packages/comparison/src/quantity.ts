import { HOUR_S, ZERO_CELSIUS_K } from '@duet/units'
import type { ComparableSeries } from './series.ts'

/** What a series is of. Two of one quantity can be subtracted. */
export interface Quantity {
  readonly name: string
  /** That its values are in after `inBaseUnit`. */
  readonly unit: string
  /** Of a period: what `totalOf` gives. Absent: its mean. */
  readonly totalUnit?: string
  /** Shares of it mean nothing where its zero is no nothing. */
  readonly hasShares: boolean
  /** Values of short steps are added up to those of long ones. */
  readonly isSum: boolean
}

/** A unit as a quantity: value · factor + offset is in the quantity's own unit. */
interface Unit {
  readonly of: string
  readonly factor: number
  readonly offset?: number
  /** Over the step: the quantity is its mean by the hour. */
  readonly isPerStep?: true
}

const JOULES_PER_WH = 3600

const OWN_UNITS: Readonly<Record<string, string>> = {
  power: 'W',
  irradiance: 'W/m²',
  temperature: '°C',
  speed: 'm/s',
  ratio: '',
  pressure: 'Pa',
  length: 'm',
  'reactive power': 'var',
  'apparent power': 'VA',
}

const TOTALS: Readonly<Record<string, { readonly unit: string; readonly perHour: number }>> = {
  power: { unit: 'kWh', perHour: 1e-3 },
  irradiance: { unit: 'kWh/m²', perHour: 1e-3 },
}

const perStep = (of: string, factor: number): Unit => ({ of, factor, isPerStep: true })
const mean = (of: string, factor: number, offset = 0): Unit => ({ of, factor, offset })

const UNITS: Readonly<Record<string, Unit>> = {
  W: mean('power', 1),
  kW: mean('power', 1e3),
  MW: mean('power', 1e6),
  Wh: perStep('power', 1),
  kWh: perStep('power', 1e3),
  MWh: perStep('power', 1e6),
  'W/m²': mean('irradiance', 1),
  'kW/m²': mean('irradiance', 1e3),
  'Wh/m²': perStep('irradiance', 1),
  'kWh/m²': perStep('irradiance', 1e3),
  'J/m²': perStep('irradiance', 1 / JOULES_PER_WH),
  'kJ/m²': perStep('irradiance', 1e3 / JOULES_PER_WH),
  'MJ/m²': perStep('irradiance', 1e6 / JOULES_PER_WH),
  '°C': mean('temperature', 1),
  K: mean('temperature', 1, -ZERO_CELSIUS_K),
  'm/s': mean('speed', 1),
  'km/h': mean('speed', 1 / 3.6),
  '': mean('ratio', 1),
  '1': mean('ratio', 1),
  '%': mean('ratio', 0.01),
  Pa: mean('pressure', 1),
  hPa: mean('pressure', 100),
  mbar: mean('pressure', 100),
  kPa: mean('pressure', 1e3),
  bar: mean('pressure', 1e5),
  mm: mean('length', 1e-3),
  cm: mean('length', 1e-2),
  m: mean('length', 1),
  var: mean('reactive power', 1),
  kvar: mean('reactive power', 1e3),
  Mvar: mean('reactive power', 1e6),
  VA: mean('apparent power', 1),
  kVA: mean('apparent power', 1e3),
  MVA: mean('apparent power', 1e6),
}

/** Of a unit that is not listed, the quantity is of that unit alone. */
const unitOf = (unit: string): Unit => UNITS[unit] ?? mean(unit, 1)

export function quantityOf({ unit, kind }: Pick<ComparableSeries, 'unit' | 'kind'>): Quantity {
  const { of, isPerStep } = unitOf(unit)
  const total = TOTALS[of]
  return {
    name: of,
    unit: OWN_UNITS[of] ?? unit,
    ...(total && { totalUnit: total.unit }),
    hasShares: of !== 'temperature' && unit !== '°',
    isSum: kind === 'sum' && isPerStep !== true && total === undefined,
  }
}

/** Whether a difference of the two says anything. */
export const isSameQuantity = (a: Quantity, b: Quantity): boolean =>
  a.name === b.name && a.isSum === b.isSum

/** The values of a series in the unit of its quantity. Energy of a step becomes its mean power. */
export function inOwnUnit({ unit, stepS, values }: ComparableSeries): Float64Array {
  const { factor, offset = 0, isPerStep } = unitOf(unit)
  const scale = isPerStep ? (factor * HOUR_S) / stepS : factor
  return scale === 1 && offset === 0 ? values : values.map((value) => value * scale + offset)
}

/** Of steps that were averaged: energy of a power, the sum of sums, else the mean. */
export function totalOf(quantity: Quantity, sum: number, count: number, stepS: number): number {
  if (quantity.isSum) return sum
  const total = TOTALS[quantity.name]
  return total ? (sum * total.perHour * stepS) / HOUR_S : sum / count
}

/** The unit of `totalOf`. */
export const totalUnitOf = ({ totalUnit, unit }: Quantity): string => totalUnit ?? unit

/** Whether `totalOf` adds up over periods. */
export const addsUp = ({ totalUnit, isSum }: Quantity): boolean => totalUnit !== undefined || isSum
