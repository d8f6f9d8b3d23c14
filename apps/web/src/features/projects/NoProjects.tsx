import { Button } from '@mantine/core'
import { IconSolarPanel2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  mayCreateProject,
  useCurrentOrganization,
} from '../../lib/organization/currentOrganization.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { isFiltered, type ProjectsSearch } from './projectsSearch.ts'

interface NoProjectsProps {
  readonly search: ProjectsSearch
  readonly onClear: () => void
}

export function NoProjects({ search, onClear }: NoProjectsProps): ReactNode {
  const organization = useCurrentOrganization()
  if (isFiltered(search)) {
    return (
      <EmptyState
        {...filteredTexts(search)}
        action={
          <Button variant="default" onClick={onClear}>
            {search.search === undefined ? 'Show all projects' : 'Clear search'}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<IconSolarPanel2 size={40} stroke={1.5} />}
      title="No projects yet"
      text="A project holds one plant: its blocks on the map, its components, weather and simulations. Projects of others appear here once they are shared with you."
      action={
        mayCreateProject(organization) && (
          <ButtonLink to="/$org/project-create" params={{ org: organization.slug }}>
            Create project
          </ButtonLink>
        )
      }
    />
  )
}

function filteredTexts({ search, collection, portfolio }: ProjectsSearch): {
  readonly title: string
  readonly text: string
} {
  if (search !== undefined) {
    return {
      title: `No project is called “${search}”`,
      text: 'The search looks at the names of all projects of this organization that you may see.',
    }
  }
  if (portfolio !== undefined) {
    return { title: 'No projects in this portfolio', text: 'Projects enter it when deployed.' }
  }
  switch (collection) {
    case 'all_sentinel':
      return {
        title: 'No monitored projects',
        text: 'A project is monitored once its owner has deployed it. Its design is locked from then on.',
      }
    case 'shared':
      return {
        title: 'Nothing is shared with you',
        text: 'Projects of others appear here once they have added you.',
      }
    case 'mine':
    case undefined:
      return { title: 'No projects of yours', text: 'Projects that you own appear here.' }
  }
}
