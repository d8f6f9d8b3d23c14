import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Freshness } from './Freshness.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { type Period, periodText } from './period.ts'

interface MonitorPageProps {
  readonly title: string
  /** Absent: the page has none. */
  readonly period?: Period
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of a monitored plant: its period, how fresh the readings are and where the expected values come from. */
export function MonitorPage({ title, period, actions, children }: MonitorPageProps): ReactNode {
  return (
    <Page>
      <PageHeader
        title={title}
        description={period && periodText(period)}
        actions={
          <>
            {actions}
            {period !== undefined && <PeriodPicker period={period} />}
          </>
        }
      />
      <Stack gap="md">
        <Freshness />
        {children}
      </Stack>
    </Page>
  )
}
