import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayAdminister, useCurrentProject } from '../../lib/currentProject.ts'
import { DeleteProjectDialog } from '../../project/DeleteProjectDialog.tsx'
import { Note } from '../../ui/Note.tsx'

/** In a project that was made for the import: it can be left for later, or taken back. */
export function UnfinishedNote(): ReactNode {
  const project = useCurrentProject()
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  if (!project.pvsyst_import_in_progress || !mayAdminister(project)) return null
  return (
    <Note kind="info" title="This project is not finished">
      <Group justify="space-between" gap="sm">
        It was made for this import and is empty. Import a variant, go on later from the list of
        projects, or delete it.
        <Button variant="default" onClick={() => setIsDeleting(true)}>
          Delete project
        </Button>
      </Group>
      {isDeleting && (
        <DeleteProjectDialog
          project={project}
          onClose={() => setIsDeleting(false)}
          onDeleted={() =>
            void navigate({ to: '/$org/projects', params: { org: project.organization.slug } })
          }
        />
      )}
    </Note>
  )
}
