import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCurrentOrganization } from '../../lib/currentOrganization.ts'
import {
  ImportProjectDocument,
  type ImportProjectMutation,
  ProjectsDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { readPlantDocument } from './plantDocumentFile.ts'

/** Makes a project of a plant document file and opens it. */
export function useImportProject(): UseMutationResult<ImportProjectMutation, Error, File> {
  const { id, slug } = useCurrentOrganization()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (file: File) =>
      request(ImportProjectDocument, {
        organization_id: id,
        document: await readPlantDocument(file),
      }),
    onSuccess: async ({ importProject }) => {
      void queryClient.invalidateQueries({ queryKey: allOf(ProjectsDocument) })
      await navigate({
        to: '/$org/project/$projectId/design/blocks',
        params: { org: slug, projectId: importProject.id },
      })
    },
  })
}
