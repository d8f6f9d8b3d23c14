import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayExport, useCurrentProject } from '../../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { TabProps } from '../scope.ts'
import { useSimulationMeta } from '../useResults.ts'
import { BundlePanel } from './BundlePanel.tsx'
import { ExportFormPanel } from './ExportFormPanel.tsx'
import { ExportList } from './ExportList.tsx'
import { NotForViewers } from './NotForViewers.tsx'

/** Series of the run as files, and the whole run as one. */
export function DataExportTab({ scope: { simulation } }: TabProps): ReactNode {
  const meta = useSimulationMeta(simulation.id)
  if (!mayExport(useCurrentProject())) return <NotForViewers />
  return (
    <Stack gap="md">
      <Panel title="New export" description="Times are the start of each interval.">
        <DataState view={meta} skeleton={<SkeletonLines count={3} />}>
          {(data) => <ExportFormPanel simulation={simulation} meta={data} />}
        </DataState>
      </Panel>
      <ExportList simulationId={simulation.id} />
      <BundlePanel simulationId={simulation.id} />
    </Stack>
  )
}
