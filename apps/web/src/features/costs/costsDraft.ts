import { type CostModel, costModelSchema } from '@duet/results'
import type { CostModelInput, CostModelPartsFragment } from '../../lib/gql/graphql.ts'
import { parsePriceGrid, priceGridText } from './priceGrid.ts'

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

export type PriceKind = 'none' | 'flat' | 'hourly'

/** The costs of a project while they are typed. */
export interface CostsDraft {
  readonly currency: string
  readonly capital: readonly LineDraft[]
  readonly yearly: readonly LineDraft[]
  readonly priceKind: PriceKind
  readonly flatPerMwh: number | null
  readonly hourlyText: string
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
  priceGrowthFraction: 0,
  realDiscountFraction: null,
  inflationFraction: null,
  lifeYears: null,
}

export function draftOf(model: CostModelPartsFragment): CostsDraft {
  const { energy_price: price } = model
  const hourly = price?.hourly_per_mwh ?? null
  return {
    currency: model.currency,
    capital: model.capital.map((line, key) => ({ ...NEW_LINE, key, ...line })),
    yearly: model.yearly.map((line, key) => ({ key, ...line })),
    priceKind: price === null ? 'none' : hourly === null ? 'flat' : 'hourly',
    flatPerMwh: price?.flat_per_mwh ?? null,
    hourlyText: hourly === null ? '' : priceGridText(hourly),
    priceGrowthFraction: price?.escalation_fraction ?? 0,
    realDiscountFraction: model.real_discount_fraction,
    inflationFraction: model.inflation_fraction,
    lifeYears: model.life_years,
  }
}

/** What is wrong, by the path in the model; nothing where it can be stored. */
export type CostErrors = Readonly<Record<string, string>>

export type CheckedCosts =
  | { readonly model: CostModelInput; readonly errors: CostErrors }
  | { readonly model?: undefined; readonly errors: CostErrors }

/** By the rules of the server. */
export function checkCosts(draft: CostsDraft): CheckedCosts {
  const grid = draft.priceKind === 'hourly' ? parsePriceGrid(draft.hourlyText) : undefined
  const model = modelOf(draft, grid && 'rows' in grid ? grid.rows : null)
  const parsed = costModelSchema.safeParse(model, {
    error: ({ code }) => (code === 'invalid_type' ? 'A number is needed.' : undefined),
  })
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message
  if (grid && 'error' in grid) {
    delete errors['energy_price']
    errors['energy_price.hourly_per_mwh'] = grid.error
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { model: inputOf(parsed.data), errors }
    : { errors }
}

function modelOf(draft: CostsDraft, hourly: readonly (readonly number[])[] | null): object {
  return {
    currency: draft.currency.trim().toUpperCase(),
    capital: draft.capital,
    yearly: draft.yearly,
    energy_price: draft.priceKind === 'none' ? null : priceOf(draft, hourly),
    real_discount_fraction: draft.realDiscountFraction,
    inflation_fraction: draft.inflationFraction,
    life_years: draft.lifeYears,
  }
}

const priceOf = (draft: CostsDraft, hourly: readonly (readonly number[])[] | null): object => ({
  flat_per_mwh: draft.priceKind === 'flat' ? (draft.flatPerMwh ?? Number.NaN) : null,
  hourly_per_mwh: hourly,
  escalation_fraction: draft.priceGrowthFraction,
})

const inputOf = ({ capital, yearly, energy_price: price, ...rest }: CostModel): CostModelInput => ({
  ...rest,
  capital: [...capital],
  yearly: [...yearly],
  energy_price: price && {
    ...price,
    hourly_per_mwh: price.hourly_per_mwh && [...price.hourly_per_mwh],
  },
})

/** A further line of a table. */
export function withLine(lines: readonly LineDraft[], unit: string): readonly LineDraft[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1
  return [...lines, { ...NEW_LINE, key, unit }]
}
