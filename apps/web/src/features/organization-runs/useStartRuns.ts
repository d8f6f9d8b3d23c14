import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  OrganizationQuotasDocument,
  type OrganizationRunRowFragment,
  OrganizationRunsDocument,
  StartOrganizationRunsDocument,
  type StartOrganizationRunsMutation,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { toStart } from './useRunSelection.ts'

/** So many at once: each answer moves the bar, and takes a second or two. */
const RUNS_PER_CALL = 20

export type StartedRun = StartOrganizationRunsMutation['startOrganizationRuns'][number]

export interface StartingRuns {
  readonly starting: UseMutationResult<
    readonly StartedRun[],
    Error,
    readonly OrganizationRunRowFragment[]
  >
  /** How many were answered. */
  readonly answered: number
}

const unanswered = ({ project_id, run }: OrganizationRunRowFragment, why: string): StartedRun => ({
  project_id,
  repeated_id: run?.simulation_id ?? null,
  simulation_id: null,
  error_code: null,
  error_message: `${why} The list says whether it was started.`,
})

/** Starts runs a few at a time. The list and the limits are fetched anew when all were asked for, also where one call failed. */
export function useStartRuns(organizationId: string): StartingRuns {
  const [answered, setAnswered] = useState(0)
  const refresh = useRefresh(OrganizationRunsDocument, OrganizationQuotasDocument)
  const starting = useMutation({
    mutationFn: async (rows: readonly OrganizationRunRowFragment[]) => {
      const all: StartedRun[] = []
      for (let from = 0; from < rows.length; from += RUNS_PER_CALL) {
        const runs = rows.slice(from, from + RUNS_PER_CALL).map(toStart)
        const asked = { organization_id: organizationId, runs }
        // oxlint-disable-next-line no-await-in-loop -- they take their places in the queue in their order
        const started = await request(StartOrganizationRunsDocument, asked).catch(
          (error: unknown) => {
            if (from === 0) throw error
            return errorMessage(error)
          },
        )
        // What was answered is told, and what was not
        if (typeof started === 'string') {
          return [...all, ...rows.slice(from).map((row) => unanswered(row, started))]
        }
        all.push(...started.startOrganizationRuns)
        setAnswered(all.length)
      }
      return all
    },
    onSettled: refresh,
  })
  return { starting, answered }
}
