import { SimpleGrid, Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { View } from '../../../lib/view.ts'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { DataState, SkeletonBox, SkeletonLines } from '../../../ui/DataState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { HourMap } from '../HourMap.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { useSimulationMeta, useSystemLosses } from '../useResults.ts'
import {
  useBlockMonths,
  useDayProfiles,
  useDurationCurve,
  usePlantSeries,
  useSystemMonths,
} from '../useResultTabs.ts'
import { AcBlockTable } from './AcBlockTable.tsx'
import { AcMonthChart, AcMonthTable } from './AcMonths.tsx'
import { AC_COLUMNS, type AcMonth, acMonths } from './acMonths.ts'
import { DurationChart } from './DurationChart.tsx'
import { acFigures } from './stageFigures.ts'

const GRID_COLUMNS = ['grid']
const HOUR_COLUMNS = ['ac_block']

/** What leaves the inverters, the transformers, and the plant. */
export function AcYieldsTab({ scope }: { readonly scope: Scope }): ReactNode {
  const losses = useSystemLosses(scope)
  const duration = useDurationCurve(scope)
  const months = useAcMonths(scope)
  return (
    <Stack gap="md">
      <DataState view={losses} skeleton={<SkeletonBox height={66} />}>
        {({ rows }) => (
          <KpiStrip label={`Key figures of AC: ${scopeName(scope)}`} figures={acFigures(rows)} />
        )}
      </DataState>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <ChartPanel view={months}>
          {(rows) => <AcMonthChart rows={rows} hasGrid={scope.block === undefined} />}
        </ChartPanel>
        <ChartPanel view={duration}>
          {(curve) => <DurationChart curve={curve} isPlant={scope.block === undefined} />}
        </ChartPanel>
      </SimpleGrid>
      <AcHours scope={scope} />
      <DataState view={months} skeleton={<SkeletonLines count={12} />}>
        {(rows) => <AcMonthTable rows={rows} hasGrid={scope.block === undefined} />}
      </DataState>
      <AcBlocks scope={scope} />
    </Stack>
  )
}

/** Months of the blocks, with those of the plant where it is shown whole. */
function useAcMonths(scope: Scope): View<readonly AcMonth[]> {
  const meta = useSimulationMeta(scope.simulation.id)
  const blocks = usePlantSeries(scope, AC_COLUMNS, 'OneMonth')
  const plant = useSystemMonths(scope, GRID_COLUMNS)
  return useMemo(() => {
    if (meta.state !== 'ready') return meta
    if (blocks.state !== 'ready') return blocks
    if (plant.state !== 'ready') return plant
    const grid = scope.block === undefined ? plant.data : undefined
    return { state: 'ready', data: acMonths(blocks.data, grid, meta.data.local_time_zone) }
  }, [meta, blocks, plant, scope.block])
}

function AcHours({ scope }: { readonly scope: Scope }): ReactNode {
  const hours = useDayProfiles(scope, HOUR_COLUMNS)
  return (
    <ChartPanel view={hours} height={380}>
      {(profiles) => (
        <HourMap
          scope={scope}
          title="AC power after MV by hour and month"
          profiles={profiles}
          column={0}
        />
      )}
    </ChartPanel>
  )
}

function AcBlocks({ scope }: { readonly scope: Scope }): ReactNode {
  const view = useBlockMonths(scope, AC_COLUMNS)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={4} />}>
      {(blocks) => <AcBlockTable blocks={blocks} selected={scope.block?.id} />}
    </DataState>
  )
}
