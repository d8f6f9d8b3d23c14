import { type CostModel, costModelSchema } from '@duet/results'
import type { CostModelInput, CostModelPartsFragment } from '../../lib/gql/graphql.ts'
import { parsePriceGrid, parsePrices, priceGridText, type TypedPrices } from './priceTexts.ts'

/** A line of a cost table while it is typed; those that come again have an escalation and years. */
export interface LineDraft {
  /** Of this page alone: it stays with the line while others come and go. */
  readonly key: number
  readonly name: string
  readonly unit: string
  readonly unit_price: number | null
  readonly escalation_fraction: number | null
  readonly every_years: number | null
}

const NEW_LINE = { name: '', unit_price: null, escalation_fraction: 0, every_years: 1 } as const

export type PriceKind = 'none' | 'flat' | 'hourly' | 'series' | 'yearly'

/** The costs of a project while they are typed. */
export interface CostsDraft {
  readonly currency: string
  readonly capital: readonly LineDraft[]
  readonly yearly: readonly LineDraft[]
  readonly priceKind: PriceKind
  readonly flatPerMwh: number | null
  readonly hourlyText: string
  readonly seriesText: string
  readonly yearlyText: string
  readonly priceGrowthFraction: number | null
  readonly realDiscountFraction: number | null
  readonly inflationFraction: number | null
  readonly lifeYears: number | null
}

/** One line of each table, and nothing said. */
export const EMPTY_DRAFT: CostsDraft = {
  currency: '',
  capital: withLine([], 'wp'),
  yearly: withLine([], 'kwp'),
  priceKind: 'none',
  flatPerMwh: null,
  hourlyText: '',
  seriesText: '',
  yearlyText: '',
  priceGrowthFraction: 0,
  realDiscountFraction: null,
  inflationFraction: null,
  lifeYears: null,
}

export function draftOf(model: CostModelPartsFragment): CostsDraft {
  const { energy_price: price } = model
  const { hourly_per_mwh: hourly, series_per_mwh: series, yearly_per_mwh: yearly } = price ?? {}
  return {
    currency: model.currency,
    capital: model.capital.map((line, key) => ({ ...NEW_LINE, key, ...line })),
    yearly: model.yearly.map((line, key) => ({ key, ...line })),
    priceKind: price === null ? 'none' : kindOf(price),
    flatPerMwh: price?.flat_per_mwh ?? null,
    hourlyText: priceGridText(hourly ?? []),
    seriesText: (series ?? []).join('\n'),
    yearlyText: (yearly ?? []).join('\n'),
    priceGrowthFraction: price?.escalation_fraction ?? 0,
    realDiscountFraction: model.real_discount_fraction,
    inflationFraction: model.inflation_fraction,
    lifeYears: model.life_years,
  }
}

function kindOf(price: NonNullable<CostModelPartsFragment['energy_price']>): PriceKind {
  if (price.hourly_per_mwh !== null) return 'hourly'
  if (price.series_per_mwh !== null) return 'series'
  return price.yearly_per_mwh === null ? 'flat' : 'yearly'
}

/** What is wrong, by the path in the model; nothing where it can be stored. */
export type CostErrors = Readonly<Record<string, string>>

export type CheckedCosts =
  | { readonly model: CostModelInput; readonly errors: CostErrors }
  | { readonly model?: undefined; readonly errors: CostErrors }

/** By the rules of the server. */
export function checkCosts(draft: CostsDraft): CheckedCosts {
  const typed = typedPrices(draft)
  const model = modelOf(draft, typed && 'prices' in typed ? typed.prices : null)
  const parsed = costModelSchema.safeParse(model, {
    error: ({ code }) => (code === 'invalid_type' ? 'A number is needed.' : undefined),
  })
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message
  if (typed && 'error' in typed) {
    delete errors['energy_price']
    errors[`energy_price.${draft.priceKind}_per_mwh`] = typed.error
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { model: inputOf(parsed.data), errors }
    : { errors }
}

type Prices = Extract<TypedPrices, { prices: unknown }>['prices']

const HOURS_OF_YEAR = { count: 8760, what: 'one an hour of a year of 365 days' }

/** Of the way that is chosen; undefined: it has no text. */
function typedPrices({
  priceKind,
  hourlyText,
  seriesText,
  yearlyText,
}: CostsDraft): TypedPrices | undefined {
  switch (priceKind) {
    case 'hourly':
      return parsePriceGrid(hourlyText)
    case 'series':
      return parsePrices(seriesText, HOURS_OF_YEAR)
    case 'yearly':
      return parsePrices(yearlyText)
    case 'none':
    case 'flat':
      return undefined
  }
}

function modelOf(draft: CostsDraft, prices: Prices | null): object {
  return {
    currency: draft.currency.trim().toUpperCase(),
    capital: draft.capital,
    yearly: draft.yearly,
    energy_price: draft.priceKind === 'none' ? null : priceOf(draft, prices),
    real_discount_fraction: draft.realDiscountFraction,
    inflation_fraction: draft.inflationFraction,
    life_years: draft.lifeYears,
  }
}

const priceOf = (draft: CostsDraft, prices: Prices | null): object => ({
  flat_per_mwh: null,
  hourly_per_mwh: null,
  [`${draft.priceKind}_per_mwh`]:
    draft.priceKind === 'flat' ? (draft.flatPerMwh ?? Number.NaN) : prices,
  escalation_fraction: draft.priceGrowthFraction,
})

const inputOf = ({ capital, yearly, energy_price: price, ...rest }: CostModel): CostModelInput => ({
  ...rest,
  capital: [...capital],
  yearly: [...yearly],
  energy_price: price && {
    ...price,
    hourly_per_mwh: price.hourly_per_mwh && [...price.hourly_per_mwh],
    series_per_mwh: price.series_per_mwh && [...price.series_per_mwh],
    yearly_per_mwh: price.yearly_per_mwh && [...price.yearly_per_mwh],
  },
})

/** A further line of a table. */
export function withLine(lines: readonly LineDraft[], unit: string): readonly LineDraft[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1
  return [...lines, { ...NEW_LINE, key, unit }]
}
