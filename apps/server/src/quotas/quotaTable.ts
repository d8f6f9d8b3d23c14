export type QuotaScope = 'organization' | 'project' | 'user'

/** What is limited: bytes stored; what waits or runs now; and what was started today, UTC. */
export const QUOTA_RESOURCES = ['storage', 'runs', 'jobs', 'daily_runs', 'daily_jobs'] as const
export type QuotaResource = (typeof QUOTA_RESOURCES)[number]

export interface Quota {
  readonly name: string
  readonly resource: QuotaResource
  readonly scope: QuotaScope
  readonly title: string
  /** Where nobody set another one, bytes or a number. Null: that of the organisation. */
  readonly usual: number | null
}

/**
 * Every limit of an organisation. `jobs` are files and answers made of finished runs. Those of a user hold for each user within
 * the organisation.
 */
export const QUOTAS = [
  of('storage', 'storage', 'organization', 'Storage', 1_000_000_000_000),
  of('project_storage', 'storage', 'project', 'Storage of a project', null),
  of('runs', 'runs', 'organization', 'Simulations at once', 500),
  // A study of 100 points and ten runs beside it
  of('project_runs', 'runs', 'project', 'Simulations of a project at once', 110),
  of('user_runs', 'runs', 'user', 'Simulations of a person at once', 200),
  of('daily_runs', 'daily_runs', 'organization', 'Simulations a day', 10_000),
  of('user_daily_runs', 'daily_runs', 'user', 'Simulations of a person a day', 2000),
  of('jobs', 'jobs', 'organization', 'Result jobs at once', 500),
  of('project_jobs', 'jobs', 'project', 'Result jobs of a project at once', 100),
  of('user_jobs', 'jobs', 'user', 'Result jobs of a person at once', 100),
  of('daily_jobs', 'daily_jobs', 'organization', 'Result jobs a day', 10_000),
  of('user_daily_jobs', 'daily_jobs', 'user', 'Result jobs of a person a day', 2000),
] as const

export type QuotaName = (typeof QUOTAS)[number]['name']

/** The limit of the organisation, which those of its projects and users stay within. */
export const wholeOf = (resource: QuotaResource | undefined): Quota | undefined =>
  QUOTAS.find((quota) => quota.resource === resource && quota.scope === 'organization')

function of<Name extends string>(
  name: Name,
  resource: QuotaResource,
  scope: QuotaScope,
  title: string,
  usual: number | null,
): Quota & { readonly name: Name } {
  return { name, resource, scope, title, usual }
}
