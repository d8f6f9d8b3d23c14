import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { capture } from '../../lib/analytics/analytics.ts'
import { CopyProjectDocument, type CopyProjectMutation } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { GraphqlError } from '../../lib/graphqlError.ts'
import { PROJECT_LISTS } from '../../lib/organization/deletedProjects.ts'
import { addTask } from '../../lib/tasks/backgroundTasks.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { notifyDone, notifyError } from '../../ui/notify.ts'

const RETRY_DELAY_MS = 2000

export interface ProjectCopy {
  readonly sourceProjectId: string
  readonly name: string
  readonly organizationId: string
}

/** Copies in the background: the dialog does not wait for it. */
export function useCopyProject(): UseMutationResult<CopyProjectMutation, Error, ProjectCopy> {
  const listsChanged = useRefresh(...PROJECT_LISTS)
  return useMutation<CopyProjectMutation, Error, ProjectCopy>({
    mutationFn: ({
      sourceProjectId,
      name,
      organizationId,
    }: ProjectCopy): Promise<CopyProjectMutation> =>
      addTask({
        name: `Copy to ${name}`,
        type: 'copy',
        retries: 3,
        delay: RETRY_DELAY_MS,
        mayRetry: isFault,
        run: () =>
          request(CopyProjectDocument, {
            sourceProjectId,
            copyProjectName: name,
            organization_id: organizationId,
          }),
        link: ({ copyProject: { id, organization } }) =>
          `/${organization.slug}/project/${id}/design/blocks`,
      }),
    onSuccess: ({ copyProject }) => {
      capture('project_created', { from: 'copy' })
      notifyDone(`${copyProject.name} is ready.`)
      return listsChanged()
    },
    onError: notifyError,
  })
}

/** The server failed and has left nothing behind; after a lost connection there may be a copy already. */
function isFault(error: unknown): boolean {
  return error instanceof GraphqlError && error.code === 'INTERNAL'
}
