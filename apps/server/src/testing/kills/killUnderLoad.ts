import type { LoadApi } from '../load/loadApi.ts'
import { blocksOf, newDataset, newProject, runAll } from '../load/loadRun.ts'
import { type Editor, patient, signInWhenReady, startEditor } from './editor.ts'
import { type Supervised, startSupervised, type Victim } from './supervised.ts'

/** What became of killing one kind of process so many times. */
export interface KillResult {
  readonly victim: Victim
  readonly times: number
  /** Edits while it was killed again and again. */
  readonly acknowledged: number
  readonly lost: number
  /** From each kill until everybody's edits are acknowledged again, s. */
  readonly backAfterS: readonly number[]
  readonly serverEnds: number
}

export interface KillReport {
  readonly results: readonly KillResult[]
  /** Runs that were at work while processes were killed: all of them ended so. */
  readonly completedRuns: number
  /** Lines of the server's log. */
  readonly log: string
}

const EDITORS = 4
/** Nobody fails for so long: the service is back. */
const CALM_MS = 2000
/** A service that is away for longer is not counted as back. */
const AWAY_LIMIT_MS = 240_000

/** Kills processes of the product while people edit and a run is at work. @param report - hears of each result */
export async function killUnderLoad(
  victims: readonly Victim[],
  times: number,
  report: (result: KillResult) => void = () => undefined,
): Promise<KillReport> {
  const product = await startSupervised()
  try {
    const api = await signInWhenReady(product.baseUrl, product.password)
    const projectId = await newProject(api, EDITORS, 1)
    const runs = await startRunning(api)
    const editors = await Promise.all(
      (await blocksOf(api, projectId)).map((id) => startEditor(api, projectId, id)),
    )
    const results: KillResult[] = []
    for (const victim of victims) {
      const result = await killTimes(product, editors, victim, times)
      results.push(result)
      report(result)
    }
    await Promise.all(editors.map((editor) => editor.stop()))
    return { results, completedRuns: await runs.stop(), log: product.log() }
  } finally {
    await product.stop()
  }
}

async function killTimes(
  product: Supervised,
  editors: readonly Editor[],
  victim: Victim,
  times: number,
): Promise<KillResult> {
  const before = { acknowledged: acknowledgedOf(editors), ends: product.ends() }
  const backAfterS: number[] = []
  let lost = 0
  for (let time = 0; time < times; time += 1) {
    await calm(editors)
    const killedMs = performance.now()
    product.kill(victim)
    // The edits that were on their way are refused by now, or were acknowledged
    await pause(CALM_MS)
    await calm(editors)
    const backs = editors.map((editor) => editor.backMs() ?? Number.POSITIVE_INFINITY)
    backAfterS.push(Math.max(0, Math.max(...backs) - killedMs) / 1000)
    lost += (await Promise.all(editors.map((editor) => editor.lost()))).reduce((a, b) => a + b)
  }
  const acknowledged = acknowledgedOf(editors) - before.acknowledged
  return { victim, times, acknowledged, lost, backAfterS, serverEnds: product.ends() - before.ends }
}

const acknowledgedOf = (editors: readonly Editor[]): number =>
  editors.reduce((sum, editor) => sum + editor.acknowledged(), 0)

/** Waits until everybody's edits are acknowledged, and were for a while. */
export async function calm(editors: readonly Editor[]): Promise<void> {
  const untilMs = performance.now() + AWAY_LIMIT_MS
  const isCalm = (editor: Editor): boolean =>
    editor.backMs() !== undefined && performance.now() - editor.lastFailureMs() > CALM_MS
  while (!editors.every(isCalm)) {
    if (performance.now() > untilMs) throw new Error('The service did not come back')
    await pause(50)
  }
}

const MONTH = { from: '2001-06-01T00:00', to: '2001-06-30T23:00' }

export const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))

/** Runs of a plant, one after another. */
async function startRunning(api: LoadApi): Promise<{ readonly stop: () => Promise<number> }> {
  const projectId = await newProject(api, 2, 1)
  const blockIds = await blocksOf(api, projectId)
  const { id: datasetId } = await newDataset(api, projectId, 60)
  const state = { isStopped: false }
  const going = (async () => {
    let completed = 0
    while (!state.isStopped || completed === 0) {
      await runAll(patient(api), { projectId, blockIds, datasetId, ...MONTH })
      completed += 1
    }
    return completed
  })()
  // Heard when it is waited for
  going.catch(() => undefined)
  return {
    stop: () => {
      state.isStopped = true
      return going
    },
  }
}
