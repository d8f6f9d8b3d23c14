import { z } from 'zod'
import type { LoadApi } from './loadApi.ts'

const jobSchema = z.object({
  id: z.string(),
  status: z.string(),
  size_bytes: z.number().nullish(),
  error_message: z.string().nullish(),
})

const EXPORT = (choices: string): string =>
  `mutation Export($id: ID!) { simDataExport(simulation_id: $id, ${choices}) { id status } }`

/** What people take away from a run. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ['PDF report', 'mutation Report($id: ID!) { makePdfReport(simulation_id: $id) { id status } }'],
  ['Parquet of all blocks, all columns', EXPORT('format: "parquet", scope: "block"')],
  ['CSV of the plant', EXPORT('format: "csv", scope: "system"')],
])

/** Asks for a file of a run and waits for it; gives its size, bytes. @throws Error where it cannot be made */
export async function makeFile(
  api: LoadApi,
  mutation: string,
  simulationId: string,
): Promise<number> {
  const { id } = await api.ask(mutation, { id: simulationId }, jobSchema)
  for (;;) {
    const job = await api.ask(
      'query ResultJob($id: ID!) { resultJob(id: $id) { id status size_bytes error_message } }',
      { id },
      jobSchema,
    )
    if (job.status === 'completed') return job.size_bytes ?? 0
    if (job.status === 'failed') throw new Error(`the file failed: ${job.error_message}`)
    await new Promise((wake) => setTimeout(wake, 100))
  }
}
