import { mean, sum } from '@duet/units'
import { type LongTermChoice, monthTransfers, transferred } from './monthTransfers.ts'
import { type LightPairs, pairsAt } from './pairs.ts'

/** How well a correction foretells days that it was not made from. */
export interface CrossValidation {
  readonly foldCount: number
  /** Root mean square error, in the unit of the pairs. */
  readonly rmse: number
  /** Of all folds together, relative to what was measured. */
  readonly biasFraction: number
  /** Standard error of the mean of the relative biases of the folds. */
  readonly standardError: number
}

const MOST_FOLDS = 10
const LEAST_DAYS_OF_FOLD = 3

/**
 * Cuts the days into runs of the same length, and foretells each from all others [1]: days that follow each other are alike, so that single ones
 * would say too little.
 *
 * @see [1] D. R. Roberts et al., Ecography 40 (2017) 913-929, doi:10.1111/ecog.02881, blocks in time
 */
export function crossValidation(pairs: LightPairs, choice: LongTermChoice): CrossValidation {
  const days = [...new Set(pairs.day)]
  const foldCount = Math.min(MOST_FOLDS, Math.floor(days.length / LEAST_DAYS_OF_FOLD))
  const foldOfDay = new Map(
    days.map((day, at) => [day, Math.floor((at * foldCount) / days.length)] as const),
  )
  const biases: number[] = []
  let squares = 0
  let error = 0
  for (let fold = 0; fold < foldCount; fold++) {
    const isOf = (place: number): boolean => foldOfDay.get(pairs.day[place]) === fold
    const left = pairsAt(pairs, isOf)
    const made = monthTransfers(
      choice,
      pairsAt(pairs, (place) => !isOf(place)),
    )
    const errors = transferred(made, left).map((value, place) => value - left.measured[place])
    squares += errors.reduce((total, one) => total + one * one, 0)
    error += sum(errors)
    biases.push(sum(errors) / sum(left.measured))
  }
  return {
    foldCount,
    rmse: Math.sqrt(squares / pairs.day.length),
    biasFraction: error / sum(pairs.measured),
    standardError: standardError(biases),
  }
}

/** Of the mean of independent values: s / √n. */
export function standardError(values: readonly number[]): number {
  const average = mean(values)
  const squares = values.reduce((total, value) => total + (value - average) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
