import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { touchProject } from '../../access/projectParts.ts'
import type { EnviroDataset } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { accessibleDataset } from '../datasets/datasetAccess.ts'
import { datasetAnswer } from '../datasets/datasetAnswer.ts'
import { versionHash } from '../datasets/datasetHistory.ts'
import { type DatasetRow, userName } from '../datasets/datasetQueries.ts'
import { readSeries } from '../datasets/datasetSeries.ts'
import { datasetName, refuseKnown, storeDerived } from './storeDerived.ts'
import { editedSeries, type ReasonedEdit, reasonedText, weatherEdits } from './weatherEdits.ts'

export interface DatasetEditInput {
  readonly name: string
  readonly edits: unknown
}

const datasetEdit = z.object({
  name: datasetName,
  edits: weatherEdits,
})

/**
 * A new dataset from the rows of another one, which stays as it is. The same edits of the same dataset are refused a
 * second time, as the same file is.
 */
export async function editDataset(
  server: Server,
  userId: UserId,
  id: string,
  input: DatasetEditInput,
): Promise<EnviroDataset> {
  const parent = await accessibleDataset(server, userId, id, 'weather')
  const { name, edits } = parseInput(datasetEdit, input, ['input'])
  const source_hash = editedHash(parent, edits)
  await refuseKnown(server, parent.project_id, { name, source_hash }, 'These edits were made')
  const series = await editedSeries(await readSeries(server.series, parent), edits, 'input.edits')
  const steps = await newHistory(server, userId, edits)
  try {
    const row = await storeDerived(server, parent, series, { name, source_hash, steps })
    await touchProject(server.db, parent.project_id)
    return datasetAnswer(row)
  } finally {
    server.sweeper.wake()
  }
}

/** Of what is done to the rows, whatever the reason for it is. */
function editedHash(parent: DatasetRow, edits: readonly ReasonedEdit[]): string {
  const done = edits.map(({ reason: _reason, ...edit }) => edit)
  return createHash('sha256')
    .update(`${versionHash(parent)}\n${JSON.stringify(done)}`)
    .digest('hex')
}

async function newHistory(
  { db }: Server,
  userId: UserId,
  edits: readonly ReasonedEdit[],
): Promise<readonly object[]> {
  const at = new Date().toISOString()
  const user_name = await userName(db, userId ?? '')
  return edits.map((edit) => ({ at, user_name, text: reasonedText(edit), edit }))
}
