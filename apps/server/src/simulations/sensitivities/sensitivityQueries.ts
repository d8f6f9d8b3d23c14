import { type InputChanges, UNCERTAIN_INPUT_KEYS, type UncertainInputKey } from '@duet/engine'
import { sensitivityOf } from '@duet/results'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** A run in which inputs of another run are changed. */
interface SensitivityRun {
  readonly id: string
  /** Of its job. */
  readonly status: string
  readonly error_message: string | null
  readonly changes: InputChanges
  /** Null of a run that has not completed. */
  readonly energy_kwh: number | null
}

/** Those of a run, the newest first. */
function sensitivityRuns(db: Database, simulationId: string): Promise<SensitivityRun[]> {
  return db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select([
      'simulation.id',
      'duet_job.status',
      'duet_job.error_message',
      sql<InputChanges>`coalesce(manifest -> 'input_changes', '{}')`.as('changes'),
      sql<number | null>`(summary -> 'system' ->> 'energy_kwh')::float8`.as('energy_kwh'),
    ])
    .where('sensitivity_of', '=', simulationId)
    .orderBy('simulation.created_at', 'desc')
    .limit(1000)
    .execute()
}

/** Two runs with an input less and more. */
export interface SensitivityPair {
  readonly input: UncertainInputKey
  readonly step: number
  readonly less: SensitivityRun
  readonly more: SensitivityRun
}

/** What the runs of a run have told of its inputs. */
export interface SensitivityFindings {
  /** The newest pair of each input that has not failed; none of an input that was not looked into. */
  readonly pairs: readonly SensitivityPair[]
  /** Why inputs have no pair: the newest of their runs that failed or was stopped. */
  readonly failures: ReadonlyMap<UncertainInputKey, string>
}

const ENDED_WITHOUT = new Set(['failed', 'stopped'])

export async function sensitivityFindings(
  db: Database,
  simulationId: string,
): Promise<SensitivityFindings> {
  const runs = await sensitivityRuns(db, simulationId)
  const pairs = pairsOf(runs.filter(({ status }) => !ENDED_WITHOUT.has(status)))
  const known = new Set(pairs.map(({ input }) => input))
  const failures = UNCERTAIN_INPUT_KEYS.flatMap((input) => {
    const ended = runs.find(
      ({ status, changes }) => changes[input] !== undefined && ENDED_WITHOUT.has(status),
    )
    return ended && !known.has(input) ? [[input, failureText(ended)] as const] : []
  })
  return { pairs, failures: new Map(failures) }
}

const failureText = ({ status, error_message }: SensitivityRun): string =>
  status === 'stopped'
    ? 'A simulation was stopped'
    : `A simulation failed: ${error_message ?? 'no reason is known'}`

const pairsOf = (runs: readonly SensitivityRun[]): readonly SensitivityPair[] =>
  UNCERTAIN_INPUT_KEYS.flatMap((input) => {
    for (const more of runs) {
      const step = more.changes[input] ?? 0
      const less = runs.find(({ changes }) => changes[input] === -step)
      if (step > 0 && less) return [{ input, step, less, more }]
    }
    return []
  })

/** Sensitivity of each input of a run whose two runs have completed; nothing of the others. The caller has settled access. */
export async function knownSensitivities(
  db: Database,
  run: { readonly id: string; readonly energyKwh: number },
): Promise<ReadonlyMap<string, number>> {
  const { pairs } = await sensitivityFindings(db, run.id)
  return new Map(
    pairs.flatMap((pair) => {
      const sensitivity = sensitivityOfPair(pair, run.energyKwh)
      return sensitivity === undefined ? [] : [[pair.input, sensitivity] as const]
    }),
  )
}

/** Undefined until both have completed. */
export function sensitivityOfPair(
  { step, less, more }: SensitivityPair,
  energyKwh: number,
): number | undefined {
  if (less.energy_kwh === null || more.energy_kwh === null) return undefined
  return sensitivityOf({ energyKwh, step, lessKwh: less.energy_kwh, moreKwh: more.energy_kwh })
}
