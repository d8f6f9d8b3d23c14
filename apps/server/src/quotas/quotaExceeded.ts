import { AppError } from '@duet/contract'
import type { QuotaUse } from './quotas.ts'
import type { QuotaResource, QuotaScope } from './quotaTable.ts'

const WHOSE: Readonly<Record<QuotaScope, string>> = {
  organization: 'this organization',
  project: 'this project',
  user: 'you',
}

const OTHER_WAY: Readonly<Record<QuotaScope, string>> = {
  organization: 'ask a system administrator for a higher limit',
  project: 'ask an owner or admin of the organization for a larger share',
  user: 'ask a system administrator for a higher limit',
}

const ADVICE: Readonly<Record<QuotaResource, string>> = {
  storage: 'Delete simulations, exports or weather that are no longer needed',
  runs: 'Wait until some have finished, stop some, start fewer',
  jobs: 'Wait until some of them are there',
  daily_runs: 'Go on tomorrow (the day ends at 00:00 UTC)',
  daily_jobs: 'Go on tomorrow (the day ends at 00:00 UTC)',
}

/** Which limit, how much of it is used, and what to do. @param asked - how many would be started; of storage nothing */
export function quotaExceeded({ quota, limit, used }: QuotaUse, asked = 1): AppError {
  const { name, resource, scope } = quota
  const more = resource !== 'storage' && asked > 1 ? `, and ${asked} more would pass it` : ''
  const what = `The limit of ${WORDS[resource](WHOSE[scope], limit, used)}${more}.`
  return new AppError('QUOTA_EXCEEDED', `${what} ${ADVICE[resource]}, or ${OTHER_WAY[scope]}.`, {
    quota: name,
    limit,
    used,
  })
}

type Words = (whose: string, limit: number, used: number) => string

const WORDS: Readonly<Record<QuotaResource, Words>> = {
  storage: (whose, limit, used) =>
    `${formatBytes(limit)} of storage for ${whose} would be passed: ${formatBytes(used)} are used`,
  runs: (whose, limit, used) =>
    `${count(limit)} simulations at once for ${whose} is reached: ${count(used)} are running or waiting`,
  jobs: (whose, limit, used) =>
    `${count(limit)} files and figures at once for ${whose} is reached: ${count(used)} are being made or waiting`,
  daily_runs: (whose, limit, used) =>
    `${count(limit)} simulations a day for ${whose} is reached: ${count(used)} were started today`,
  daily_jobs: (whose, limit, used) =>
    `${count(limit)} files and figures a day for ${whose} is reached: ${count(used)} were asked for today`,
}

const count = (value: number): string => value.toLocaleString('en-US')

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Three figures: 4.32 MB. */
function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  return `${Number((bytes / 1000 ** power).toPrecision(3))} ${UNITS[power]}`
}
