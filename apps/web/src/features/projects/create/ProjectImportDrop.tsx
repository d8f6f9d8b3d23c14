import { Stack } from '@mantine/core'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { ImportProjectDocument, type ImportProjectMutation } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { PROJECT_LISTS } from '../../../lib/organization/deletedProjects.ts'
import { addTask } from '../../../lib/tasks/backgroundTasks.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { readPlantDocument } from './plantDocumentFile.ts'

/** A project from the file that another project was exported to. */
export function ProjectImportDrop(): ReactNode {
  const importProject = useImportProject()
  return (
    <Stack gap="sm">
      <FileDrop
        title="Import a plant document"
        hint="Drop a .duet.json file here or click to choose: blocks, layers and components of a project that was exported. Weather is uploaded in the new project."
        isPending={importProject.isPending}
        onFile={importProject.mutate}
      />
      <FailureNote of={importProject} />
    </Stack>
  )
}

/** Makes a project of a plant document file and opens it, unless the user has gone elsewhere meanwhile. */
function useImportProject(): UseMutationResult<ImportProjectMutation, Error, File> {
  const { id, slug } = useCurrentOrganization()
  const listsChanged = useRefresh(...PROJECT_LISTS)
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (file: File) =>
      addTask({
        name: `Import ${file.name}`,
        type: 'import',
        run: async () =>
          request(ImportProjectDocument, {
            organization_id: id,
            document: await readPlantDocument(file),
          }),
        link: ({ importProject }) => `/${slug}/project/${importProject.id}/design/blocks`,
      }),
    onSuccess: async ({ importProject }) => {
      capture('project_created', { from: 'import' })
      void listsChanged()
      if (!location.pathname.endsWith('/project-create')) return
      await navigate({
        to: '/$org/project/$projectId/design/blocks',
        params: { org: slug, projectId: importProject.id },
      })
    },
  })
}
