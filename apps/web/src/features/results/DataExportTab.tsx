import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayExport, useCurrentProject } from '../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ExportFormPanel } from './ExportFormPanel.tsx'
import { ExportList } from './ExportList.tsx'
import type { TabProps } from './scope.ts'
import { useSimulationMeta } from './useResults.ts'

/** Series of the run as files. */
export function DataExportTab({ scope: { simulation } }: TabProps): ReactNode {
  const meta = useSimulationMeta(simulation.id)
  const isAllowed = mayExport(useCurrentProject())
  if (!isAllowed) {
    return (
      <EmptyState
        title="Exports are not for viewers"
        text="The owner of this project keeps files of its results to those who work on it."
      />
    )
  }
  return (
    <Stack gap="md">
      <Panel
        title="New export"
        description="Times are the start of each interval; CSV has local standard time with its offset, Parquet UTC."
      >
        <DataState view={meta} skeleton={<SkeletonLines count={3} />}>
          {({ time_interval }) => (
            <ExportFormPanel simulation={simulation} stepInterval={time_interval} />
          )}
        </DataState>
      </Panel>
      <ExportList simulationId={simulation.id} />
    </Stack>
  )
}
