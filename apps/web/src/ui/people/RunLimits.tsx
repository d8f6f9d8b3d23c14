import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import type { QuotaRowFragment } from '../../lib/gql/graphql.ts'
import { nearLimits, runQuotas, useOrganizationQuotas } from '../../lib/organization/quotas.ts'
import { NearLimitsNote } from './QuotaNote.tsx'

/** How many runs wait, run and were started, of how many that may; a warning where little is left. */
export function RunLimits({ organizationId }: { readonly organizationId: string }): ReactNode {
  const { data } = useOrganizationQuotas(organizationId)
  if (data === undefined) return null
  const quotas = runQuotas(data.organizationQuotas)
  const near = nearLimits(quotas)
  if (near.length > 0) return <NearLimitsNote near={near} />
  return (
    <Text size="xs" c="gray.7">
      {quotas.map(limitText).join('. ')}
    </Text>
  )
}

const limitText = ({ title, scope, used, limit }: QuotaRowFragment): string =>
  `${title}${scope === 'user' ? ' (yours)' : ''}: ${formatCount(used)} of ${formatCount(limit)}`
