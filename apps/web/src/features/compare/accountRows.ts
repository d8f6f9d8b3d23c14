import type { DatasetColumns } from './columnChoice.ts'

type Stages = DatasetColumns['stages']

/** What both accounts leave after a stage. */
export interface StageRow {
  readonly key: string
  readonly label: string
  readonly unit: string
  /** Null: the account has no such stage. */
  readonly a: number | null
  readonly b: number | null
  /** Change from the stage before that the account has, 1 is the whole; null at its first, and where the unit changes. */
  readonly changeA: number | null
  readonly changeB: number | null
}

/** The stages that one of two accounts has, in the order of A, those of B alone after the one that they follow. */
export function stageRows(ofA: Stages, ofB: Stages): readonly StageRow[] {
  const [byA, byB] = [changes(ofA), changes(ofB)]
  return orderOf(ofA, ofB).map(({ key, label, unit }) => ({
    key,
    label,
    unit,
    a: byA.get(key)?.value ?? null,
    b: byB.get(key)?.value ?? null,
    changeA: byA.get(key)?.change ?? null,
    changeB: byB.get(key)?.change ?? null,
  }))
}

function orderOf(ofA: Stages, ofB: Stages): Stages {
  const order = [...ofA]
  ofB.forEach((stage, at) => {
    if (order.some(({ key }) => key === stage.key)) return
    const before = ofB[at - 1]?.key
    order.splice(order.findIndex(({ key }) => key === before) + 1, 0, stage)
  })
  return order
}

interface StageChange {
  readonly value: number
  readonly change: number | null
}

function changes(stages: Stages): ReadonlyMap<string, StageChange> {
  return new Map(
    stages.map(({ key, value, unit }, at) => {
      const before = stages[at - 1]
      const isStep = before !== undefined && before.unit === unit && before.value !== 0
      return [key, { value, change: isStep ? value / before.value - 1 : null }]
    }),
  )
}
