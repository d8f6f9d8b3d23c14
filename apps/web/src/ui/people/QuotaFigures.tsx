import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { QuotaRowFragment } from '../../lib/gql/graphql.ts'
import { formatQuota, NEAR_FRACTION } from '../../lib/organization/quotas.ts'
import { UsageBar } from './UsageBar.tsx'

/** Limits with what is used of each. */
export function QuotaFigures(props: { readonly quotas: readonly QuotaRowFragment[] }): ReactNode {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="sm">
      {props.quotas.map((quota) => (
        <QuotaFigure key={quota.name} quota={quota} />
      ))}
    </SimpleGrid>
  )
}

function QuotaFigure({ quota }: { readonly quota: QuotaRowFragment }): ReactNode {
  const { title, resource, limit } = quota
  const used = quota.used ?? 0
  return (
    <div>
      <Text size="xs" c="gray.7">
        {title}
      </Text>
      <Text size="sm" fw={600} mb={4}>
        {formatQuota(resource, used)}{' '}
        <Text span size="sm" c="gray.7">
          of {formatQuota(resource, limit)}
        </Text>
      </Text>
      <UsageBar label={title} fraction={fractionOf(used, limit)} nearFraction={NEAR_FRACTION} />
    </div>
  )
}

/** All of nothing is used. */
export const fractionOf = (used: number, limit: number): number => (limit > 0 ? used / limit : 1)
