import type { z } from 'zod'
import { integer } from './configValues.ts'
import type { QuotaName } from './quotas/quotaTable.ts'

/** Limits of every organisation, where the environment sets other ones than the usual. */
export type QuotasConfig = Readonly<Partial<Record<QuotaName, number>>>

const GB = 1_000_000_000
const count = integer(0, 1_000_000).optional()

export const QUOTA_KEYS = {
  DUET_QUOTA_STORAGE_GB: integer(1, 10_000_000).optional(),
  DUET_QUOTA_RUNS: count,
  DUET_QUOTA_RUNS_PER_PROJECT: count,
  DUET_QUOTA_RUNS_PER_USER: count,
  DUET_QUOTA_RUNS_A_DAY: count,
  DUET_QUOTA_RUNS_A_DAY_PER_USER: count,
  DUET_QUOTA_JOBS: count,
  DUET_QUOTA_JOBS_PER_PROJECT: count,
  DUET_QUOTA_JOBS_PER_USER: count,
  DUET_QUOTA_JOBS_A_DAY: count,
  DUET_QUOTA_JOBS_A_DAY_PER_USER: count,
} as const

export function quotasOf(value: z.infer<z.ZodObject<typeof QUOTA_KEYS>>): QuotasConfig {
  const storageGb = value.DUET_QUOTA_STORAGE_GB
  const set: Record<Exclude<QuotaName, 'project_storage'>, number | undefined> = {
    storage: storageGb === undefined ? undefined : storageGb * GB,
    runs: value.DUET_QUOTA_RUNS,
    project_runs: value.DUET_QUOTA_RUNS_PER_PROJECT,
    user_runs: value.DUET_QUOTA_RUNS_PER_USER,
    daily_runs: value.DUET_QUOTA_RUNS_A_DAY,
    user_daily_runs: value.DUET_QUOTA_RUNS_A_DAY_PER_USER,
    jobs: value.DUET_QUOTA_JOBS,
    project_jobs: value.DUET_QUOTA_JOBS_PER_PROJECT,
    user_jobs: value.DUET_QUOTA_JOBS_PER_USER,
    daily_jobs: value.DUET_QUOTA_JOBS_A_DAY,
    user_daily_jobs: value.DUET_QUOTA_JOBS_A_DAY_PER_USER,
  }
  return Object.fromEntries(Object.entries(set).filter(([, limit]) => limit !== undefined))
}
