import type { DesignQuantities } from '@duet/plant'
import { z } from 'zod'

export type CostUnit = keyof DesignQuantities | 'kwp' | 'fixed'

/** What a price may be of. `counted` is what quantities of it are in; empty: it is counted once. */
export const COST_UNITS: Readonly<
  Record<CostUnit, { readonly label: string; readonly counted: string }>
> = {
  wp: { label: 'Wp', counted: 'Wp' },
  kwp: { label: 'kWp', counted: 'kWp' },
  module: { label: 'Module', counted: 'modules' },
  table: { label: 'Table', counted: 'tables' },
  inverter: { label: 'Inverter', counted: 'inverters' },
  transformer: { label: 'Transformer', counted: 'transformers' },
  dc_wire_m: { label: 'm of DC conductor', counted: 'm' },
  ac_wire_m: { label: 'm of AC conductor', counted: 'm' },
  land_ha: { label: 'ha of land', counted: 'ha' },
  cleaning: { label: 'Cleaning of the plant', counted: 'cleanings a year' },
  fixed: { label: 'Plant (fixed)', counted: '' },
}

/** Of whatever name; one that is not known stands for itself. */
export function costUnit(name: string): { readonly label: string; readonly counted: string } {
  const known: Readonly<Partial<Record<string, { label: string; counted: string }>>> = COST_UNITS
  return known[name] ?? { label: name, counted: name }
}

export const CAPITAL_UNITS = [
  'wp',
  'module',
  'table',
  'inverter',
  'transformer',
  'dc_wire_m',
  'ac_wire_m',
  'land_ha',
  'fixed',
] as const satisfies readonly CostUnit[]

export const YEARLY_UNITS = [
  'kwp',
  'land_ha',
  'fixed',
  'module',
  'table',
  'inverter',
  'transformer',
  'cleaning',
] as const satisfies readonly CostUnit[]

const MONTHS = 12
const HOURS = 24
const HOURS_OF_YEAR = 8760
const MAX_LINES = 50
const MAX_AMOUNT = 1e12
const MAX_LIFE_YEARS = 60

const between = (low: number, high: number): z.ZodNumber =>
  z.number().min(low, `must be at least ${low}`).max(high, `must be at most ${high}`)
const name = z.string().trim().min(1, 'must have a name').max(80, 'must have at most 80 characters')
const lines = <T extends z.ZodType>(line: T): z.ZodReadonly<z.ZodArray<T>> =>
  z.array(line).max(MAX_LINES, `at most ${MAX_LINES} lines`).readonly()
const perMwh = between(-MAX_AMOUNT, MAX_AMOUNT)

/** Money is in the one currency of the model; rates are fractions. */
export const costModelSchema = z.object({
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be the three letters of a currency, as EUR'),
  /** What is paid once, before the first year. */
  capital: lines(
    z.object({ name, unit: z.enum(CAPITAL_UNITS), unit_price: between(0, MAX_AMOUNT) }),
  ),
  /** What comes again, at the prices of the first year, and how much faster than inflation it grows. */
  yearly: lines(
    z.object({
      name,
      unit: z.enum(YEARLY_UNITS),
      unit_price: between(0, MAX_AMOUNT),
      escalation_fraction: between(-0.5, 0.5),
      /** 1: every year; more: what is replaced after so many years, but not in the last year of the life. */
      every_years: z
        .number()
        .int('must be whole')
        .min(1, 'must be at least 1')
        .max(MAX_LIFE_YEARS, `must be at most ${MAX_LIFE_YEARS}`)
        .default(1),
    }),
  ),
  /** Of the first year where not said otherwise, in one of four ways. Null: no revenue is counted. */
  energy_price: z
    .object({
      /** The same at all times. */
      flat_per_mwh: perMwh.nullable(),
      /** By month, January first, and hour of site time. */
      hourly_per_mwh: z
        .array(
          z
            .array(perMwh)
            .refine(({ length }) => length === HOURS, `must have ${HOURS} prices, one an hour`),
        )
        .refine(({ length }) => length === MONTHS, `must have ${MONTHS} rows, one a month`)
        .readonly()
        .nullable(),
      /** Of each hour of a year of 365 days, in site time. */
      series_per_mwh: z
        .array(perMwh)
        .length(HOURS_OF_YEAR, `must have ${HOURS_OF_YEAR} prices, one an hour`)
        .readonly()
        .nullable()
        .default(null),
      /** Of each year in money of that year, the first first; the last one grows on where the life is longer. */
      yearly_per_mwh: z
        .array(perMwh)
        .min(1, 'must have a price')
        .max(MAX_LIFE_YEARS, `must have at most ${MAX_LIFE_YEARS} prices`)
        .readonly()
        .nullable()
        .default(null),
      /** Growth a year, inflation included. */
      escalation_fraction: between(-0.5, 0.5),
    })
    .refine(
      ({ flat_per_mwh, hourly_per_mwh, series_per_mwh, yearly_per_mwh }) =>
        [flat_per_mwh, hourly_per_mwh, series_per_mwh, yearly_per_mwh].filter((way) => way !== null)
          .length === 1,
      'must be flat, by month and hour, by hour of the year or by year, one of them',
    )
    .nullable(),
  /** Above inflation. */
  real_discount_fraction: between(0, 1),
  inflation_fraction: between(-0.1, 1),
  life_years: z
    .number()
    .int('must be whole')
    .min(1, 'must be at least 1')
    .max(MAX_LIFE_YEARS, `must be at most ${MAX_LIFE_YEARS}`),
})

/** What a plant costs and what its energy earns. */
export type CostModel = Readonly<z.infer<typeof costModelSchema>>
export type EnergyPrice = NonNullable<CostModel['energy_price']>
