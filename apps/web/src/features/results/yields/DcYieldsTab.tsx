import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { joinViews } from '../../../lib/view.ts'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { DataState, SkeletonBox, SkeletonLines } from '../../../ui/DataState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { HourMap } from '../HourMap.tsx'
import { scopeName, type TabProps } from '../scope.ts'
import { useKpis, useSystemLosses, useUtcOffset } from '../useResults.ts'
import { useBlockMonths, useDayProfiles, useDcOperation, usePlantSeries } from '../useResultTabs.ts'
import { BlockShareChart } from './BlockShareChart.tsx'
import { DailyYieldChart } from './DailyYieldChart.tsx'
import { DcBlockTable } from './DcBlockTable.tsx'
import { dcFigures } from './stageFigures.ts'

const COLUMNS = ['dc_mpp']

/** What reaches the inputs of the inverters. */
export function DcYieldsTab({ scope }: TabProps): ReactNode {
  const view = joinViews({ kpis: useKpis(scope), losses: useSystemLosses(scope) })
  return (
    <Stack gap="md">
      <DataState view={view} skeleton={<SkeletonBox height={66} />}>
        {({ kpis, losses }) => (
          <KpiStrip
            label={`Key figures of DC: ${scopeName(scope)}`}
            figures={dcFigures(kpis, losses.rows)}
          />
        )}
      </DataState>
      <DcCharts scope={scope} />
      <DcBlocks scope={scope} />
    </Stack>
  )
}

function DcCharts({ scope }: TabProps): ReactNode {
  const months = useBlockMonths(scope, COLUMNS)
  const daily = usePlantSeries(scope, COLUMNS, 'OneDay')
  const hours = useDayProfiles(scope, COLUMNS)
  const utcOffsetH = useUtcOffset(scope)
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <ChartPanel view={months}>
          {(blocks) => (
            <BlockShareChart
              title="Monthly DC energy by block"
              blocks={blocks}
              shown={scope.block?.id}
              column="dc_mpp"
              utcOffsetH={utcOffsetH}
            />
          )}
        </ChartPanel>
        <ChartPanel view={daily}>
          {(series) => (
            <DailyYieldChart title="Daily DC energy" series={series} utcOffsetH={utcOffsetH} />
          )}
        </ChartPanel>
      </SimpleGrid>
      <ChartPanel view={hours} height={380}>
        {(profiles) => (
          <HourMap
            scope={scope}
            title="DC power by hour and month"
            profiles={profiles}
            column={0}
          />
        )}
      </ChartPanel>
    </>
  )
}

function DcBlocks({ scope }: TabProps): ReactNode {
  const view = joinViews({
    blocks: useBlockMonths(scope, COLUMNS),
    operation: useDcOperation(scope),
  })
  return (
    <DataState view={view} skeleton={<SkeletonLines count={4} />}>
      {(data) => <DcBlockTable {...data} selected={scope.block?.id} />}
    </DataState>
  )
}
