import { setImmediate } from 'node:timers/promises'
import { AppError } from '@duet/contract'
import {
  type ColdestAir,
  datasetIdOf,
  designFigures,
  landOfStudy,
  type StudyCase,
  type StudyParameter,
  studyCase,
  studyValueLabel,
} from '@duet/plant/study'
import { brokenConstraints, type StudyConstraint } from '@duet/results/study'
import { type DatasetFacts, datasetFacts } from '../../meteo/datasets/datasetFacts.ts'
import type { BlockMessages } from '../plan/planBlocks.ts'
import { type PlanContext, planRun, type RunPlan } from '../plan/planRun.ts'
import { refuseDistant } from '../plan/runFitness.ts'
import type { RunInput } from '../plan/runInput.ts'
import type { NewRun } from '../startRun.ts'
import type { RefusedPoint } from './studyAnswer.ts'
import type { PointValues, StudyValue } from './studyPoints.ts'

export interface StudyPlan {
  readonly id: string
  readonly name: string
  readonly parameters: readonly StudyParameter[]
  readonly constraints: readonly StudyConstraint[]
  readonly base: StudyCase<RunInput>
}

/** A point that may run: it can be built, and keeps what is known before. */
type RunnablePlan = Extract<RunPlan, { readonly ok: true }>

export interface PlannedPoint extends RefusedPoint {
  /** Undefined: it is not run. */
  readonly plan: RunnablePlan | undefined
}

/** Plans every point as a run of its own; what cannot be run has its reasons. */
export async function planPoints(
  given: PlanContext,
  study: StudyPlan,
  points: readonly PointValues[],
): Promise<readonly PlannedPoint[]> {
  const context = { ...given, readTerrain: memo(given.readTerrain) }
  const named = await datasetsNamed(context, study, points)
  const known = new Map([...(await weatherOfStudy(context, study.base)), ...named])
  const coldestAirC: ColdestAir = (id) => known.get(id)?.coldest_air_c
  const landHa = landOfStudy(study.base)
  const planned: PlannedPoint[] = []
  for (const values of points) {
    const labels = values.map((value, at) => labelOf(study, known, value, at))
    const plan = await pointPlan(context, () =>
      studyCase(study.parameters, study.base, values, coldestAirC),
    )
    if (plan.ok) refuseDistant(plan.manifest, study.base.input)
    planned.push({ values: [...values], labels, ...judged(study, plan, landHa) })
    // Tables are laid out point by point: others are answered in between
    await setImmediate()
  }
  return planned
}

function judged(
  { constraints }: StudyPlan,
  plan: PointPlan,
  landHa: number | null,
): Pick<PlannedPoint, 'plan' | 'design' | 'errors'> {
  if (!plan.ok) return { plan: undefined, design: null, errors: plan.errors }
  const lit = plan.findings.lit.map(({ run, ratings }) => ({ ...run, ratings }))
  const design = designFigures(plan.manifest.document, lit, landHa)
  const isKept = brokenConstraints(constraints, { design, result: null }).length === 0
  return { plan: isKept ? plan : undefined, design, errors: [] }
}

/** The runs of the points that may run. */
export const runsOfPoints = (
  study: StudyPlan,
  planned: readonly PlannedPoint[],
): readonly NewRun[] =>
  planned.flatMap(({ plan, values, labels, design }) =>
    plan === undefined
      ? []
      : [
          {
            name: `${study.name}: ${labels.join(', ')}`,
            environment: study.base.input.environment,
            manifest: plan.manifest,
            terrain: plan.terrain,
            study: { id: study.id, point: { values, labels, design } },
          },
        ],
  )

/** The points that may not run, as a study stores them. */
export const refusedOfPoints = (planned: readonly PlannedPoint[]): readonly RefusedPoint[] =>
  planned.flatMap(({ plan, ...refused }) => (plan === undefined ? [refused] : []))

function memo<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}

type PointPlan = RunnablePlan | { readonly ok: false; readonly errors: readonly BlockMessages[] }

async function pointPlan(
  context: PlanContext,
  caseOf: () => StudyCase<RunInput>,
): Promise<PointPlan> {
  try {
    const { document, input } = caseOf()
    return await planRun(context, document, input)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, errors: [{ block_id: '', messages: [error.message] }] }
  }
}

/** The datasets that the chosen blocks are run with, by id. */
export function weatherOfStudy(
  context: Pick<PlanContext, 'server' | 'projectId'>,
  { document, input }: StudyCase<RunInput>,
): Promise<ReadonlyMap<string, DatasetFacts>> {
  const chosen = document.blocks.filter(({ id }) => input.blockIds.includes(id))
  return factsById(
    context,
    chosen.flatMap((block) => datasetIdOf(input, block) ?? []),
  )
}

/** Those that are values of the points themselves. */
const datasetsNamed = (
  context: Pick<PlanContext, 'server' | 'projectId'>,
  { parameters }: StudyPlan,
  points: readonly PointValues[],
): Promise<ReadonlyMap<string, DatasetFacts>> =>
  factsById(
    context,
    points.flatMap((values) =>
      values.flatMap((value, at) => (parameters[at] === 'enviro_dataset' ? [String(value)] : [])),
    ),
  )

async function factsById(
  { server, projectId }: Pick<PlanContext, 'server' | 'projectId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DatasetFacts>> {
  const found = await Promise.all(
    [...new Set(ids)].map((id) => datasetFacts(server.db, projectId, id)),
  )
  return new Map(found.flatMap((facts) => (facts ? [[facts.id, facts]] : [])))
}

/** A dataset is no part of the design: its name is that of the project's dataset. */
function labelOf(
  { parameters, base }: StudyPlan,
  datasets: ReadonlyMap<string, DatasetFacts>,
  value: StudyValue,
  at: number,
): string {
  const parameter = parameters[at]
  if (parameter === undefined) return String(value)
  const dataset = parameter === 'enviro_dataset' ? datasets.get(String(value)) : undefined
  return dataset?.name ?? studyValueLabel(parameter, value, base.document)
}
