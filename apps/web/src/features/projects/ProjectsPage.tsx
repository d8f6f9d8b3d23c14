import { Button, Group, Pagination, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayCreateProject, useCurrentOrganization } from '../../lib/currentOrganization.ts'
import { formatCount } from '../../lib/format.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectSearchField } from './ProjectSearchField.tsx'
import { ProjectTable } from './ProjectTable.tsx'
import type { ProjectsSearch } from './projectsSearch.ts'
import { PROJECTS_PER_PAGE, useProjects } from './useProjects.ts'

const route = getRouteApi('/$org/projects')

export function ProjectsPage(): ReactNode {
  const organization = useCurrentOrganization()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view = useProjects(organization.id, search)
  const change = (next: Partial<ProjectsSearch>): void =>
    void navigate({ search: { ...search, page: undefined, ...next }, replace: true })

  return (
    <Page>
      <PageHeader
        title="Projects"
        actions={mayCreateProject(organization) && <CreateButton org={organization.slug} />}
      />
      <Panel>
        <Group justify="space-between" mb="sm">
          <ProjectSearchField
            value={search.search ?? ''}
            onChange={(text) => change({ search: text === '' ? undefined : text })}
          />
          {view.state === 'ready' && (
            <Text size="xs" c="gray.6" component="output">
              {view.data.total === 1 ? '1 project' : `${formatCount(view.data.total)} projects`}
            </Text>
          )}
        </Group>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={8} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <NoProjects search={search.search} onClear={() => change({ search: undefined })} />
          }
        >
          {(page) => (
            <>
              <ProjectTable projects={page.projects} search={search} onChange={change} />
              {page.total > PROJECTS_PER_PAGE && (
                <Pagination
                  mt="sm"
                  size="sm"
                  value={search.page ?? 1}
                  total={Math.ceil(page.total / PROJECTS_PER_PAGE)}
                  getControlProps={(control) => ({ 'aria-label': `${control} page` })}
                  onChange={(number) => change({ page: number })}
                />
              )}
            </>
          )}
        </DataState>
      </Panel>
    </Page>
  )
}

function CreateButton({ org }: { readonly org: string }): ReactNode {
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/$org/project-create" params={{ org }} />}
    >
      Create project
    </Button>
  )
}
