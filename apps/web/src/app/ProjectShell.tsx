import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SimulationProgress } from '../features/compute/SimulationProgress.tsx'
import { CurrentProjectContext } from '../lib/currentProject.ts'
import { ProjectDocument } from '../lib/gql/graphql.ts'
import { isNotFound } from '../lib/graphqlError.ts'
import { graphqlQuery } from '../lib/graphqlQuery.ts'
import { viewOf } from '../lib/view.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Page } from '../ui/Page.tsx'
import { Frame } from './Frame.tsx'
import { FullPageLoader } from './FullPageLoader.tsx'
import { ModelNavigation } from './ModelNavigation.tsx'
import { NotFound } from './NotFound.tsx'
import { ProjectNavigation } from './ProjectNavigation.tsx'

const route = getRouteApi('/$org/project/$projectId')

/** Loads the project for all its pages; they are drawn once it is there. */
export function ProjectShell(): ReactNode {
  const { projectId } = route.useParams()
  const view = viewOf(useQuery(graphqlQuery(ProjectDocument, { id: projectId })))
  const isModel = useLocation({ select: ({ pathname }) => pathname.includes('/design/') })
  switch (view.state) {
    case 'loading':
      return (
        <Frame organizationName={undefined}>
          <FullPageLoader />
        </Frame>
      )
    case 'failed':
      return (
        <Frame organizationName={undefined}>
          {isNotFound(view.error) ? (
            <NotFound resource="Project" />
          ) : (
            <Page width="text">
              <ErrorNote message={view.message} onRetry={view.retry} />
            </Page>
          )}
        </Frame>
      )
    case 'ready': {
      const { project } = view.data
      return (
        <CurrentProjectContext value={project}>
          <Frame
            organizationName={project.organization.name}
            navigation={<ProjectNavigation name={project.name} />}
            subBar={isModel ? <ModelNavigation /> : undefined}
          >
            <Outlet key={project.id} />
            <SimulationProgress />
          </Frame>
        </CurrentProjectContext>
      )
    }
  }
}
