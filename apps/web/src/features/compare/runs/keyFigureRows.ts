import { type Difference, difference } from './difference.ts'

/** A figure of one run. */
export interface Kpi {
  readonly key: string
  readonly label: string
  readonly value: number | null
  readonly unit: string
}

/** A key figure of both runs. */
export interface KeyFigureRow extends Difference {
  readonly key: string
  readonly label: string
  /** Empty: a fraction of 1. */
  readonly unit: string
}

/** The figures of A in their order, then those that only B has. */
export function keyFigureRows(ofA: readonly Kpi[], ofB: readonly Kpi[]): readonly KeyFigureRow[] {
  const keysOfA = new Set(ofA.map(({ key }) => key))
  return [...ofA, ...ofB.filter(({ key }) => !keysOfA.has(key))].map(({ key, label, unit }) => ({
    key,
    label,
    unit,
    ...difference(valueOf(ofA, key), valueOf(ofB, key)),
  }))
}

function valueOf(kpis: readonly Kpi[], key: string): number | null {
  return kpis.find((kpi) => kpi.key === key)?.value ?? null
}
