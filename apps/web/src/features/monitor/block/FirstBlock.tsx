import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DataState } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useNodes } from '../shell/deployment.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { monitoredBlocks } from './monitoredBlocks.ts'

const route = getRouteApi('/$org/project/$projectId/monitor')

/** Leads to the first block of the plant. */
export function FirstBlock(): ReactNode {
  const params = route.useParams()
  const nodes = useNodes()
  return (
    <DataState view={nodes}>
      {(all) => {
        const [first] = monitoredBlocks(all)
        if (first === undefined) return <NoBlocks />
        return (
          <Navigate
            to="/$org/project/$projectId/monitor/block/$blockId/$tab"
            params={{ ...params, blockId: first.id, tab: 'inverters' }}
            search
            replace
          />
        )
      }}
    </DataState>
  )
}

function NoBlocks(): ReactNode {
  return (
    <MonitorPage title="Block inverters">
      <EmptyState
        title="No node of this plant belongs to a block of the design"
        text="The page of a block needs nodes that name it. Add blocks to the hierarchy of sensors, for example by making it as the design."
      />
    </MonitorPage>
  )
}
