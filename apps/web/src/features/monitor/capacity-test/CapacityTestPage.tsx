import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { joinViews } from '../../../lib/view.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type MonitoredNode, useNodes } from '../shell/deployment.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { NodeSelect } from '../shell/NodeSelect.tsx'
import { type Period, periodText } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { CapacityCharts } from './CapacityCharts.tsx'
import { CoefficientTable } from './CoefficientTable.tsx'
import { capacityFigures } from './capacityFigures.ts'
import { capacityNotes } from './capacityNotes.ts'
import { useCapacitySearch, useCapacitySetup } from './capacitySearch.ts'
import { capacitySentence } from './capacityTexts.ts'
import { FilterTable } from './FilterTable.tsx'
import { SetupPanel } from './SetupPanel.tsx'
import { type CapacityTest, useCapacityTest } from './useCapacityTest.ts'

/** Whether the plant has the power that was sold, by regression after ASTM E2848. */
export function CapacityTestPage(): ReactNode {
  const period = usePeriod('30d')
  const [search] = useCapacitySearch()
  const view = joinViews({ found: useCapacityTest(period, search), nodes: useNodes() })
  return (
    <MonitorPage title="Capacity test" period={period}>
      <DataState view={view} skeleton={<SkeletonBox height={420} />}>
        {(data) => <Tested {...data} period={period} />}
      </DataState>
    </MonitorPage>
  )
}

interface TestedProps {
  readonly found: CapacityTest
  readonly nodes: readonly MonitoredNode[]
  readonly period: Period
}

function Tested({ found, nodes, period }: TestedProps): ReactNode {
  const [search, change] = useCapacitySearch()
  const name = nodes.find(({ id }) => id === search.node)?.name ?? 'the plant'
  return (
    <>
      <Group>
        <NodeSelect nodes={nodes} value={search.node} onChange={(node) => change({ node })} />
      </Group>
      <Answer found={found} name={name} period={period} />
    </>
  )
}

interface AnswerProps extends Omit<TestedProps, 'nodes'> {
  readonly name: string
}

function Answer({ found, name, period }: AnswerProps): ReactNode {
  const [setup] = useCapacitySetup()
  const lacking = LACKING.find(({ key }) => found.missing.includes(key))
  if (lacking) return <EmptyState title={lacking.title} text={lacking.text} />
  if (found.day_count === 0)
    return (
      <EmptyState
        title={`No readings from ${periodText(period)}`}
        text="No readings have come of these days. Choose another period, or look whether the readings are sent."
      />
    )
  return (
    <>
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {capacitySentence(name, found, setup)}
        </Text>
        <Text size="xs" c="gray.6" mt={4}>
          Regression after ASTM E2848, reporting conditions after ASTM E2939.
        </Text>
      </Panel>
      <Notes found={found} />
      <KpiStrip label="Capacity test" figures={capacityFigures(found, setup)} />
      {found.measured.count > 0 && <CapacityCharts found={found} />}
      <SetupPanel found={found} period={period} />
      <FilterTable found={found} />
      <CoefficientTable found={found} />
    </>
  )
}

function Notes({ found }: { readonly found: CapacityTest }): ReactNode {
  const [setup] = useCapacitySetup()
  const notes = capacityNotes(found, setup)
  const texts = (isWarning: boolean): ReactNode =>
    notes
      .filter((note) => note.isWarning === isWarning)
      .map(({ key, text }) => <div key={key}>{text}</div>)
  return (
    <Stack gap="xs">
      {notes.some(({ isWarning }) => isWarning) && <Note kind="warning">{texts(true)}</Note>}
      {notes.some(({ isWarning }) => !isWarning) && <Note kind="neutral">{texts(false)}</Note>}
    </Stack>
  )
}

const LACKING = [
  {
    key: 'power',
    title: 'The power of this part is not measured',
    text: 'No node of it measures active power. Choose another part, or give the hierarchy such a node.',
  },
  {
    key: 'light',
    title: 'The light in the plane is not measured',
    text: 'A capacity test holds power against the light that the modules had. Give the hierarchy of the deployment a node of a station with the measure poa_front, below the block whose plane it lies in.',
  },
  {
    key: 'air',
    title: 'The air temperature is not measured',
    text: 'Power depends on temperature, and so does a capacity test. Give the hierarchy of the deployment a node of a station with the measure temp.',
  },
] as const
