import { AppError } from '@duet/contract'
import { evaluateDay, initialState, type PlantDay } from '@duet/monitoring'
import { requireAttempt } from '../../access/attempts.ts'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import type { QuerySentinelDayTrialArgs, SentinelDayTrial } from '../../graphql/resolvers.gen.ts'
import { createThreadPool } from '../../jobs/threadPool.ts'
import { perServer, type Server } from '../../server.ts'
import { createFactorStore } from '../../simulations/tasks/factorStore.ts'
import { versionOf } from '../deployments/makeVersion.ts'
import { openSegment, type Segment } from '../evaluation/segment.ts'
import { requirePower } from '../evaluation/versionParts.ts'
import { civilDay } from '../evaluation/waitingDays.ts'
import { type DraftReadings, readingsOfStore, readingsOfText } from './draftReadings.ts'
import { trialAnswer } from './trialAnswer.ts'

const TRIALS = { name: 'dayTrials', attempts: 10, windowS: 60 }
/** A day of a plant of 600 nodes in quarters of an hour; what is larger is pushed. */
const MOST_TEXT = 8_000_000
const MOST_TRIAL_MS = 120_000
const MOST_AT_ONCE = 2

/**
 * Evaluates a day as a version would that is not stored yet, on a file of the day or on the readings that have come. Nothing is stored but
 * traced light, which the evaluation finds again.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN; INVALID_INPUT, INVALID_HIERARCHY, FILE_FORMAT, FILE_TOO_LARGE, RATE_LIMITED
 */
export async function sentinelDayTrial(
  server: Server,
  userId: UserId,
  { project_id, date, input, csv }: QuerySentinelDayTrialArgs,
): Promise<SentinelDayTrial> {
  const { db } = server
  const { project } = await projectAccess(db, userId, project_id, 'owner')
  if (csv != null && csv.length > MOST_TEXT) throw tooLarge()
  await requireAttempt(db, TRIALS, project.id, 'Too many tests of a day: wait a minute.')
  const version = await versionOf(server, userId, { tx: db, project, input: input ?? {} })
  const { settings, plant_document: document } = version
  const day = civilDay(settings.time_zone, date)
  if (!day) throw noDay(date)
  const readings =
    csv == null ? await readingsOfStore(server, version) : readingsOfText(version, csv, Date.now())
  requirePower(readings.nodes)
  const deployment = { ...settings, nodes: [...readings.nodes] }
  const parts = { version, document, nodes: readings.nodes, deployment }
  return oneOfFew(server, async (signal, compute) => {
    const { read } = readings
    const segment = await openSegment(server, compute, parts, [day], { signal, read })
    const plantOfDay = await segment.dayOf(day)
    if (!hasReadings(plantOfDay)) throw noReadings(date, csv != null, readings)
    return trialAnswer({
      ...readings,
      day: plantOfDay,
      light: segment.lightOf(day),
      result: evaluated(segment, plantOfDay),
      nowMs: Date.now(),
    })
  })
}

/** By the model as it is: a level of the plant's own is learned from days to come. */
const evaluated = ({ plant }: Segment, day: PlantDay) =>
  evaluateDay(plant, day, initialState(plant, []), []).result

const hasReadings = ({ readings }: PlantDay): boolean =>
  [...readings.values()].some((values) => values.some((value) => !Number.isNaN(value)))

type Compute = Parameters<typeof openSegment>[1]

const running = perServer(() => ({ count: 0 }))

/** With a thread of its own, so that runs go on; within a time, and few at once. */
async function oneOfFew<T>(
  server: Server,
  work: (signal: AbortSignal, compute: Compute) => Promise<T>,
): Promise<T> {
  const counter = running(server)
  if (counter.count >= MOST_AT_ONCE)
    throw new AppError('RATE_LIMITED', 'Other days are being tested: try again in a minute.')
  counter.count += 1
  const threads = createThreadPool(1)
  const signal = AbortSignal.timeout(MOST_TRIAL_MS)
  try {
    return await work(signal, { threads, factors: createFactorStore(server) })
  } catch (error) {
    throw signal.aborted ? tooLong() : error
  } finally {
    counter.count -= 1
    await threads.close()
  }
}

const refusal = (path: string, message: string): AppError =>
  new AppError('INVALID_INPUT', `${path}: ${message}`, { field_errors: [{ path, message }] })

const noDay = (date: string): AppError =>
  refusal('date', `${date} is no day; write it as 2026-06-21`)

const tooLarge = (): AppError =>
  new AppError(
    'FILE_TOO_LARGE',
    `A file of one day may have ${MOST_TEXT / 1e6} MB. Give fewer tags, or test the day after its readings were pushed.`,
  )

const tooLong = (): AppError =>
  new AppError(
    'RATE_LIMITED',
    `The light of this plant was not traced within ${MOST_TRIAL_MS / 1000} s. What was traced is stored: try again.`,
  )

function noReadings(date: string, isFile: boolean, { refused }: DraftReadings): AppError {
  const example = refused.by_reason.unknown_tag?.first[0]
  if (!isFile)
    return refusal(
      'date',
      `No readings of ${date} have come. Choose another day, or give a file of one`,
    )
  const why = example ? `; no node has the tag ${example.tag} of line ${example.line}` : ''
  return refusal('csv', `The file has no readings of ${date} that nodes take${why}`)
}
