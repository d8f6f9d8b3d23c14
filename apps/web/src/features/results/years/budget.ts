import { UNCERTAIN_INPUT_KEYS, UNCERTAIN_INPUTS } from '@duet/engine'
import { INTERANNUAL } from '@duet/results'
import type {
  LossNotesQuery,
  UncertaintyDistribution,
  UncertaintyPartsFragment,
  YieldUncertaintyInput,
} from '../../../lib/gql/graphql.ts'

export type BudgetPart = UncertaintyPartsFragment['parts'][number]
/** A part as it is stored. */
type StoredPart = YieldUncertaintyInput['parts'][number]

/** The parts of a project's uncertainty and its life, as far as people change them. */
export interface Budget {
  readonly life_years: number
  readonly parts: readonly StoredPart[]
}

/** A part that is being typed. */
export interface PartDraft {
  readonly name: string
  readonly distribution: UncertaintyDistribution
  readonly fraction: number | null
  /** Null: the energy itself. */
  readonly input: string | null
  readonly year_correlation: number | null
  readonly note: string
}

export const MAX_LIFE_YEARS = 60

export const NEW_PART: PartDraft = {
  name: '',
  distribution: 'normal',
  fraction: null,
  input: null,
  year_correlation: 1,
  note: '',
}

export const budgetInput = ({ life_years, parts }: Budget): YieldUncertaintyInput => ({
  life_years,
  parts: parts.map(
    ({ key, name, distribution, fraction, input, year_correlation, correlations, note }) => ({
      key,
      name,
      distribution,
      fraction,
      input: input ?? null,
      year_correlation,
      correlations: correlations ?? [],
      note,
    }),
  ),
})

/** What a part may be uncertain in: the energy itself, or an input. */
export const INPUT_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'Energy' },
  ...UNCERTAIN_INPUT_KEYS.map((value) => ({ value, label: UNCERTAIN_INPUTS[value].label })),
]

export const inputLabel = (input: string | null): string =>
  INPUT_OPTIONS.find(({ value }) => value === (input ?? ''))?.label ?? ''

export type PartErrors = Partial<Record<keyof PartDraft, string>>

export function partErrors({ name, fraction, year_correlation }: PartDraft): PartErrors {
  return {
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(!isShare(fraction) && { fraction: 'A number between 0 and 100 %' }),
    ...(!isShare(year_correlation) && { year_correlation: 'A number between 0 and 1' }),
  }
}

const isShare = (value: number | null): boolean => value !== null && value >= 0 && value <= 1

/** The budget with a part as it was typed: in the place of the part of that key, or at the end. */
export function withPart(budget: Budget, key: string, draft: PartDraft): Budget {
  const known = budget.parts.find((one) => one.key === key)
  const part: StoredPart = {
    ...draft,
    key,
    correlations: known?.correlations ?? [],
    name: draft.name.trim(),
    fraction: draft.fraction ?? 0,
    year_correlation: draft.year_correlation ?? 0,
  }
  return {
    life_years: budget.life_years,
    parts: known
      ? budget.parts.map((one) => (one.key === key ? part : one))
      : [...budget.parts, part],
  }
}

export const withoutPart = (budget: Budget, key: string): Budget => ({
  life_years: budget.life_years,
  parts: budget.parts
    .filter((part) => part.key !== key)
    .map((part) => ({
      ...part,
      correlations: (part.correlations ?? []).filter((one) => one.key !== key),
    })),
})

/** Two parts that go together. */
export interface PartPair {
  readonly a: string
  readonly b: string
  readonly coefficient: number
}

export const pairsOf = ({ parts }: Budget): readonly PartPair[] =>
  parts.flatMap(({ key, correlations }) =>
    (correlations ?? []).map(({ key: b, coefficient }) => ({ a: key, b, coefficient })),
  )

const isOfPair = (pair: Pick<PartPair, 'a' | 'b'>, a: string, b: string): boolean =>
  (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a)

export const withoutPair = (budget: Budget, pair: Pick<PartPair, 'a' | 'b'>): Budget => ({
  life_years: budget.life_years,
  parts: budget.parts.map((part) => ({
    ...part,
    correlations: (part.correlations ?? []).filter(({ key }) => !isOfPair(pair, part.key, key)),
  })),
})

/** The budget with two parts correlated so, whatever they were before. */
export function withPair(budget: Budget, pair: PartPair): Budget {
  const { life_years, parts } = withoutPair(budget, pair)
  return {
    life_years,
    parts: parts.map((part) =>
      part.key === pair.a
        ? {
            ...part,
            correlations: [
              ...(part.correlations ?? []),
              { key: pair.b, coefficient: pair.coefficient },
            ],
          }
        : part,
    ),
  }
}

/** The first key of its kind that no part has. */
export function newKey({ parts }: Budget): string {
  const taken = new Set(parts.map(({ key }) => key))
  let number = 1
  while (taken.has(`part-${number}`)) number++
  return `part-${number}`
}

/** The budget with the differences between years as some simulated years have them. */
export function withVariability(
  budget: Budget,
  { years, fraction }: { readonly years: number; readonly fraction: number },
): Budget {
  const name =
    budget.parts.find(({ key }) => key === INTERANNUAL)?.name ?? 'Differences between years'
  return withPart(budget, INTERANNUAL, {
    name,
    distribution: 'normal',
    fraction,
    input: null,
    year_correlation: 0,
    note: `From ${years} simulated years`,
  })
}

type LossNote = LossNotesQuery['lossNotes']['notes'][number]

/** The budget with the losses whose uncertainty is stated: each once, in the place of the part of its key, the same in all years. */
export const withLosses = (budget: Budget, notes: readonly LossNote[]): Budget =>
  notes.reduce((next, { key, label, note, sigma_percentage: percentage }) => {
    if (percentage === null || percentage === 0) return next
    const known = next.parts.find((part) => part.key === key)
    if (known?.fraction === percentage / 100 && known.note === note) return next
    return withPart(next, key, {
      name: known?.name ?? label,
      distribution: 'normal',
      fraction: percentage / 100,
      // Stated in % of the energy
      input: null,
      year_correlation: known?.year_correlation ?? 1,
      note,
    })
  }, budget)
