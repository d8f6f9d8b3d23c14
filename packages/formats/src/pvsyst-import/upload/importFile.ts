import type { PvsystFile } from '../../pvsyst/types.ts'

/** A file of an upload: read, passed over, or refused. */
export interface PvsystImportFile {
  /** Within the folder or archive. */
  readonly path: string
  /** Last part of the path. */
  readonly filename: string
  readonly sizeBytes: number
  readonly state: 'read' | 'ignored' | 'failed'
  /** Why it was passed over or refused, or what is odd about it; empty where there is nothing to say. */
  readonly message: string
  /** Of a file that was read. */
  readonly content: PvsystFile | null
}

/** What two names of one file have in common: PVsyst runs where case does not count. */
export const nameKey = (filename: string): string => filename.trim().toLowerCase()

export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Empty for a file that lies in no folder. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
