import { useMutation, useQueryClient } from '@tanstack/react-query'
import { capture } from '../../../lib/analytics/analytics.ts'
import {
  AddProjectUserDocument,
  AssignProjectRoleDocument,
  DeleteProjectUserDocument,
  ProjectPeopleDocument,
  type ProjectPeopleQuery,
  type ProjectRowFragment,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'

/** What of a project its sharing needs. */
export type SharedProject = Pick<
  ProjectRowFragment,
  | 'id'
  | 'name'
  | 'latitude'
  | 'longitude'
  | 'altitude_m'
  | 'org_general_access'
  | 'exports_for_viewers'
>

export type ProjectPerson = ProjectPeopleQuery['projectPeople'][number]

interface NewPerson {
  readonly email: string
  readonly role_id: string
  readonly message: string | null
}

export interface Share {
  /** Every member of the organisation; those without access have no role. */
  readonly people: View<readonly ProjectPerson[]>
  readonly add: (person: NewPerson) => Promise<unknown>
  readonly assign: (userId: string, role: string) => Promise<unknown>
  readonly remove: (userId: string) => Promise<unknown>
}

/** Who may do what in the project, and changes of it. */
export function useShare(project_id: string): Share {
  const queryClient = useQueryClient()
  const { mutateAsync: run } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    // also the user's own rights may be others now
    onSuccess: () => queryClient.invalidateQueries(),
  })
  return {
    people: useView(ProjectPeopleDocument, { project_id }),
    add: async (person) => {
      await run(() => request(AddProjectUserDocument, { project_id, ...person }))
      capture('collaborator_added')
    },
    assign: (user_id, role_id) =>
      run(() => request(AssignProjectRoleDocument, { project_id, user_id, role_id })),
    remove: (user_id) => run(() => request(DeleteProjectUserDocument, { project_id, user_id })),
  }
}
