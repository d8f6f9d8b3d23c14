import { randomBytes } from 'node:crypto'
import { TIME_COLUMN } from '@duet/results'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { signDownload } from '../files/filesService.ts'
import { reportDamage } from '../files/parquet/damagedSeries.ts'
import type { CustomDatasetFile } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { accessibleCustomDataset, customDatasetDamaged } from './customDatasetAccess.ts'
import { customDatasetFolder } from './customDatasetNames.ts'
import { columnsOf } from './customDatasetRecord.ts'

const formatInput = z.enum(['csv', 'parquet'])

/** All rows under the names of the columns, with their units. The file is swept a day later. */
export async function exportCustomDataset(
  server: Server,
  userId: UserId,
  { id, format: given }: { readonly id: string; readonly format: string },
): Promise<CustomDatasetFile> {
  const dataset = await accessibleCustomDataset(server, userId, id, 'export')
  const format = parseInput(formatInput, given, ['format'])
  const filename = `${dataset.name}.${format}`
  const key = `${customDatasetFolder(dataset)}/export-${randomBytes(6).toString('hex')}.${format}`
  const columns = columnsOf(dataset)
  const named = uniqueNames(
    columns.map(({ name, stored_unit }) =>
      stored_unit === '' ? name : `${name} (${stored_unit})`,
    ),
  )
  const selected = columns.map(
    (column, index) => `"${column.key}" as ${quoted(named[index] ?? '')}`,
  )
  const metadata = { duet_time: `${TIME_COLUMN} is the start of each step, UTC` }
  const object = {
    key,
    projectId: dataset.project_id,
    filename,
    state: 'pending',
    metadata,
  } as const
  await reportDamage(
    server.series.writeQuery(
      object,
      format,
      [dataset.storage_key],
      (sourceOf) =>
        `select ${[`"${TIME_COLUMN}"`, ...selected].join(', ')} from ${sourceOf([dataset.storage_key])} order by "${TIME_COLUMN}"`,
    ),
    customDatasetDamaged(dataset),
  )
  return signDownload(server, key, filename)
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Two columns of one name are told by a number. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const lower = name.toLowerCase()
    const count = (seen.get(lower) ?? 0) + 1
    seen.set(lower, count)
    return count === 1 ? name : `${name} [${count}]`
  })
}
