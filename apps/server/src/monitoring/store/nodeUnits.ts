import { MEASURE_UNITS, MEASURES } from '@duet/monitoring'
import type { Database } from '../../db/connection.ts'
import { nodeVersions, versionAt } from './projectNodes.ts'
import { dayStartUtcMs } from './readingBatch.ts'

/** For the metadata of a part, JSON by node_key: what its values are and how they become values of the measure. */
export async function unitsOfNodes(db: Database, projectId: string, day: string): Promise<string> {
  const version = versionAt(await nodeVersions(db, projectId), dayStartUtcMs(day))
  const units = (version?.nodes ?? []).map(({ nodeKey, measure, scale, offset, sign }) => {
    const known = MEASURES.find((one) => one === measure)
    return [nodeKey, { measure, unit: known && MEASURE_UNITS[known], scale, offset, sign }]
  })
  return JSON.stringify(Object.fromEntries(units))
}
