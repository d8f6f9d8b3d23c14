import { sharedStages } from '@duet/comparison'
import type { ShownLossRow } from '@duet/results'
import type { DatasetColumns } from './columnChoice.ts'

type Stages = DatasetColumns['stages']
type Stage = Stages[number]

/** The two accounts as rows of loss accounts that can be compared, each cut where the other has a stage too. */
export function accountRows(
  ofA: Stages,
  ofB: Stages,
): { readonly a: readonly ShownLossRow[]; readonly b: readonly ShownLossRow[] } {
  const common = new Set(sharedStages(ofA, ofB).map(({ a }) => ofA[a]?.key ?? ''))
  return { a: rowsOf(ofA, common), b: rowsOf(ofB, common) }
}

/** What stands at the stages that both have, what changes from one of these to the next, and of that the account's own parts. */
function rowsOf(stages: Stages, common: ReadonlySet<string>): readonly ShownLossRow[] {
  const rows: ShownLossRow[] = []
  let level: Stage | undefined
  stages.forEach((stage, at) => {
    const before = stages[at - 1]
    const isLevel = common.has(stage.key) || at === 0 || at === stages.length - 1
    if (before?.unit === stage.unit && (!isLevel || before !== level))
      rows.push({ ...changeOf(before, stage), kind: 'detail' })
    if (!isLevel) return
    if (level?.unit === stage.unit)
      rows.push({
        ...changeOf(level, stage),
        label: `${level.label} → ${stage.label}`,
        kind: 'stage',
      })
    rows.push({ ...changeOf(stage, stage), key: stage.key, kind: 'total' })
    level = stage
  })
  return rows
}

function changeOf(from: Stage, { key, label, value, unit }: Stage): ShownLossRow {
  const loss = from.value - value
  return {
    key: `${from.key} to ${key}`,
    label,
    group: 'stage',
    kind: 'stage',
    unit,
    value_after: value,
    loss,
    loss_fraction_of_previous: from.value === 0 ? 0 : loss / from.value,
    is_modelled: true,
  }
}
