import { causeLabel } from '@duet/monitoring/texts'
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted as countOf } from '../../../lib/counted.ts'
import { formatResult } from '../../../lib/format.ts'
import { formatDurationS, formatZoneTime } from '../../../lib/formatTime.ts'
import { joinViews } from '../../../lib/view.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import { useDeployment, useNodes } from '../shell/deployment.ts'
import type { Period } from '../shell/period.ts'
import { useEventLogHref } from '../shell/useEventLogHref.ts'
import { type CountedEvents, useCountedEvents } from './usePerformance.ts'

type Row = CountedEvents['events'][number]

interface CountedEventTableProps {
  readonly period: Period
  readonly types: readonly string[]
}

/** The events that count against the plant. */
export function CountedEventTable({ period, types }: CountedEventTableProps): ReactNode {
  const { time_zone } = useDeployment().version
  const counted = useCountedEvents(period, types)
  const nodes = useNodes()
  const href = useEventLogHref({ types: types.join(','), from: period.from, to: period.to })
  if (types.length === 0) return <Text size="sm">No cause counts as unavailable.</Text>
  return (
    <DataState
      view={joinViews({ counted, nodes })}
      isEmpty={({ counted: { total } }) => total === 0}
      empty={<Text size="sm">No event of this period counts against the plant.</Text>}
    >
      {({ counted: { total, allocated_delta, events }, nodes: all }) => {
        const names = new Map(all.map(({ id, name }) => [id, name]))
        return (
          <>
            <Text size="sm" mb={4}>
              {countOf(total, 'event counts', 'events count')},{' '}
              {formatResult(allocated_delta, 'kWh')}
              {total > events.length ? `; those with the most energy:` : ':'}{' '}
              <Anchor size="sm" underline="always" href={href}>
                event log
              </Anchor>
            </Text>
            <DataTable<Row>
              label="Events that count"
              height={260}
              rows={events}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'at',
                  title: 'From',
                  render: (row) => formatZoneTime(row.timestamp, time_zone),
                },
                {
                  key: 'node',
                  title: 'Where',
                  render: ({ hierarchy_id }) => names.get(hierarchy_id) ?? '–',
                },
                { key: 'type', title: 'Cause', render: (row) => causeLabel(row.event_type) },
                rightColumn<Row>('for', 'For', ({ duration_s }) => formatDurationS(duration_s)),
                energyColumn(events, 'kwh', 'Lost', (row) => row.allocated_delta),
              ]}
            />
          </>
        )
      }}
    </DataState>
  )
}
