import { useMutation } from '@tanstack/react-query'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { StudyPreviewDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { type RunForm, runInput } from './runForm.ts'
import { askedStudy, type StudyForm } from './studyForm.ts'
import { type PreviewSummary, previewSummary } from './studyPreview.ts'
import type { ComputeData } from './useCompute.ts'

export interface StudyPreviewModel {
  readonly isChecking: boolean
  readonly failure: string | undefined
  /** Undefined: these choices have not been checked. */
  readonly found: PreviewSummary | undefined
  readonly check: () => void
}

/** Lays out every point of a study when it is asked to: of many points it takes a while. */
export function useStudyPreview(
  { design, datasets }: ComputeData,
  form: RunForm,
  study: StudyForm,
): StudyPreviewModel {
  const project = useCurrentProject()
  const ask = useMutation({
    mutationFn: async (of: { readonly form: RunForm; readonly study: StudyForm }) => {
      const { name: _, ...run } = runInput(of.form, design.blocks, datasets)
      const found = askedStudy(of.study)
      if (found.error !== undefined) throw new Error(found.error)
      const input = { ...found.asked, run }
      return (await request(StudyPreviewDocument, { project_id: project.id, input })).studyPreview
    },
  })
  const isOfThese = ask.variables?.form === form && ask.variables.study === study
  return {
    isChecking: ask.isPending,
    failure: ask.isError && isOfThese ? errorMessage(ask.error) : undefined,
    found: ask.isSuccess && isOfThese ? previewSummary(ask.data.points) : undefined,
    check: () => ask.mutate({ form, study }),
  }
}
