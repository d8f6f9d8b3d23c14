import { Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useContext, useState } from 'react'
import { SimulationProgress } from '../features/compute/SimulationProgress.tsx'
import { ShareDialog } from '../features/projects/share/ShareDialog.tsx'
import {
  CurrentProjectContext,
  isLocked,
  mayAdminister,
  useCurrentProject,
} from '../lib/currentProject.ts'
import { formatDate } from '../lib/formatTime.ts'
import { ProjectDocument, type ProjectQuery } from '../lib/gql/graphql.ts'
import { graphqlQuery } from '../lib/graphqlQuery.ts'
import { CurrentOrganizationContext } from '../lib/organization/currentOrganization.ts'
import { type View, viewOf } from '../lib/view.ts'
import { FirstProjectBar } from '../project/first-project/FirstProjectBar.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Page } from '../ui/Page.tsx'
import { NotFound } from '../ui/page/NotFound.tsx'
import { TitleSubjectContext } from '../ui/page/pageTitle.ts'
import { AccessDenied } from './AccessDenied.tsx'
import classes from './Frame.module.css'
import { Frame } from './Frame.tsx'
import { FullPageLoader } from './FullPageLoader.tsx'
import { ModelNavigation } from './ModelNavigation.tsx'
import { MonitorNavigation } from './MonitorNavigation.tsx'
import { ProjectNavigation } from './ProjectNavigation.tsx'
import { type ProjectLoss, projectLoss } from './projectLoss.ts'
import { ResourcesNavigation } from './ResourcesNavigation.tsx'
import { ShareContext } from './shareContext.ts'

const route = getRouteApi('/$org/project/$projectId')

/** Loads the project for all its pages; they are drawn once it is there, and for as long as it may be seen. One frame stands all the while, so that the keyboard stays where it is. */
export function ProjectShell(): ReactNode {
  const { projectId } = route.useParams()
  const organizationName = useContext(CurrentOrganizationContext)?.name
  const query = useQuery(graphqlQuery(ProjectDocument, { id: projectId }))
  const loss = projectLoss(query.error)
  const project = loss === undefined ? query.data?.project : undefined
  const [isSharing, setIsSharing] = useState(false)
  const mayShare = project !== undefined && mayAdminister(project)
  return (
    <CurrentProjectContext value={project}>
      <ShareContext value={mayShare ? () => setIsSharing(true) : undefined}>
        <Frame
          organizationName={project?.organization.name ?? organizationName}
          navigation={project && <ProjectNavigation name={project.name} role={project.role_id} />}
          subBar={project && <SubBars isLocked={isLocked(project)} />}
        >
          {loss === undefined ? (
            <ProjectPages view={viewOf(query)} />
          ) : (
            <LostProject loss={loss} name={query.data?.project.name ?? projectId} />
          )}
          {isSharing && mayShare && (
            <ShareDialog project={project} onClose={() => setIsSharing(false)} />
          )}
        </Frame>
      </ShareContext>
    </CurrentProjectContext>
  )
}

function ProjectPages({ view }: { readonly view: View<ProjectQuery> }): ReactNode {
  switch (view.state) {
    case 'loading':
      return <FullPageLoader />
    case 'failed':
      return (
        <Page width="text">
          <ErrorNote message={view.message} onRetry={view.retry} />
        </Page>
      )
    case 'ready':
      return (
        <>
          <TitleSubjectContext value={view.data.project.name}>
            <Outlet key={view.data.project.id} />
          </TitleSubjectContext>
          <SimulationProgress />
        </>
      )
  }
}

function LostProject(props: { readonly loss: ProjectLoss; readonly name: string }): ReactNode {
  switch (props.loss) {
    case 'not-found':
      return (
        <Page width="text">
          <NotFound resource="Project" />
        </Page>
      )
    case 'no-access':
      return <AccessDenied resource="project" name={props.name} />
  }
}

function SubBars(props: { readonly isLocked: boolean }): ReactNode {
  const pathname = useLocation({ select: (location) => location.pathname })
  const isModel = pathname.includes('/design/')
  const isResources = pathname.includes('/resources/')
  return (
    <>
      {isModel && <ModelNavigation />}
      {pathname.includes('/monitor') && props.isLocked && <MonitorNavigation />}
      {isResources && <ResourcesNavigation />}
      {(isModel || isResources) && <LockBanner />}
      <FirstProjectBar />
    </>
  )
}

/** On the pages of a design that is locked: why nothing can be changed, and what helps. */
function LockBanner(): ReactNode {
  const project = useCurrentProject()
  const { sentinel_deployment: deployment } = project
  if (deployment === null) return null
  return (
    <aside className={classes['banner']} aria-label="Locked design">
      <IconLock size={15} aria-hidden />
      <Text size="xs">
        <b>Locked.</b> This project has been monitored since {formatDate(deployment.created_at)}
        {deployment.portfolio === null ? '' : ` in ${deployment.portfolio.name}`}, so its design
        cannot be changed. Copy it to work on a variant
        {mayAdminister(project)
          ? ', or withdraw the deployment in the list of projects to unlock it.'
          : '.'}
      </Text>
    </aside>
  )
}
