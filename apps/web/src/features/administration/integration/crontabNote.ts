import { readCrontab } from './crontab.ts'
import { cronWords } from './cronWords.ts'
import { nextCronRun } from './nextCronRun.ts'

/** What to say below a crontab. */
export interface CrontabNote {
  /** It in words, or what is wrong with it. */
  readonly words: string
  /** ISO; undefined where it cannot be told. */
  readonly nextRunAt: string | undefined
}

export function crontabNote(text: string, nowMs: number): CrontabNote {
  const crontab = readCrontab(text)
  if ('fault' in crontab) return { words: crontab.fault, nextRunAt: undefined }
  const nextMs = nextCronRun(crontab, nowMs)
  return {
    words: cronWords(crontab),
    nextRunAt: nextMs === undefined ? undefined : new Date(nextMs).toISOString(),
  }
}
