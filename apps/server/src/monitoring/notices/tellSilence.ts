import { thresholdsSchema } from '@duet/monitoring/hierarchy'
import { DAY_MS, HOUR_MS } from '@duet/units'
import { sql } from 'kysely'
import { PROJECT_PEOPLE } from '../../access/projectQueries.ts'
import type { Database } from '../../db/connection.ts'
import type { Server } from '../../server.ts'
import { type PlantEvent, queueEvents } from '../webhooks/queueEvents.ts'
import { daylightH } from './daylight.ts'
import { noteReporting, noteSilent, type QuietPlant, quietPlants } from './silenceQueries.ts'

/** A plant that fell silent longer ago is one whose history was imported, or that somebody knows of. */
const NEWS_DAYS = 7
/** A plant speaks again when its newest reading is well within the limit: it would be silent anew at once. */
const SPEAKS_SHARE = 0.5

const { silent_hours: DEFAULT_H } = thresholdsSchema.parse({})

type Kind = 'silent' | 'reporting'

/**
 * Notices of plants that have fallen silent in daylight, and of those that send again, for everybody who sees them, and messages for
 * webhooks. Any number of processes may: a plant is told by the one that notes it first.
 *
 * @returns how many notices there are
 */
export async function tellSilence(
  { db, publicUrl }: Pick<Server, 'db' | 'publicUrl'>,
  nowMs = Date.now(),
): Promise<number> {
  const plants = await quietPlants(db, {
    from: new Date(nowMs - NEWS_DAYS * DAY_MS),
    to: new Date(nowMs - HOUR_MS / 2),
  })
  const silent = plants.filter(
    (plant) => plant.silent_since === null && quietShare(plant, nowMs) > 1,
  )
  const speaking = plants.filter(
    (plant) =>
      plant.silent_since !== null &&
      plant.last_reading > plant.silent_since &&
      quietShare(plant, nowMs) < SPEAKS_SHARE,
  )
  return db.transaction().execute(async (tx) => {
    const told = {
      silent: await noteSilent(tx, silent),
      reporting: await noteReporting(tx, speaking),
    }
    const at = new Date(nowMs)
    await queueEvents(
      tx,
      [
        ...eventsOf('silent', told.silent, publicUrl),
        ...eventsOf('reporting', told.reporting, publicUrl),
      ],
      at,
    )
    return (
      (await insertNotices(tx, 'silent', told.silent)) +
      (await insertNotices(tx, 'reporting', told.reporting))
    )
  })
}

/** Daylight since its newest reading over what it may be without. */
function quietShare(plant: QuietPlant, nowMs: number): number {
  const { latitude, longitude, altitude_m, last_reading, silent_hours } = plant
  const site = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m }
  return daylightH(last_reading.getTime(), nowMs, site) / (silent_hours ?? DEFAULT_H)
}

/** The last reading before the silence. */
const sinceOf = ({ silent_since, last_reading }: QuietPlant): Date => silent_since ?? last_reading

const eventsOf = (
  kind: Kind,
  plants: readonly QuietPlant[],
  publicUrl: string,
): readonly PlantEvent[] =>
  plants.map((plant) => ({
    organizationId: plant.organization_id,
    type: `plant.${kind}`,
    data: {
      organization: plant.organization,
      project_id: plant.project_id,
      project_name: plant.project_name,
      kind,
      silent_since: sinceOf(plant).toISOString(),
      last_reading: plant.last_reading.toISOString(),
      link: `${publicUrl}/${plant.organization}/project/${plant.project_id}/monitor`,
    },
  }))

/** For everybody who sees the plant: that it is silent has no severity that one could do without. */
async function insertNotices(
  tx: Database,
  kind: Kind,
  plants: readonly QuietPlant[],
): Promise<number> {
  if (plants.length === 0) return 0
  const rows = plants.map((plant) => ({ project_id: plant.project_id, since: sinceOf(plant) }))
  const { numAffectedRows } = await sql`
    insert into notice (user_id, project_id, kind, silent_since, mail)
    select person.id, project.id, ${kind}, plant.since,
      case when coalesce(setting.mail, 'never') = 'never' then 'none' else 'waiting' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as plant(project_id uuid, since timestamptz)
    join project on project.id = plant.project_id
    join app_user person on person.id in ${PROJECT_PEOPLE} and person.deactivated_at is null
    left join notice_setting setting on setting.user_id = person.id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
