import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatPercentFixed, formatUnit } from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import { SensorSeriesDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type MonitoredNode, useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import { addDays, type Period } from '../shell/period.ts'
import { spanOfDays } from '../shell/plantTime.ts'
import {
  type DayData,
  type DayInverter,
  dayData,
  dayOption,
  dayStepOf,
  dayTable,
} from './dayOption.ts'
import type { MonitoredBlock } from './monitoredBlocks.ts'
import { useBlockSearch } from './useBlockSearch.ts'

interface DayTabProps {
  readonly block: MonitoredBlock
  /** Its last day is shown. */
  readonly period: Period
  readonly nodes: readonly MonitoredNode[]
}

/** The power of all inverters of a block over one day, the chosen one above the others. */
export function DayTab({ block, period: { to: day }, nodes }: DayTabProps): ReactNode {
  const { project_id, version } = useDeployment()
  const inverters = useMemo(
    () =>
      nodes.filter(
        ({ component, component_measure, duet_block_id: of }) =>
          component === 'inverter' && component_measure === 'active_power' && of === block.id,
      ),
    [nodes, block.id],
  )
  const span = useMemo(() => spanOfDays({ from: day, to: day }, version.time_zone), [day, version])
  const view = useView(
    SensorSeriesDocument,
    {
      project_id,
      hierarchy_ids: inverters.map(({ id }) => id),
      from: new Date(span.fromMs).toISOString(),
      to: new Date(span.toMs).toISOString(),
      step_s: dayStepOf(version.interval_minutes, inverters.length),
    },
    FOLLOW,
  )
  return (
    <Stack gap="md">
      <DayButtons day={day} />
      <DataState
        view={view}
        skeleton={<SkeletonBox height={420} />}
        isEmpty={({ series }) =>
          series.every(({ measured }) => measured.every((one) => one === null))
        }
        empty={
          <EmptyState
            title={`No power of ${block.name} came on ${formatDay(day)}`}
            text="Choose another day, or look at Sensors which of them are silent."
          />
        }
      >
        {(answer) => (
          <Day
            data={dayData(answer, { inverters, timeZone: version.time_zone })}
            block={block}
            day={day}
          />
        )}
      </DataState>
    </Stack>
  )
}

function DayButtons({ day }: { readonly day: string }): ReactNode {
  const [, change] = useBlockSearch()
  const go = (days: number): void => {
    const next = addDays(day, days)
    change({ period: 'days', from: next, to: next })
  }
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={() => go(-1)}>
        Day before
      </Button>
      <Text fw={600}>{formatDay(day)}</Text>
      <Button size="xs" variant="default" onClick={() => go(1)}>
        Day after
      </Button>
    </Group>
  )
}

interface DayProps {
  readonly data: DayData
  readonly block: MonitoredBlock
  readonly day: string
}

function Day({ data, block, day }: DayProps): ReactNode {
  const [{ inverter }, change] = useBlockSearch()
  const chosen = data.inverters.find(({ id }) => id === inverter) ?? data.inverters[0]
  const option = useMemo(() => dayOption(data, chosen?.id), [data, chosen?.id])
  return (
    <>
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {sentence(data, block, day)}
        </Text>
      </Panel>
      <Panel>
        <Chart
          title="Power of the inverters"
          summary={`Grey: all ${counted(data.inverters.length, 'inverter')} of the block, on the clock of the plant; black: their median; in colour: ${chosen?.name ?? ''}, dashed its expected power.`}
          option={option}
          table={dayTable(data)}
          height={420}
          controls={
            <Select
              aria-label="Inverter above the others"
              size="xs"
              w={200}
              searchable
              allowDeselect={false}
              data={data.inverters.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen?.id ?? null}
              onChange={(id) => change({ inverter: id ?? undefined })}
            />
          }
        />
      </Panel>
    </>
  )
}

function sentence({ inverters }: DayData, { name }: MonitoredBlock, day: string): string {
  const sorted = inverters
    .filter((one): one is DayInverter & { readonly ratio: number } => one.ratio !== null)
    .toSorted((a, b) => a.ratio - b.ratio)
  const [weakest] = sorted
  if (weakest === undefined) return `${name}, ${formatDay(day)}: nothing was expected yet.`
  const kwh = formatUnit(weakest.measuredKwh, 'kWh')
  return `${name}, ${formatDay(day)}: the weakest of ${inverters.length} inverters is ${weakest.name} with ${kwh}, ${formatPercentFixed(weakest.ratio, 1)} of what was expected; the best has ${formatPercentFixed(sorted.at(-1)?.ratio ?? null, 1)}.`
}
