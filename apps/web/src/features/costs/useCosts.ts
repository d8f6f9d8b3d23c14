import { useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import {
  EconomicsOfRunsDocument,
  ProjectCostsDocument,
  RunEconomicsDocument,
  UpdateProjectCostsDocument,
} from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { type FormState, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { notifyDone } from '../../ui/notify.ts'
import { type CostErrors, type CostsDraft, checkCosts } from './costsDraft.ts'

interface Costs {
  readonly draft: CostsDraft
  readonly change: (changed: Partial<CostsDraft>) => void
  readonly isChanged: boolean
  /** Of fields, after the first attempt to save. */
  readonly errors: CostErrors
  readonly form: FormState
}

/** The form of the costs: what is typed, what is wrong with it, and saving it. */
export function useCosts(stored: CostsDraft): Costs {
  const { id } = useCurrentProject()
  const [draft, setDraft] = useState(stored)
  const update = useChange(UpdateProjectCostsDocument, {
    stale: [ProjectCostsDocument, RunEconomicsDocument, EconomicsOfRunsDocument],
    onDone: () => notifyDone('Costs saved'),
  })
  const { model, errors } = checkCosts(draft)
  const { shown, ...form } = useCheckedForm(
    errors,
    () => model && update.mutate({ project_id: id, model }),
    update,
  )
  return {
    draft,
    change: (changed) => setDraft((old) => ({ ...old, ...changed })),
    isChanged: JSON.stringify(draft) !== JSON.stringify(stored),
    errors: cleaned(shown),
    form,
  }
}

const cleaned = (errors: Partial<CostErrors>): CostErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([path, text]) => (text ? [[path, text]] : [])))
