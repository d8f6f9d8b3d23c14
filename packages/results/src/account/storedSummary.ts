import { WATERFALL_STAGES } from '@duet/engine'
import { KPI_UNITS } from './kpis.ts'
import type { LossRow } from './lossTable.ts'
import type { PartSummary, RunSummary } from './summariseRun.ts'

/**
 * The summary of a stored run in today's terms, whatever version wrote it: key figures that are no longer given are left out,
 * and stages of the loss account that it did not have took nothing.
 */
export function storedSummary(summary: RunSummary): RunSummary {
  return {
    ...summary,
    system: storedPart(summary.system),
    blocks: summary.blocks.map(storedPart),
  }
}

/** What a run stored of its figures, in today's terms; undefined for what is no summary. */
export const parseSummary = (json: unknown): RunSummary | undefined =>
  isSummary(json) ? storedSummary(json) : undefined

/** Written by `summariseRun` alone. */
const isSummary = (json: unknown): json is RunSummary =>
  typeof json === 'object' && json !== null && 'system' in json && 'blocks' in json

function storedPart<T extends PartSummary>(part: T): T {
  return {
    ...part,
    kpis: part.kpis.filter(({ key }) => KPI_UNITS.has(key)),
    losses: storedLosses(part.losses),
  }
}

/** The account ends where it ended: at the block's transformer, or at the grid. */
function storedLosses(stored: readonly LossRow[]): readonly LossRow[] {
  const rows: LossRow[] = []
  let found = 0
  for (const { key, label, group, kind } of WATERFALL_STAGES) {
    if (found === stored.length) break
    const row = stored.find((one) => one.key === key)
    const before = rows.at(-1)
    if (row !== undefined) {
      rows.push(row)
      found++
    } else if (kind === 'stage' && before !== undefined) {
      const nothing = { loss: 0, loss_fraction_of_previous: 0 }
      rows.push({ ...before, key, label, group, kind, ...nothing })
    }
  }
  return rows
}
