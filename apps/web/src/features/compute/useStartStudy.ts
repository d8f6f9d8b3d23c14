import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { capture } from '../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../lib/currentProject.ts'
import {
  CreateSimulationStudyDocument,
  ProjectDuetSimDocument,
  RunningProjectSimDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { type RunForm, runInput } from './runForm.ts'
import { askedStudy, type StudyForm, studyTitle } from './studyForm.ts'
import type { ComputeData } from './useCompute.ts'

const route = getRouteApi('/$org/project/$projectId')

export interface StartStudy {
  readonly isStarting: boolean
  readonly failure: string | undefined
  readonly start: (form: RunForm, study: StudyForm) => void
}

/** Starts a study and opens its page. */
export function useStartStudy(data: ComputeData): StartStudy {
  const project = useCurrentProject()
  const queryClient = useQueryClient()
  const navigate = route.useNavigate()
  const create = useMutation({
    mutationFn: ({ form, study }: { readonly form: RunForm; readonly study: StudyForm }) => {
      const { name, ...run } = runInput(form, data.design.blocks, data.datasets)
      const found = askedStudy(study)
      if (found.error !== undefined) throw new Error(found.error)
      return request(CreateSimulationStudyDocument, {
        project_id: project.id,
        input: { ...found.asked, name: name ?? studyTitle(study), run },
      })
    },
    onSuccess: ({ createSimulationStudy: { id } }) => {
      capture('simulation_started')
      for (const queryKey of [allOf(RunningProjectSimDocument), allOf(ProjectDuetSimDocument)])
        void queryClient.invalidateQueries({ queryKey })
      void navigate({
        to: '/$org/project/$projectId/compute/studies/$studyId',
        params: { studyId: id },
      })
    },
  })
  return {
    isStarting: create.isPending,
    failure: create.isError ? errorMessage(create.error) : undefined,
    start: (form, study) => create.mutate({ form, study }),
  }
}
