import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercentFixed, formatUnit } from '../../../lib/format.ts'
import { formatZoneTime } from '../../../lib/formatTime.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { useDeployment } from '../shell/deployment.ts'
import type { DrawnSeries } from './drawnSeries.ts'
import type { Mode } from './timeSeriesSearch.ts'
import { useSeriesSearch } from './useSeriesSearch.ts'

interface PinnedValuesProps {
  readonly pinMs: number
  readonly utcMs: readonly number[]
  readonly drawn: readonly DrawnSeries[]
  readonly mode: Mode
}

/** The values of the step under the pinned cursor, which goes on step by step. */
export function PinnedValues({ pinMs, utcMs, drawn, mode }: PinnedValuesProps): ReactNode {
  const [, change] = useSeriesSearch()
  const { time_zone } = useDeployment().version
  const found = utcMs.findLastIndex((ms) => ms <= pinMs)
  const at = Math.max(0, found)
  const go = (steps: 1 | -1): void => change({ pin: utcMs[at + steps] ?? pinMs })
  const time = formatZoneTime(new Date(utcMs[at] ?? pinMs).toISOString(), time_zone)
  return (
    <section aria-label="Pinned cursor">
      <Group gap="xs" mb={4}>
        <strong>{time}</strong>
        <Button size="compact-xs" variant="default" onClick={() => go(-1)}>
          Step before
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => go(1)}>
          Step after
        </Button>
        <Button size="compact-xs" variant="subtle" onClick={() => change({ pin: undefined })}>
          Unpin
        </Button>
      </Group>
      <FactList
        facts={drawn.map(({ name, unit, values }) => {
          const value = values[at] ?? null
          const text = mode === 'ratio' ? formatPercentFixed(value, 1) : formatUnit(value, unit)
          return { label: name, value: text }
        })}
      />
    </section>
  )
}
