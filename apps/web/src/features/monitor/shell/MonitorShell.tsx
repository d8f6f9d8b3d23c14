import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { MonitoredPlantDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { DeploymentContext } from './deployment.ts'
import { FOLLOW } from './follow.ts'
import { NotMonitored } from './NotMonitored.tsx'
import { usePlantChanges } from './usePlantChanges.ts'

/** The pages of a monitored plant; of one that is not, how to begin. */
export function MonitorShell(): ReactNode {
  const { id, sentinel_deployment: deployed } = useCurrentProject()
  const view = useView(
    MonitoredPlantDocument,
    { project_id: id },
    { ...FOLLOW, enabled: deployed !== null },
  )
  usePlantChanges(deployed === null ? undefined : id)
  if (deployed === null) return <NotMonitored />
  if (view.state !== 'ready') {
    return (
      <Page>
        <DataState view={view}>{() => null}</DataState>
      </Page>
    )
  }
  const { data } = view
  if (data === null || data.version === null) return <NotMonitored />
  return (
    <DeploymentContext value={{ ...data, version: data.version }}>
      <Outlet />
    </DeploymentContext>
  )
}
