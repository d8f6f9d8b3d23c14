import { type DesignFinding, isReady } from '@duet/plant'
import { BLOCK_COLUMNS, STEPS_PER_RANGE, stepRanges } from '@duet/results'
import { factorFolder, factorKey } from '@duet/results/run'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import { committedKeys } from '../../files/storedFileQueries.ts'
import type {
  DesignCheck,
  PreflightBlock,
  PreflightDataset,
  PreflightMessage,
  PreflightPart,
  RunPreflight,
} from '../../graphql/resolvers.gen.ts'
import { readPlantDocument } from '../../plants/plantDocument.ts'
import { perServer, type Server } from '../../server.ts'
import { designFindings } from './planBlocks.ts'
import { datasetsOf, type PlanFindings, planContext, planRun, type RunPlan } from './planRun.ts'
import { type DatasetQuality, datasetQualities } from './preflightQuality.ts'
import { toConfirm } from './runFitness.ts'
import { parseRunInput } from './runInput.ts'
import { createMeasured, type OpenWork, openWork, type TaskRates } from './taskRates.ts'

const measured = perServer(({ db }) => createMeasured(db))

/** What the rules say of the design as it is stored. */
export async function designCheck(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<DesignCheck> {
  const { project } = await projectAccess(server.db, userId, projectId, 'viewer')
  const document = await readPlantDocument(server.db, project)
  const known = await datasetsOf(planContext(server, project.id), document.blocks, {
    datasetId: undefined,
  })
  const findings = await designFindings(document, ({ enviro_dataset_id }) =>
    known.get(enviro_dataset_id ?? ''),
  )
  return { ready: isReady(findings), findings: [...findings] }
}

/** Plans a run as it would be started, and starts nothing. */
export async function runPreflight(
  server: Server,
  userId: UserId,
  projectId: string,
  unparsed: unknown,
): Promise<RunPreflight> {
  const { db } = server
  const { project } = await projectAccess(db, userId, projectId, 'viewer')
  const input = parseRunInput(unparsed)
  const document = await readPlantDocument(db, project)
  const plan = await planRun(planContext(server, project.id), document, input)
  const threads = server.config.workerThreads
  const { findings } = plan
  const [stored, qualities, { rates, bytesPerStep }, ahead] = await Promise.all([
    committedKeys(db, `${factorFolder(project.id)}/`),
    datasetQualities(
      db,
      findings.used.map(({ id }) => id),
    ),
    measured(server)(),
    openWork(db),
  ])
  const cachedCounts = cachedClasses(project.id, findings, new Set(stored))
  const stepCount = findings.datasets[0]?.span.intervalStartUtcMs.length ?? 0
  const blockCount = findings.lit.length
  const parts = partsOf({
    ahead,
    rates,
    threads,
    classes: classesToTrace(findings, cachedCounts),
    blockCount,
    stepCount,
  })
  return {
    is_ready: plan.ok,
    to_confirm: plan.ok ? (toConfirm(plan.manifest) ?? null) : null,
    errors: errorsOf(plan),
    messages: shownOf(findings.plant),
    blocks: blockAnswers(plan, cachedCounts),
    datasets: datasetAnswers(findings, qualities),
    step_count: stepCount,
    parts,
    total_seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    thread_count: threads,
    runs_ahead: ahead.runs,
    result_bytes: bytesPerStep * stepCount * blockCount,
    memory_bytes: memoryBytes(stepCount, blockCount, threads),
  }
}

const errorsOf = (plan: RunPlan) => (plan.ok ? [] : plan.errors)

/** By scene: classes whose factors are stored. */
function cachedClasses(
  projectId: string,
  { lit }: PlanFindings,
  stored: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  return new Map(
    lit.flatMap(({ run: { light } }) => {
      if (light === undefined) return []
      const { scene, class_count } = light
      const isStored = Array.from({ length: class_count }, (_, classIndex) =>
        stored.has(factorKey({ projectId, scene, classIndex })),
      )
      return [[scene, isStored.filter(Boolean).length] as const]
    }),
  )
}

/** Blocks that share a scene share its classes. */
function classesToTrace({ lit }: PlanFindings, cached: ReadonlyMap<string, number>): number {
  const scenes = new Map(lit.flatMap(({ run: { light } }) => (light ? [[light.scene, light]] : [])))
  return [...scenes.values()].reduce(
    (sum, { scene, class_count }) => sum + class_count - (cached.get(scene) ?? 0),
    0,
  )
}

interface WorkToDo {
  readonly ahead: OpenWork
  readonly rates: TaskRates
  readonly threads: number
  readonly classes: number
  readonly blockCount: number
  readonly stepCount: number
}

/** Tasks of one part are done side by side, as many as there are threads; the parts one after the other. */
function partsOf(work: WorkToDo): PreflightPart[] {
  const { ahead, rates, threads, classes, blockCount, stepCount } = work
  const { block_geometry: geometry, block_series: series, post_processing: end } = rates
  const ranges = stepRanges(stepCount).length * blockCount
  const stepSeconds = series.seconds / 1000
  const aheadSeconds =
    (ahead.classes * geometry.seconds + ahead.steps * stepSeconds) / threads +
    ahead.runs * end.seconds
  const sideBySide = (tasks: number, seconds: number): number =>
    tasks === 0 ? 0 : (Math.ceil(tasks / threads) / tasks) * seconds
  return [
    preflightPart('queue', ahead.runs, aheadSeconds, series),
    preflightPart('geometry', classes, sideBySide(classes, classes * geometry.seconds), geometry),
    preflightPart(
      'irradiance',
      ranges,
      sideBySide(ranges, blockCount * stepCount * stepSeconds),
      series,
    ),
    preflightPart('post_processing', blockCount > 0 ? 1 : 0, blockCount * end.seconds, end),
  ]
}

const preflightPart = (
  key: string,
  task_count: number,
  seconds: number,
  { sampleCount }: TaskRates['block_series'],
): PreflightPart => ({ key, task_count, seconds, sample_count: sampleCount })

const BYTES_A_NUMBER = 8
/** Irradiance of both faces, angles and shares of light beside the columns that are stored. */
const WORKING_ARRAYS = 40
/** Columns of weather. */
const WEATHER_ARRAYS = 12

/** A range of steps a thread, the weather once, and two columns of each block where they are joined. */
function memoryBytes(stepCount: number, blockCount: number, threads: number): number {
  const tasks = Math.min(threads, stepRanges(stepCount).length * blockCount)
  const range = Math.min(stepCount, STEPS_PER_RANGE)
  const numbers =
    tasks * range * (BLOCK_COLUMNS.length + WORKING_ARRAYS) +
    stepCount * (WEATHER_ARRAYS + 2 * blockCount)
  return numbers * BYTES_A_NUMBER
}

function blockAnswers(plan: RunPlan, cached: ReadonlyMap<string, number>): PreflightBlock[] {
  const { checked, lit } = plan.findings
  return checked.map(({ run: { id, name, table_count }, moduleCount, findings }) => {
    const found = lit.find(({ run }) => run.id === id)
    const light = found?.run.light
    const late = isReady(findings) ? errorsOf(plan).filter(({ block_id }) => block_id === id) : []
    const ofRun = late.flatMap(({ messages }) =>
      messages.map((message) => ({ severity: 'error', message, path: null })),
    )
    return {
      block_id: id,
      name,
      messages: [...shownOf(findings), ...ofRun],
      table_count,
      module_count: moduleCount,
      class_count: light?.class_count ?? 0,
      cached_class_count: light ? (cached.get(light.scene) ?? 0) : 0,
    }
  })
}

/** Errors and warnings; what is only worth knowing stands beside the design. */
function shownOf(findings: readonly DesignFinding[]): PreflightMessage[] {
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, message, path }) => ({ severity, message, path }))
}

function datasetAnswers(
  { used, datasets }: PlanFindings,
  qualities: ReadonlyMap<string, DatasetQuality>,
): PreflightDataset[] {
  return used.map((facts) => {
    const span = datasets.find((planned) => planned.facts.id === facts.id)?.span
    const found = qualities.get(facts.id)
    return {
      dataset_id: facts.id,
      name: facts.name,
      type: facts.type,
      time_interval: facts.time_interval,
      start_time: facts.start_time,
      end_time: facts.end_time,
      step_count: span?.intervalStartUtcMs.length ?? 0,
      daylight_step_count: span?.daylightSteps ?? 0,
      has_rh: facts.has_rh,
      has_pw: facts.has_pw,
      has_windspeed: facts.has_windspeed,
      has_snow_depth: facts.has_snow_depth,
      has_rain: facts.has_rain,
      has_dust: facts.has_dust,
      quality: found?.quality ?? null,
      quality_checks: found?.checks ?? [],
      fitness: span?.fitness ?? null,
    }
  })
}
