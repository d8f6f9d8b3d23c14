import { useMutation } from '@tanstack/react-query'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  CleaningStudyDocument,
  EconomicsOfRunsDocument,
  ProjectCostsDocument,
  RunEconomicsDocument,
  UpdateProjectCostsDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { allOf } from '../../../lib/graphqlQuery.ts'
import { queryClient } from '../../../lib/transport/queryClient.ts'
import { notifyError } from '../../../ui/notify.ts'
import { noteStored } from '../../design-session/noteStored.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { cleaningPrice, hasOneCleaningLine, withCleaningPrice } from './cleaningPrice.ts'

const STALE = [
  ProjectCostsDocument,
  CleaningStudyDocument,
  RunEconomicsDocument,
  EconomicsOfRunsDocument,
].map((document) => allOf<unknown, never>(document))

type Price = number | null

interface CleaningPriceChange {
  readonly isPending: boolean
  readonly save: (change: { readonly before: Price; readonly after: Price }) => void
}

/** Writes the price of a cleaning into the costs of the project, as a step of the history. */
export function useCleaningPrice(session: DesignSession): CleaningPriceChange {
  const { id } = useCurrentProject()
  const store = (next: Price, base: Price): Promise<void> => storePrice(id, next, base)
  const update = useMutation({
    mutationFn: (change: { readonly before: Price; readonly after: Price }) =>
      store(change.after, change.before),
    onSuccess: (_, change) =>
      noteStored(session, 'Change the cost of a cleaning', { ...change, store }),
    onError: (error) => notifyError(error),
  })
  return { isPending: update.isPending, save: update.mutate }
}

/** The other costs stay as they are now. @throws Error where there are no costs, or the price is no longer the base */
async function storePrice(project_id: string, price: Price, base: Price): Promise<void> {
  const { projectCosts } = await request(ProjectCostsDocument, { project_id })
  const { model } = projectCosts
  const isAsBefore = model !== null && cleaningPrice(model) === base && hasOneCleaningLine(model)
  if (isAsBefore) {
    const next = withCleaningPrice(model, price)
    await request(UpdateProjectCostsDocument, { project_id, model: next })
  }
  await Promise.all(STALE.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  if (!isAsBefore) throw new Error('Somebody else has changed the cost of a cleaning since.')
}
