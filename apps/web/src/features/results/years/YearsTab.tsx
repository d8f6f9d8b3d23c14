import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Scope } from '../scope.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { useYearlyYields } from '../useResults.ts'
import { YearTable } from '../yields/YearTable.tsx'
import { BudgetPanel } from './BudgetPanel.tsx'
import { CorrelationPanel } from './CorrelationPanel.tsx'
import { EffectChart } from './EffectChart.tsx'
import { ExceedanceChart } from './ExceedanceChart.tsx'
import { HorizonTable } from './HorizonTable.tsx'
import { LifePanel } from './LifePanel.tsx'
import { SensitivityPanel } from './SensitivityPanel.tsx'
import { useExceedance, useYieldYears, type YieldYears } from './useYears.ts'
import { VariabilityPanel } from './VariabilityPanel.tsx'
import { YearLosses } from './YearLosses.tsx'

/** What a run gives over years, and how sure that is. */
export function YearsTab({ scope }: { readonly scope: Scope }): ReactNode {
  const view = useYieldYears(scope)
  const yearly = useYearlyYields(scope)
  return (
    <Stack gap="md">
      <DataState view={view} skeleton={<SkeletonBox height={700} />}>
        {(data) => <Years data={data} scope={scope} />}
      </DataState>
      <DataState view={yearly} skeleton={null}>
        {(data) => (
          <>
            <YearTable data={data} scope={scope} />
            <YearLosses years={data.years} scope={scope} />
          </>
        )}
      </DataState>
    </Stack>
  )
}

interface YearsProps {
  readonly data: YieldYears
  readonly scope: Scope
}

function Years({ data, scope }: YearsProps): ReactNode {
  return (
    <>
      {data.basis === 'period' && (
        <Note kind="warning">
          The simulation has no complete year. The energies are of its own period; the uncertainty
          is that of a whole year, and a part of a year differs more from year to year.
        </Note>
      )}
      <HorizonTable data={data} scope={scope} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Curve data={data} scope={scope} />
        <Panel>
          <EffectChart data={data} />
        </Panel>
      </SimpleGrid>
      <BudgetPanel uncertainty={data.uncertainty} />
      <CorrelationPanel uncertainty={data.uncertainty} />
      <SensitivityPanel uncertainty={data.uncertainty} scope={scope} />
      <VariabilityPanel data={data} />
      <LifePanel data={data} scope={scope} />
    </>
  )
}

function Curve({ data, scope }: YearsProps): ReactNode {
  const [{ years = 1 }, change] = useResultSearch()
  const view = useExceedance(scope, years)
  return (
    <ChartPanel view={view}>
      {(exceedance) => (
        <ExceedanceChart
          data={exceedance}
          horizons={data.horizons.map((one) => one.years)}
          onYears={(next) => change({ years: next === 1 ? undefined : next })}
        />
      )}
    </ChartPanel>
  )
}
