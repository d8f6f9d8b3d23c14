import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { nearLimits, useOrganizationQuotas } from '../../lib/organization/quotas.ts'
import { viewOf } from '../../lib/view.ts'
import { DataState } from '../DataState.tsx'
import { Panel } from '../Panel.tsx'
import { QuotaFigures } from './QuotaFigures.tsx'
import { NearLimitsNote } from './QuotaNote.tsx'

/** What the organisation uses of its limits, and the user of theirs: for every member. */
export function LimitsPanel({ organizationId }: { readonly organizationId: string }): ReactNode {
  const view = viewOf(useOrganizationQuotas(organizationId))
  return (
    <Panel title="Limits" description="What the organization uses, and you in it.">
      <DataState view={view}>
        {({ organizationQuotas }) => (
          <Stack gap="sm">
            <NearLimitsNote near={nearLimits(organizationQuotas)} />
            <QuotaFigures quotas={organizationQuotas} />
            <Text size="xs" c="gray.7">
              Those of a person are yours. Days end at 00:00 UTC.
            </Text>
          </Stack>
        )}
      </DataState>
    </Panel>
  )
}
