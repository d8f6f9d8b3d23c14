import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { signIn } from './loadApi.ts'
import { blocksOf, newDataset, newProject } from './loadRun.ts'
import { startLoadServers } from './loadServers.ts'

// A study of ten by ten points of a plant of two blocks over a year of hours, from the question to the last result. Not a test.
const { values } = parseArgs({
  options: {
    first: { type: 'string', default: 'dc_ac_ratio' },
    second: { type: 'string', default: 'albedo' },
    blocks: { type: 'string', default: '2' },
    optics: { type: 'string' },
  },
})
const RANGES: Readonly<Record<string, readonly [first: number, step: number]>> = {
  dc_ac_ratio: [1, 0.05],
  albedo: [0.15, 0.05],
  row_spacing: [5.5, 0.25],
  height: [1.4, 0.1],
}
const valuesOf = (parameter: string): number[] => {
  const [first, step] = RANGES[parameter] ?? [1, 1]
  return Array.from({ length: 10 }, (_, at) => Number((first + at * step).toFixed(6)))
}
const ended = z.object({
  points: z.array(
    z.object({
      simulation: z.object({ duet_job: z.object({ status: z.string() }) }).nullable(),
      result: z.object({}).nullable(),
    }),
  ),
})

const servers = await startLoadServers(0, { files: 'folder' })
try {
  const api = await signIn(servers.baseUrl, servers.password)
  const blocks = Number(values.blocks)
  const projectId = await newProject(api, blocks, blocks)
  const dataset = await newDataset(api, projectId, 60)
  const input = {
    parameters: [values.first, values.second].map((parameter) => ({
      parameter,
      values: valuesOf(parameter),
    })),
    row_optics: values.optics,
    run: { block_ids: await blocksOf(api, projectId), enviro_dataset_id: dataset.id },
  }
  const startMs = performance.now()
  const cpuBefore = servers.server.cpuSeconds()
  const { id } = await api.ask(
    'mutation Start($id: ID!, $input: StudyInput!) { createSimulationStudy(project_id: $id, input: $input) { id } }',
    { id: projectId, input },
    z.object({ id: z.string() }),
  )
  const plannedMs = performance.now()
  const counts = await endOf(id)
  const endMs = performance.now()
  console.log(
    JSON.stringify({
      study: `${values.first} x ${values.second}`,
      blocks,
      ...counts,
      planned_s: round(plannedMs - startMs),
      run_s: round(endMs - plannedMs),
      cpu_s: Math.round(servers.server.cpuSeconds() - cpuBefore),
    }),
  )

  async function endOf(study: string): Promise<{ readonly points: number; readonly done: number }> {
    for (;;) {
      const { points } = await api.ask(
        'query Study($id: ID!) { simulationStudy(id: $id) { points { simulation { duet_job { status } } result { energy_kwh } } } }',
        { id: study },
        ended,
      )
      const active = points.filter(({ simulation }) =>
        ['queued', 'running'].includes(simulation?.duet_job.status ?? ''),
      )
      const done = points.filter(({ result }) => result !== null).length
      if (active.length === 0) return { points: points.length, done }
      await delay(500)
    }
  }
} finally {
  await servers.stop()
}

function round(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10
}
