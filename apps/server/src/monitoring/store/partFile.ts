import { rm } from 'node:fs/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import { copyToFile } from '../../files/parquet/writeParquet.ts'
import { storeObject } from '../../files/storeObject.ts'
import type { Server } from '../../server.ts'

export type PartKind = 'measured' | 'expected'

const FOLDERS = { measured: 'readings', expected: 'expected' } as const

const folderOf = (projectId: string, kind: PartKind): string =>
  `projects/${projectId}/${FOLDERS[kind]}`

/** Where the parts of a project lie. */
export const partFolders = (projectId: string): readonly string[] => [
  folderOf(projectId, 'measured'),
  folderOf(projectId, 'expected'),
]

/** One object for each project, kind and day; it is replaced whole. */
export const partKey = (projectId: string, kind: PartKind, day: string): string =>
  `${folderOf(projectId, kind)}/${day}.parquet`

export interface NewPart {
  readonly projectId: string
  readonly kind: PartKind
  readonly day: string
  readonly metadata: Readonly<Record<string, string>>
}

/** Writes what `query` gives: node_key integer, at timestamptz, value double, sorted by node and then time. Answers its key. */
export async function storePart(
  { db, storage }: Pick<Server, 'db' | 'storage'>,
  connection: DuckDBConnection,
  { projectId, kind, day, metadata }: NewPart,
  query: string,
): Promise<string> {
  const key = partKey(projectId, kind, day)
  const object = {
    key,
    projectId,
    filename: `${FOLDERS[kind]}_${day}.parquet`,
    state: 'kept' as const,
  }
  await storeObject({ db, storage }, object, async () => {
    const file = await storage.temporaryFile()
    try {
      await copyToFile(connection, query, file, 'parquet', { kind, day, ...metadata })
      return await storage.adopt(key, file)
    } finally {
      await rm(file, { force: true })
    }
  })
  return key
}
