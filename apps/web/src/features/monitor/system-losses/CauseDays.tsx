import { Anchor, Button, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatResult } from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { Period } from '../shell/period.ts'
import { useEventLogHref } from '../shell/useEventLogHref.ts'
import { kwhOfBar, type LossBar } from './lossBars.ts'
import { useLossSearch } from './lossSearch.ts'
import { type LossDay, useLossDays } from './useSystemLosses.ts'

interface CauseDaysProps {
  readonly bar: LossBar
  readonly period: Period
}

/** The days of one cause, and the way to its events. */
export function CauseDays({ bar, period }: CauseDaysProps): ReactNode {
  const view = useLossDays(period)
  const [, change] = useLossSearch()
  const href = useEventLogHref({ types: bar.key, from: period.from, to: period.to })
  const isOfEvents = bar.key !== 'residual' && bar.key !== 'over'
  return (
    <Panel
      title={`${bar.label} by day`}
      actions={
        <>
          {isOfEvents && (
            <Anchor size="sm" underline="always" href={href}>
              Its events
            </Anchor>
          )}
          <Button variant="default" onClick={() => change({ cause: undefined })}>
            Close
          </Button>
        </>
      }
    >
      <DataState view={view} skeleton={<SkeletonBox height={260} />}>
        {(days) => <DayBars bar={bar} days={days} />}
      </DataState>
    </Panel>
  )
}

function DayBars({
  bar,
  days,
}: {
  readonly bar: LossBar
  readonly days: readonly LossDay[]
}): ReactNode {
  const rows = useMemo(
    () => days.map(({ date, sums }) => ({ date, kwh: kwhOfBar(sums, bar.key) })),
    [days, bar.key],
  )
  const data = useMemo(
    () => ({
      labels: rows.map(({ date }) => formatDay(date, false)),
      unit: 'kWh',
      hasLegend: false,
      labelLook: { hideOverlap: true },
      series: [
        {
          name: bar.label,
          values: rows.map(({ kwh }) => kwh),
          color: SERIES_COLORS[bar.kind === 'gain' ? 2 : 1],
        },
      ],
    }),
    [rows, bar],
  )
  const some = rows.filter(({ kwh }) => kwh > 0)
  const [worst] = some.toSorted((a, b) => b.kwh - a.kwh)
  if (worst === undefined) return <Text size="sm">No day of this period has any of it.</Text>
  return (
    <CategoryChart
      title="Energy"
      height={240}
      summary={`On ${some.length} of ${counted(rows.length, 'day')}; the most on ${formatDay(worst.date)}: ${formatResult(worst.kwh, 'kWh')}.`}
      data={data}
      table={seriesTable(
        'Day',
        rows.map(({ date }) => date),
        [{ name: bar.label, unit: 'kWh', values: rows.map(({ kwh }) => kwh) }],
      )}
    />
  )
}
