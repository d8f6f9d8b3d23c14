import { Button, Group, Stack, Text } from '@mantine/core'
import { IconActivityHeartbeat, IconChartBar, IconPlus, IconTrash } from '@tabler/icons-react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import {
  mayCreateProject,
  useCurrentOrganization,
} from '../../lib/organization/currentOrganization.ts'
import { useFlag } from '../../lib/session/featureFlags.ts'
import { FirstProjectPanel } from '../../project/first-project/FirstProjectPanel.tsx'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PagingBar } from '../../ui/table/PagingBar.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectCards } from './ProjectCards.tsx'
import type { ProjectAction } from './ProjectDialogs.tsx'
import { ProjectToolbar } from './ProjectToolbar.tsx'
import { projectColumns } from './projectColumns.tsx'
import { orderOf, PROJECT_ORDERS, type ProjectsSearch } from './projectsSearch.ts'
import { PROJECTS_PER_PAGE, type ProjectPage, useProjects } from './useProjects.ts'

const ProjectDialogs = lazy(async () => ({
  default: (await import('./ProjectDialogs.tsx')).ProjectDialogs,
}))
const DeletedProjectsDialog = lazy(async () => ({
  default: (await import('./DeletedProjectsDialog.tsx')).DeletedProjectsDialog,
}))

const route = getRouteApi('/$org/projects')

export function ProjectsPage(): ReactNode {
  const organization = useCurrentOrganization()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = useProjects(organization.id, search)
  const change = (next: Partial<ProjectsSearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })
  const clear = (): void =>
    change({ search: undefined, collection: undefined, portfolio: undefined })

  return (
    <Page>
      <PageHeader title="Projects" actions={<HeaderActions />} />
      <Stack gap="md">
        <FirstProjectPanel />
        <Panel>
          <Group justify="space-between" mb="sm">
            <ProjectToolbar search={search} onChange={change} />
            {view.state === 'ready' && (
              <Text size="xs" c="gray.6" component="output">
                {counted(view.data.total, 'project')}
              </Text>
            )}
          </Group>
          <DataState
            view={view}
            skeleton={<SkeletonLines count={8} />}
            isEmpty={({ total }) => total === 0}
            empty={<NoProjects search={search} onClear={clear} />}
          >
            {(page) => <ProjectList page={page} search={search} onChange={change} />}
          </DataState>
        </Panel>
      </Stack>
    </Page>
  )
}

function ProjectList(props: {
  readonly page: ProjectPage
  readonly search: ProjectsSearch
  readonly onChange: (search: Partial<ProjectsSearch>) => void
}): ReactNode {
  const { page, search, onChange } = props
  const [action, setAction] = useState<ProjectAction | undefined>(undefined)
  return (
    <>
      {search.view === 'cards' ? (
        <ProjectCards projects={page.projects} onAction={setAction} />
      ) : (
        <ProjectTable
          projects={page.projects}
          search={search}
          onChange={onChange}
          onAction={setAction}
        />
      )}
      <PagingBar
        page={search.page ?? 1}
        perPage={PROJECTS_PER_PAGE}
        total={page.total}
        onChange={(number) => onChange({ page: number })}
      />
      {action !== undefined && (
        <Suspense fallback={null}>
          <ProjectDialogs action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function HeaderActions(): ReactNode {
  const organization = useCurrentOrganization()
  const [isDeletedOpen, setIsDeletedOpen] = useState(false)
  const isMonitorOn = useFlag('sentinel-demo')
  return (
    <>
      <ButtonLink
        variant="default"
        leftSection={<IconChartBar size={15} aria-hidden />}
        to="/$org/runs"
        params={{ org: organization.slug }}
      >
        Runs
      </ButtonLink>
      {isMonitorOn && (
        <ButtonLink
          variant="default"
          leftSection={<IconActivityHeartbeat size={15} aria-hidden />}
          to="/$org/monitor-portfolios"
          params={{ org: organization.slug }}
        >
          Monitor
        </ButtonLink>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => setIsDeletedOpen(true)}
      >
        Deleted projects
      </Button>
      {mayCreateProject(organization) && <CreateButton org={organization.slug} />}
      {isDeletedOpen && (
        <Suspense fallback={null}>
          <DeletedProjectsDialog onClose={() => setIsDeletedOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function CreateButton({ org }: { readonly org: string }): ReactNode {
  return (
    <ButtonLink
      leftSection={<IconPlus size={16} aria-hidden />}
      to="/$org/project-create"
      params={{ org }}
    >
      Create project
    </ButtonLink>
  )
}

interface ProjectTableProps {
  readonly projects: readonly ProjectRowFragment[]
  readonly search: ProjectsSearch
  readonly onChange: (search: Partial<ProjectsSearch>) => void
  readonly onAction: (action: ProjectAction) => void
}

function ProjectTable(props: ProjectTableProps): ReactNode {
  const { slug } = useCurrentOrganization()
  const navigate = useNavigate()
  return (
    <DataTable
      label="Projects"
      rows={props.projects}
      rowKey={(project) => project.id}
      columns={projectColumns(slug, props.onAction)}
      sort={orderOf(props.search)}
      onSort={({ key, descending }) =>
        props.onChange({ order: PROJECT_ORDERS.find((known) => known === key), descending })
      }
      onRowClick={({ id }) =>
        void navigate({
          to: '/$org/project/$projectId/design/blocks',
          params: { org: slug, projectId: id },
        })
      }
    />
  )
}
