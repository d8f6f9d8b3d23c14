import { setImmediate } from 'node:timers/promises'
import { AppError } from '@duet/contract'
import type { Block } from '@duet/plant'
import { z } from 'zod'
import { parseInput } from '../../input/parseInput.ts'
import { type DatasetFacts, datasetFacts } from '../../meteo/datasetFacts.ts'
import { type PlanContext, planRun } from '../plan/planRun.ts'
import { refuseDistant } from '../plan/runFitness.ts'
import type { RunInput } from '../plan/runInput.ts'
import type { NewRun } from '../startRun.ts'
import type { RefusedValue } from './studyAnswer.ts'
import {
  type ColdestAir,
  type StudyCase,
  type StudyParameter,
  studyCase,
  studyValueLabel,
  studyValueSchema,
} from './studyParameters.ts'

export interface StudyPlan {
  readonly id: string
  readonly name: string
  readonly parameter: StudyParameter
  readonly base: StudyCase
}

interface PlannedValues {
  readonly runs: readonly NewRun[]
  readonly refused: readonly RefusedValue[]
}

export type StudyValue = number | string

/** The values of a study, each once. @throws AppError INVALID_INPUT for a value that is none */
export function studyValues(
  parameter: StudyParameter,
  asked: readonly unknown[],
  path: readonly string[],
): readonly StudyValue[] {
  return [...new Set(parseInput(z.array(studyValueSchema(parameter)), asked, path))]
}

/** Plans every value as a run of its own; what cannot be run has its reasons. */
export async function planValues(
  context: PlanContext,
  study: StudyPlan,
  values: readonly StudyValue[],
): Promise<PlannedValues> {
  const readTerrain = memo(context.readTerrain)
  const weather = await weatherOfStudy(context, study.base)
  const coldestAirC: ColdestAir = (block) =>
    weather.get(datasetIdOf(study.base.input, block) ?? '')?.coldest_air_c
  const runs: NewRun[] = []
  const refused: RefusedValue[] = []
  for (const value of values) {
    const label = await valueLabel(context, study, value)
    const plan = await valuePlan({ ...context, readTerrain }, study, (base) =>
      studyCase(study.parameter, base, value, coldestAirC),
    )
    if (plan.ok) {
      refuseDistant(plan.manifest, study.base.input)
      runs.push({
        name: `${study.name}: ${label}`,
        environment: study.base.input.environment,
        manifest: plan.manifest,
        terrain: plan.terrain,
        study: { id: study.id, value: { value, label } },
      })
    } else refused.push({ value, label, errors: plan.errors })
    // Tables are laid out value by value: others are answered in between
    await setImmediate()
  }
  return { runs, refused }
}

function memo<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}

async function valuePlan(
  context: PlanContext,
  { base }: StudyPlan,
  caseOf: (base: StudyCase) => StudyCase,
): Promise<Awaited<ReturnType<typeof planRun>> | (RefusedPlan & { readonly ok: false })> {
  try {
    const { document, input } = caseOf(base)
    return await planRun(context, document, input)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, errors: [{ block_id: '', messages: [error.message] }] }
  }
}

type RefusedPlan = Pick<RefusedValue, 'errors'>

/** The datasets that the chosen blocks are run with, by id. */
export async function weatherOfStudy(
  { server, projectId }: Pick<PlanContext, 'server' | 'projectId'>,
  { document, input }: StudyCase,
): Promise<ReadonlyMap<string, DatasetFacts>> {
  const chosen = document.blocks.filter(({ id }) => input.blockIds.includes(id))
  const ids = new Set(chosen.flatMap((block) => datasetIdOf(input, block) ?? []))
  const found = await Promise.all([...ids].map((id) => datasetFacts(server.db, projectId, id)))
  return new Map(found.flatMap((facts) => (facts ? [[facts.id, facts]] : [])))
}

const datasetIdOf = (input: RunInput, block: Block): string | undefined =>
  input.datasetId ?? block.enviro_dataset_id ?? undefined

/** A dataset is no part of the design: its name is that of the project's dataset. */
async function valueLabel(
  { server, projectId }: Pick<PlanContext, 'server' | 'projectId'>,
  { parameter, base }: StudyPlan,
  value: StudyValue,
): Promise<string> {
  const dataset =
    parameter === 'enviro_dataset'
      ? await datasetFacts(server.db, projectId, String(value))
      : undefined
  return dataset?.name ?? studyValueLabel(parameter, value, base.document)
}
