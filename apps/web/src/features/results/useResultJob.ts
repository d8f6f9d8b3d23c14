import { useQuery } from '@tanstack/react-query'
import { ResultJobStateDocument, type ResultJobStateQuery } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'

export type ResultJobState = ResultJobStateQuery['resultJob']

const REFRESH_MS = 300

const isOver = (status: string | undefined): boolean =>
  status === 'completed' || status === 'failed'

/** State of what a worker makes of the run, asked until it has ended. */
export function useResultJob(id: string | undefined): ResultJobState | undefined {
  const { data } = useQuery({
    ...graphqlQuery(ResultJobStateDocument, { id: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data?.resultJob.status) ? false : REFRESH_MS),
  })
  return data?.resultJob
}
