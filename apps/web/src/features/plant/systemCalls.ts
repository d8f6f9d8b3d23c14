import type { SystemParameters } from '@duet/plant'
import {
  GetSystemParametersDocument,
  type SystemParametersInput,
  type SystemPartsFragment,
  UpdateSystemParametersDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { queryClient } from '../../lib/transport/queryClient.ts'

/** Writes what holds for the whole plant. What another has changed since `base` is merged or refused by the server. */
export async function writeSystem(
  next: SystemParameters,
  base: SystemParameters | null,
): Promise<SystemPartsFragment> {
  const { updateSystemParameters } = await request(UpdateSystemParametersDocument, {
    project_id: next.project_id,
    input: inputOf(next),
    base: base && inputOf(base),
  })
  return updateSystemParameters
}

/** The same, and it is fetched anew wherever it is shown. */
export async function storeSystem(next: SystemParameters, base: SystemParameters): Promise<void> {
  await writeSystem(next, base)
  await queryClient.invalidateQueries({ queryKey: allOf(GetSystemParametersDocument) })
}

const inputOf = ({
  project_id: _project,
  grid_limit_schedule: schedule,
  outage_month_weights: weights,
  ...rest
}: SystemParameters): SystemParametersInput => ({
  ...rest,
  grid_limit_schedule: schedule && [...schedule],
  outage_month_weights: weights && [...weights],
})
