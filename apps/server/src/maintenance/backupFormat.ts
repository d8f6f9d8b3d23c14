import { z } from 'zod'

/** What stands first in a backup. */
export const backupManifest = z.object({
  format: z.literal('duet-backup'),
  version: z.literal(1),
  created_at: z.string(),
  /** `database`: made before an upgrade, which changes no file. */
  content: z.enum(['whole', 'database']),
  migrations: z.array(z.object({ version: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** SHA-256 of a key of the installation's secret: shows whether a secret is the right one. */
  secret_sha256: z.string(),
})

export type BackupManifest = z.infer<typeof backupManifest>

/** A task that was waiting or at work. */
export const queuedTasks = z.array(
  z.object({ queue: z.string(), id: z.string(), priority: z.number() }),
)

export type QueuedTask = z.infer<typeof queuedTasks>[number]

/** What stands last: a backup without it was cut off. */
export const backupEnd = z.object({
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of each file by its key. */
  files: z.record(z.string(), z.string()),
  /** Files that were missing or damaged when the backup was made. */
  problems: z.array(z.string()),
})

export type BackupEnd = z.infer<typeof backupEnd>

export const ENTRIES = {
  manifest: 'manifest.json',
  secret: 'secret',
  queue: 'queue.json',
  end: 'end.json',
  /** Rows of a table as PostgreSQL's COPY writes them, in pieces. */
  rows: (table: string, piece: number) =>
    `database/${table}/${String(piece).padStart(6, '0')}.copy`,
  file: (key: string) => `files/${key}`,
} as const

export const ROWS_ENTRY: RegExp = /^database\/([a-z0-9_]+)\/\d+\.copy$/
export const FILE_ENTRY: RegExp = /^files\/(.+)$/
