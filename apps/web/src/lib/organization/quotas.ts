import { useQuery } from '@tanstack/react-query'
import { formatBytes, formatCount } from '../format.ts'
import { ProjectUsageDocument, type QuotaRowFragment } from '../gql/graphql.ts'
import { graphqlQuery } from '../graphqlQuery.ts'

/** From here on a limit is shown before it is reached. */
export const NEAR_FRACTION = 0.9

export const formatQuota = (resource: string, amount: number): string =>
  resource === 'storage' ? formatBytes(amount) : formatCount(amount)

/** Limits that a project is near to, or has reached; none while they are not known. */
export function useNearLimits(projectId: string): readonly QuotaRowFragment[] {
  const { data } = useQuery(graphqlQuery(ProjectUsageDocument, { project_id: projectId }))
  return (data?.projectUsage ?? []).filter(
    ({ used, limit }) => (used ?? 0) >= NEAR_FRACTION * limit,
  )
}
