import type { Database } from '../../db/connection.ts'
import { clearCells, putCells } from './dayCells.ts'
import { refreshFacts, settleStates } from './issueFacts.ts'
import { mendSeams } from './seams.ts'

/** Brings the issues of a plant up to the events of a day that was evaluated. Give the transaction of it, which holds them. */
export async function regroupDay(tx: Database, projectId: string, date: string): Promise<void> {
  const ids = new Set([
    ...(await clearCells(tx, projectId, date)),
    ...(await putCells(tx, projectId, date)),
    ...(await mendSeams(tx, projectId, date)),
  ])
  await refreshFacts(tx, [...ids])
  await settleStates(tx, projectId, [...ids])
}
