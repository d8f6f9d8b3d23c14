import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { DataState, SkeletonBox, SkeletonLines } from '../../../ui/DataState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { type Scope, scopeName } from '../scope.ts'
import {
  useDailyYields,
  useKpis,
  useMonths,
  useSimulationMeta,
  useYearlyYields,
} from '../useResults.ts'
import { BlockYieldTable } from './BlockYieldTable.tsx'
import { DailyYieldChart } from './DailyYieldChart.tsx'
import { HourlyYieldChart } from './HourlyYieldChart.tsx'
import { KpiTable } from './KpiTable.tsx'
import { kpiFigures } from './kpiFigures.ts'
import { MonthlyYieldChart } from './MonthlyYieldChart.tsx'
import { MonthTable } from './MonthTable.tsx'
import { YearTable } from './YearTable.tsx'
import { ZonePanel } from './ZonePanel.tsx'

/** What the plant, or one block, yields. */
export function EnergyYieldsTab({ scope }: { readonly scope: Scope }): ReactNode {
  const kpis = useKpis(scope)
  const meta = useSimulationMeta(scope.simulation.id)
  const months = useMonths(scope, meta)
  const daily = useDailyYields(scope, meta)
  const yearly = useYearlyYields(scope)
  return (
    <Stack gap="md">
      <DataState view={kpis} skeleton={<SkeletonBox height={66} />}>
        {(data) => (
          <KpiStrip label={`Key figures: ${scopeName(scope)}`} figures={kpiFigures(data)} />
        )}
      </DataState>
      <DataState view={yearly} skeleton={null}>
        {(data) => <YearTable data={data} scope={scope} />}
      </DataState>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <ChartPanel view={months}>{(rows) => <MonthlyYieldChart rows={rows} />}</ChartPanel>
        <ChartPanel view={daily}>{(data) => <DailyYieldChart {...data} />}</ChartPanel>
      </SimpleGrid>
      <DataState view={meta} skeleton={<SkeletonBox height={360} />}>
        {(data) => <HourlyYieldChart key={data.from} scope={scope} meta={data} />}
      </DataState>
      {scope.block === undefined && <BlockYieldTable simulation={scope.simulation} />}
      <DataState view={months} skeleton={<SkeletonLines count={12} />}>
        {(rows) => (
          <MonthTable rows={rows} kpis={kpis.state === 'ready' ? kpis.data : []} scope={scope} />
        )}
      </DataState>
      <ZonePanel scope={scope} />
      <DataState view={kpis} skeleton={<SkeletonLines count={12} />}>
        {(data) => <KpiTable kpis={data} />}
      </DataState>
    </Stack>
  )
}
