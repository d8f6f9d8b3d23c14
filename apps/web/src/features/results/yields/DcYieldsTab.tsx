import { SimpleGrid, Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { DataState, SkeletonBox, SkeletonLines } from '../../../ui/DataState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { HourMap } from '../HourMap.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { useKpis, useSystemLosses, useUtcOffset } from '../useResults.ts'
import {
  type BlockMonths,
  useBlockMonths,
  useDayProfiles,
  useDcOperation,
  usePlantSeries,
} from '../useResultTabs.ts'
import { BlockShareChart } from './BlockShareChart.tsx'
import { DailyYieldChart } from './DailyYieldChart.tsx'
import { DcBlockTable } from './DcBlockTable.tsx'
import { dcFigures } from './stageFigures.ts'

const COLUMNS = ['dc_mpp']

/** What reaches the inputs of the inverters. */
export function DcYieldsTab({ scope }: { readonly scope: Scope }): ReactNode {
  const kpis = useKpis(scope)
  const losses = useSystemLosses(scope)
  return (
    <Stack gap="md">
      <DataState view={kpis} skeleton={<SkeletonBox height={66} />}>
        {(figures) => (
          <DataState view={losses} skeleton={<SkeletonBox height={66} />}>
            {({ rows }) => (
              <KpiStrip
                label={`Key figures of DC: ${scopeName(scope)}`}
                figures={dcFigures(figures, rows)}
              />
            )}
          </DataState>
        )}
      </DataState>
      <DcCharts scope={scope} />
      <DcBlocks scope={scope} />
    </Stack>
  )
}

function DcCharts({ scope }: { readonly scope: Scope }): ReactNode {
  const months = useBlockMonths(scope, COLUMNS)
  const daily = usePlantSeries(scope, COLUMNS, 'OneDay')
  const hours = useDayProfiles(scope, COLUMNS)
  const utcOffsetH = useUtcOffset(scope)
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <ChartPanel view={months}>
          {(blocks) => (
            <ShownBlocks scope={scope} blocks={blocks}>
              {(shown) => (
                <BlockShareChart
                  title="Monthly DC energy by block"
                  blocks={shown}
                  column="dc_mpp"
                  utcOffsetH={utcOffsetH}
                />
              )}
            </ShownBlocks>
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

function ShownBlocks(props: {
  readonly scope: Scope
  readonly blocks: readonly BlockMonths[]
  readonly children: (shown: readonly BlockMonths[]) => ReactNode
}): ReactNode {
  const { scope, blocks, children } = props
  const shown = useMemo(
    () => blocks.filter(({ block_id }) => scope.block === undefined || scope.block.id === block_id),
    [blocks, scope.block],
  )
  return children(shown)
}

function DcBlocks({ scope }: { readonly scope: Scope }): ReactNode {
  const months = useBlockMonths(scope, COLUMNS)
  const operation = useDcOperation(scope)
  return (
    <DataState view={months} skeleton={<SkeletonLines count={4} />}>
      {(blocks) => (
        <DataState view={operation} skeleton={<SkeletonLines count={4} />}>
          {(states) => (
            <DcBlockTable blocks={blocks} operation={states} selected={scope.block?.id} />
          )}
        </DataState>
      )}
    </DataState>
  )
}
