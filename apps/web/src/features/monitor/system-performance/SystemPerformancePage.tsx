import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ReportMenu } from '../reports/ReportMenu.tsx'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { NotEvaluated } from '../shell/NotEvaluated.tsx'
import type { Period } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { ContractPanel } from './ContractPanel.tsx'
import { DegradationPanel } from './DegradationPanel.tsx'
import { EnergyPanel } from './EnergyPanel.tsx'
import { PerformanceTable } from './PerformanceTable.tsx'
import { performanceFigures } from './performanceFigures.ts'
import { usePerformanceSearch } from './performanceSearch.ts'
import { performanceSentence } from './performanceSentence.ts'
import { SoilingPanel } from './SoilingPanel.tsx'
import type { Term } from './terms.ts'
import {
  type PerformanceData,
  useBlockConditions,
  usePerformance,
  useTerms,
  usualInterval,
} from './usePerformance.ts'

/** What the plant gave against what was sold and what could be expected. */
export function SystemPerformancePage(): ReactNode {
  const period = usePeriod('30d')
  const terms = useTerms()
  const view = usePerformance(period, terms)
  return (
    <MonitorPage
      title="System performance"
      period={period}
      actions={<ReportMenu period={period} />}
    >
      <DataState
        view={view}
        skeleton={<SkeletonBox height={420} />}
        isEmpty={({ energy }) => energy.total.day_count === 0}
        empty={<NotEvaluated period={period} />}
      >
        {(data) => <Performance data={data} period={period} terms={terms} />}
      </DataState>
    </MonitorPage>
  )
}

interface PerformanceProps {
  readonly data: PerformanceData
  readonly period: Period
  readonly terms: readonly Term[]
}

function Performance({ data: { energy, contract }, period, terms }: PerformanceProps): ReactNode {
  const [{ by = usualInterval(period) }] = usePerformanceSearch()
  const conditions = useBlockConditions(period)
  return (
    <>
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {performanceSentence(period, energy.total)}
        </Text>
      </Panel>
      <KpiStrip label="Key figures of the period" figures={performanceFigures(energy, contract)} />
      <EnergyPanel energy={energy} by={by} />
      <PerformanceTable energy={energy} by={by} />
      <ContractPanel contract={contract} terms={terms} period={period} />
      <DataState view={conditions}>
        {(blocks) => (
          <>
            <SoilingPanel blocks={blocks} />
            <DegradationPanel blocks={blocks} />
          </>
        )}
      </DataState>
    </>
  )
}
