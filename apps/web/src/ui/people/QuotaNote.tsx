import type { ReactNode } from 'react'
import type { QuotaRowFragment } from '../../lib/gql/graphql.ts'
import { formatQuota, useNearLimits } from '../../lib/organization/quotas.ts'
import { Note } from '../Note.tsx'

/** Which limits a project is near to; nothing where there is room. */
export function QuotaNote({ projectId }: { readonly projectId: string }): ReactNode {
  return <NearLimitsNote near={useNearLimits(projectId)} />
}

/** Limits that are nearly reached, or are; nothing where there is none. */
export function NearLimitsNote({
  near,
}: {
  readonly near: readonly QuotaRowFragment[]
}): ReactNode {
  if (near.length === 0) return null
  const isReached = near.some(({ used, limit }) => (used ?? 0) >= limit)
  return (
    <Note kind="warning" title={isReached ? 'A limit is reached' : 'Little is left of a limit'}>
      {near.map(({ name, title, resource, scope, used, limit }) => (
        <div key={name}>
          {title}
          {WHOSE_LIMIT[scope]}: {formatQuota(resource, used ?? 0)} of {formatQuota(resource, limit)}{' '}
          used
        </div>
      ))}
    </Note>
  )
}

const WHOSE_LIMIT: Readonly<Record<string, string>> = {
  organization: ', of the organization',
  user: ' (yours)',
}
