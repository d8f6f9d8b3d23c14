import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayAdminister, useCurrentProject } from '../../../lib/currentProject.ts'
import { SetupVersionsDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { NotMonitored } from '../shell/NotMonitored.tsx'
import { DeployedSetup } from './DeployedSetup.tsx'
import { SetupWizard } from './SetupWizard.tsx'
import type { SetupStep } from './setupSearch.ts'

const route = getRouteApi('/$org/project/$projectId/monitor/set-up')

/** From a design to a deployment; of one that is there, its versions and the way to a further one. */
export function SetupPage(): ReactNode {
  const project = useCurrentProject()
  const { step } = route.useSearch()
  const navigate = useNavigate()
  const view = useView(SetupVersionsDocument, { project_id: project.id })
  const go = (next: SetupStep | undefined): void =>
    void navigate({ to: '.', search: { step: next } })
  if (view.state !== 'ready') {
    return (
      <Page>
        <DataState view={view}>{() => null}</DataState>
      </Page>
    )
  }
  const deployment = view.data ?? undefined
  const isSetUp = deployment !== undefined && deployment.versions.length > 0
  if (isSetUp && (step === undefined || !mayAdminister(project)))
    return <DeployedSetup deployment={deployment} onStep={go} />
  if (!mayAdminister(project)) return <NotMonitored />
  return (
    <SetupWizard
      key={project.id}
      step={step ?? 'plant'}
      deployment={isSetUp ? deployment : undefined}
      onStep={go}
    />
  )
}
