import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { formatBytes, formatCount } from '../format.ts'
import {
  OrganizationQuotasDocument,
  type OrganizationQuotasQuery,
  ProjectUsageDocument,
  type QuotaRowFragment,
} from '../gql/graphql.ts'
import { graphqlQuery } from '../graphqlQuery.ts'

/** From here on a limit is shown before it is reached. */
export const NEAR_FRACTION = 0.9

export const formatQuota = (resource: string, amount: number): string =>
  resource === 'storage' ? formatBytes(amount) : formatCount(amount)

/** Limits that are nearly reached, or are. */
export const nearLimits = (quotas: readonly QuotaRowFragment[]): readonly QuotaRowFragment[] =>
  quotas.filter(({ used, limit }) => (used ?? 0) >= NEAR_FRACTION * limit)

/** Limits that a project is near to, or has reached; none while they are not known. */
export function useNearLimits(projectId: string): readonly QuotaRowFragment[] {
  const { data } = useQuery(graphqlQuery(ProjectUsageDocument, { project_id: projectId }))
  return nearLimits(data?.projectUsage ?? [])
}

const RUN_RESOURCES: ReadonlySet<string> = new Set(['runs', 'daily_runs'])

/** Those of how many runs are started, and wait or run. */
export const runQuotas = (quotas: readonly QuotaRowFragment[]): readonly QuotaRowFragment[] =>
  quotas.filter(({ resource }) => RUN_RESOURCES.has(resource))

/** How many runs may still be started now. */
export const roomForRuns = (quotas: readonly QuotaRowFragment[]): number =>
  Math.max(0, Math.min(...runQuotas(quotas).map(({ used, limit }) => limit - (used ?? 0))))

const POLL_MS = 5000

/** Limits of an organisation and of the user in it; asked for again while runs of theirs wait or run. */
export const useOrganizationQuotas = (
  organizationId: string,
): UseQueryResult<OrganizationQuotasQuery> =>
  useQuery({
    ...graphqlQuery(OrganizationQuotasDocument, { organization_id: organizationId }),
    refetchInterval: ({ state }) => (hasOpenRuns(state.data) ? POLL_MS : false),
  })

const hasOpenRuns = (data: OrganizationQuotasQuery | undefined): boolean =>
  data?.organizationQuotas.some(({ name, used }) => name === 'runs' && (used ?? 0) > 0) === true
