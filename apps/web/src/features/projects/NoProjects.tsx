import { Button } from '@mantine/core'
import { IconSolarPanel2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayCreateProject, useCurrentOrganization } from '../../lib/currentOrganization.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

interface NoProjectsProps {
  readonly search: string | undefined
  readonly onClear: () => void
}

export function NoProjects({ search, onClear }: NoProjectsProps): ReactNode {
  const organization = useCurrentOrganization()
  if (search !== undefined) {
    return (
      <EmptyState
        title={`No project is called “${search}”`}
        text="The search looks at the names of all projects of this organization that you may see."
        action={
          <Button variant="default" onClick={onClear}>
            Clear search
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
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/$org/project-create" params={{ org: organization.slug }} />
            )}
          >
            Create project
          </Button>
        )
      }
    />
  )
}
