import type { Aligned } from './align.ts'
import { addsUp, isSameQuantity, totalOf, totalUnitOf } from './quantity.ts'

export type StatisticKey =
  | 'total_a'
  | 'total_b'
  | 'ratio'
  | 'difference'
  | 'nmbe'
  | 'mae'
  | 'rmse'
  | 'nrmse'
  | 'correlation'
  | 'slope'

/** A figure of two series over the steps that both have. */
export interface Statistic {
  readonly key: StatisticKey
  readonly label: string
  /** NaN where it has no value. */
  readonly value: number
  /** Empty: a number of 1. '%': the value is a fraction. */
  readonly unit: string
  /** How it is computed. */
  readonly formula: string
}

interface Row {
  readonly key: StatisticKey
  readonly label: string
  readonly formula: string
  readonly unit: 'total' | 'own' | '%' | ''
  /** Says something of two series of one quantity alone. */
  readonly isDifference: boolean
  /** Says something where zero is nothing alone. */
  readonly isShare?: true
}

const ROWS: readonly Row[] = [
  {
    key: 'total_a',
    label: 'A',
    formula: 'Σ aᵢ Δt, or the mean of a where sums say nothing',
    unit: 'total',
    isDifference: false,
  },
  {
    key: 'total_b',
    label: 'B',
    formula: 'Σ bᵢ Δt, or the mean of b where sums say nothing',
    unit: 'total',
    isDifference: false,
  },
  {
    key: 'ratio',
    label: 'B / A',
    formula: 'Σ bᵢ / Σ aᵢ',
    unit: '',
    isDifference: true,
    isShare: true,
  },
  {
    key: 'difference',
    label: 'B − A',
    formula: 'Σ (bᵢ − aᵢ) Δt, or the difference of means',
    unit: 'total',
    isDifference: true,
  },
  {
    key: 'nmbe',
    label: 'nMBE',
    formula: 'Σ (bᵢ − aᵢ) / Σ aᵢ: mean bias over the mean of A',
    unit: '%',
    isDifference: true,
    isShare: true,
  },
  {
    key: 'mae',
    label: 'MAE',
    formula: 'Σ |bᵢ − aᵢ| / n: mean absolute difference',
    unit: 'own',
    isDifference: true,
  },
  {
    key: 'rmse',
    label: 'RMSE',
    formula: '√(Σ (bᵢ − aᵢ)² / n): root mean square difference',
    unit: 'own',
    isDifference: true,
  },
  {
    key: 'nrmse',
    label: 'nRMSE',
    formula: 'RMSE / (Σ aᵢ / n): over the mean of A',
    unit: '%',
    isDifference: true,
    isShare: true,
  },
  {
    key: 'correlation',
    label: 'Correlation',
    formula: 'Σ (aᵢ − ā)(bᵢ − b̄) / √(Σ (aᵢ − ā)² Σ (bᵢ − b̄)²), after Pearson',
    unit: '',
    isDifference: false,
  },
  {
    key: 'slope',
    label: 'Slope',
    formula: 'Σ (aᵢ − ā)(bᵢ − b̄) / Σ (aᵢ − ā)²: of the least-squares line of B over A',
    unit: '',
    isDifference: true,
  },
]

/** The figures that two series have in common, in the order in which they are read. */
export function statisticsOf(aligned: Aligned): readonly Statistic[] {
  const { quantityA, quantityB, stepS } = aligned
  const isSame = isSameQuantity(quantityA, quantityB)
  const values = valuesOf(aligned)
  return ROWS.filter(
    ({ isDifference, isShare }) =>
      (!isDifference || isSame) && (isShare !== true || quantityA.hasShares),
  ).map(({ key, label, formula, unit }) => {
    const quantity = key === 'total_b' ? quantityB : quantityA
    const own = quantity.isSum ? `${quantity.unit} per ${stepS / 60} min` : quantity.unit
    return {
      key,
      label: unit === 'total' ? `${addsUp(quantity) ? 'Total' : 'Mean'} ${label}` : label,
      value: values[key],
      unit: unit === 'total' ? totalUnitOf(quantity) : unit === 'own' ? own : unit,
      formula,
    }
  })
}

function valuesOf(aligned: Aligned): Readonly<Record<StatisticKey, number>> {
  const { a, b, quantityA, quantityB, stepS } = aligned
  const { n, sumA, sumB, ...figures } = pairFigures(a, b)
  return {
    ...figures,
    total_a: totalOf(quantityA, sumA, n, stepS),
    total_b: totalOf(quantityB, sumB, n, stepS),
    ratio: quotient(sumB, sumA),
    difference: totalOf(quantityA, sumB - sumA, n, stepS),
    nmbe: quotient(sumB - sumA, sumA),
    nrmse: quotient(figures.rmse, sumA / n),
  }
}

/** Sums and differences over the `n` steps that both have; NaN where they say nothing. */
export interface PairFigures {
  readonly n: number
  readonly sumA: number
  readonly sumB: number
  readonly mae: number
  readonly rmse: number
  readonly correlation: number
  readonly slope: number
}

/** Figures of two series, whatever they are of. */
export function pairFigures(a: Float64Array, b: Float64Array): PairFigures {
  const { n, sumA, sumB, absolute, squares } = pairSums(a, b)
  const { spreadA, spreadB, joint } = spreads(a, b, sumA / n, sumB / n)
  return {
    n,
    sumA,
    sumB,
    mae: absolute / n,
    rmse: Math.sqrt(squares / n),
    correlation: spreadA > 0 && spreadB > 0 ? joint / Math.sqrt(spreadA * spreadB) : Number.NaN,
    slope: spreadA > 0 ? joint / spreadA : Number.NaN,
  }
}

const quotient = (over: number, under: number): number => (under === 0 ? Number.NaN : over / under)

function pairSums(a: Float64Array, b: Float64Array) {
  const sums = { n: 0, sumA: 0, sumB: 0, absolute: 0, squares: 0 }
  for (let i = 0; i < a.length; i++) {
    const difference = b[i] - a[i]
    if (Number.isNaN(difference)) continue
    sums.n += 1
    sums.sumA += a[i]
    sums.sumB += b[i]
    sums.absolute += Math.abs(difference)
    sums.squares += difference ** 2
  }
  return sums
}

/** About the means: sums of squares less squares of sums would lose the digits of what varies little. */
function spreads(a: Float64Array, b: Float64Array, meanA: number, meanB: number) {
  let [spreadA, spreadB, joint] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    if (Number.isNaN(a[i]) || Number.isNaN(b[i])) continue
    const [x, y] = [a[i] - meanA, b[i] - meanB]
    spreadA += x * x
    spreadB += y * y
    joint += x * y
  }
  return { spreadA, spreadB, joint }
}
