import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { NodeSelect } from '../shell/NodeSelect.tsx'
import { type Period, periodText } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { LeftOutSwitches } from './LeftOutSwitches.tsx'
import { ModelCharts } from './ModelCharts.tsx'
import { keepOf, leftOutOf } from './modelSearch.ts'
import { availabilityText, leftOutText, modelFigures, modelSentence } from './modelTexts.ts'
import { type ModelData, useModelPerformance, useModelSearch } from './useModelPerformance.ts'

/** How well the expected power follows the measured one. */
export function ModelPerformancePage(): ReactNode {
  const period = usePeriod('30d')
  const [search] = useModelSearch()
  const view = useModelPerformance(period, search)
  return (
    <MonitorPage title="Model performance" period={period}>
      <DataState view={view} skeleton={<SkeletonBox height={420} />}>
        {(data) => <Compared data={data} period={period} />}
      </DataState>
    </MonitorPage>
  )
}

interface ComparedProps {
  readonly data: ModelData
  readonly period: Period
}

function Compared({ data: { found, nodes }, period }: ComparedProps): ReactNode {
  const [search, change] = useModelSearch()
  const leftOut = leftOutOf(search)
  const name = nodes.find(({ id }) => id === search.node)?.name ?? 'the plant'
  const when = period.from === period.to ? `on ${periodText(period)}` : `from ${periodText(period)}`
  return (
    <>
      <Group gap="md">
        <NodeSelect nodes={nodes} value={search.node} onChange={(node) => change({ node })} />
        <LeftOutSwitches chosen={leftOut} onChange={(chosen) => change({ keep: keepOf(chosen) })} />
      </Group>
      {found.pair_count === 0 ? (
        <NothingToCompare isMeasured={found.hierarchy_ids.length > 0} />
      ) : (
        <>
          <Panel>
            <Text component="output" display="block" size="lg" fw={600}>
              {modelSentence(name, when, found)}
            </Text>
            <Text size="xs" c="gray.6" mt={4}>
              {availabilityText(found)} {leftOutText(found.held, leftOut)} m is the expected power,
              s the measured one; the expected power follows the own level of each inverter.
            </Text>
          </Panel>
          <KpiStrip label="Figures of the model" figures={modelFigures(found)} />
          {found.figures !== null && <ModelCharts found={found} slope={found.figures.slope} />}
        </>
      )}
    </>
  )
}

function NothingToCompare({ isMeasured }: { readonly isMeasured: boolean }): ReactNode {
  return isMeasured ? (
    <EmptyState
      title="Nothing to compare in this period"
      text="No interval has both a reading and an expected power. Choose another period, or look whether its days were evaluated."
    />
  ) : (
    <EmptyState
      title="The power of this part is not measured"
      text="No node of it measures active power. Choose another part, or give the hierarchy such a node."
    />
  )
}
