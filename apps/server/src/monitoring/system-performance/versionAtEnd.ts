import { DAY_MS } from '@duet/units'
import type { Database } from '../../db/connection.ts'
import { findVersionAt, type VersionRecord } from '../deployments/versionQueries.ts'

/** The version that holds at the end of a civil day, wherever the plant is: it names capacities, budget and thresholds of a period. */
export const versionAtEnd = (
  db: Database,
  projectId: string,
  date: string,
): Promise<VersionRecord | undefined> =>
  findVersionAt(db, projectId, new Date(Math.min(Date.now(), Date.parse(date) + DAY_MS)))
