import path from 'node:path'
import { z } from 'zod'
import { integer } from './configValues.ts'

export interface BackupConfig {
  /** Undefined: none is made by itself. */
  readonly folder: string | undefined
  readonly everyH: number
  /** How many of those that were made by themselves stay. */
  readonly most: number
  readonly passphrase: string | undefined
  /** Of the database, before its schema changes. */
  readonly isMadeBeforeUpgrade: boolean
}

export const BACKUP_KEYS = {
  DUET_BACKUP_DIR: z.string().optional(),
  DUET_BACKUP_EVERY_H: integer(1, 24 * 31).prefault('24'),
  DUET_BACKUP_KEEP: integer(1, 1000).prefault('7'),
  DUET_BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').optional(),
  DUET_BACKUP_BEFORE_UPGRADE: z.enum(['true', 'false'], { error: 'true or false' }).default('true'),
} as const

export function backupOf(value: z.infer<z.ZodObject<typeof BACKUP_KEYS>>): BackupConfig {
  return {
    folder: value.DUET_BACKUP_DIR && path.resolve(value.DUET_BACKUP_DIR),
    everyH: value.DUET_BACKUP_EVERY_H,
    most: value.DUET_BACKUP_KEEP,
    passphrase: value.DUET_BACKUP_PASSPHRASE,
    isMadeBeforeUpgrade: value.DUET_BACKUP_BEFORE_UPGRADE === 'true',
  }
}
