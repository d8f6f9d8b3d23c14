import { SystemLossDaysDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { lastDayOf, useDeployment } from '../shell/deployment.ts'
import { addDays } from '../shell/period.ts'
import type { Band } from '../shell/seriesOption.ts'
import { BAND_DAYS, expectedBand } from './expectedBand.ts'

/** Days without an evaluation among the last ones do not leave the band without days. */
const ASKED_DAYS = 2 * BAND_DAYS

/** How sure the expected power of the plant is, by its own last days; a day that goes on is none of them. */
export function useBand(): Band | undefined {
  const deployment = useDeployment()
  const to = addDays(deployment.evaluation.last_day ?? lastDayOf(deployment), -1)
  const from = addDays(to, 1 - ASKED_DAYS)
  const view = useView(SystemLossDaysDocument, { project_id: deployment.project_id, from, to })
  return view.state === 'ready' ? expectedBand(view.data.map(({ sums }) => sums)) : undefined
}
