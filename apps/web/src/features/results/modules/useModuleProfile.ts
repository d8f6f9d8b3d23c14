import { useQuery } from '@tanstack/react-query'
import {
  AskTableModuleIrradianceProfilesDocument,
  TableModuleIrradianceProfilesDataDocument,
  type TableModuleIrradianceProfilesDataQuery,
  TableModuleIrradianceProfilesDocument,
  type TableModuleIrradianceProfilesQuery,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import { type View, viewOf } from '../../../lib/view.ts'
import { useResultJob } from '../useResultJob.ts'
import type { PeriodRange } from './profilePeriod.ts'

export type TablePlanData = TableModuleIrradianceProfilesQuery['tableModuleIrradianceProfiles']
export type ProfileData =
  TableModuleIrradianceProfilesDataQuery['tableModuleIrradianceProfilesData']
export type FaceLight = ProfileData['modules']
export type Unevenness = ProfileData['unevenness']

export function useTablePlan(simulation_id: string, block_id: string): View<TablePlanData> {
  return useView(TableModuleIrradianceProfilesDocument, { simulation_id, block_id }, NEVER_STALE)
}

export interface ProfileQuestion {
  readonly simulation_id: string
  readonly block_id: string
  readonly zone: number
  readonly range: PeriodRange
}

/** Asks for a profile, waits for the worker that makes it, and reads it. */
export function useModuleProfile(question: ProfileQuestion): View<ProfileData> {
  const { range, ...part } = question
  const variables = {
    ...part,
    from: range.from ?? null,
    to: range.to ?? null,
    with_steps: range.hasSteps,
  }
  const asked = useQuery({
    queryKey: ['AskTableModuleIrradianceProfiles', variables],
    queryFn: ({ signal }) => request(AskTableModuleIrradianceProfilesDocument, variables, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const jobId = asked.data?.askTableModuleIrradianceProfiles.id
  const job = useResultJob(jobId)
  const data = useView(
    TableModuleIrradianceProfilesDataDocument,
    { job_id: jobId ?? '' },
    { ...NEVER_STALE, enabled: job?.status === 'completed' },
  )
  const answer = viewOf(asked)
  if (answer.state === 'failed') return answer
  if (job?.status === 'failed') {
    const message = job.error_message ?? 'The profile could not be made.'
    return { state: 'failed', message, error: undefined, retry: () => void asked.refetch() }
  }
  return data
}
