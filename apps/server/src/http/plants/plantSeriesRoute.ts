import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { runAsCaller } from '../../db/callerStorage.ts'
import { attachment } from '../../files/contentDisposition.ts'
import { writeParquet } from '../../files/parquet/writeParquet.ts'
import { parseInput } from '../../input/parseInput.ts'
import { sensorSeriesTable } from '../../monitoring/series/sensorSeriesTable.ts'
import { type PlantRequest, type PlantRequestDeps, plantViewer } from './plantViewer.ts'
import { written } from './temporaryFile.ts'

const EXPORTING = { operation: 'plant series export', right: 'export' } as const

/** As many as the page shows. */
const MOST_NODES = 8

const querySchema = z.object({
  node: z.union([z.array(z.string()).max(MOST_NODES), z.string().transform((one) => [one])]),
  from: z.string(),
  to: z.string(),
  step_s: z.coerce.number(),
})

/** GET /api/plants/<project id>/series.parquet?node=…&from=…&to=…&step_s=…: what the page of time series shows, as a file. */
export function registerPlantSeriesRoute(app: FastifyInstance, deps: PlantRequestDeps): void {
  const { server } = deps
  app.get<PlantRequest>('/api/plants/:projectId/series.parquet', async (request, reply) => {
    const { userId, projectId, credential } = await plantViewer(deps, request, EXPORTING)
    const { node, ...range } = parseInput(querySchema, request.query)
    const { table, metadata } = await runAsCaller({ credential }, () =>
      sensorSeriesTable(server, userId, { project_id: projectId, hierarchy_ids: node, ...range }),
    )
    const file = await server.storage.temporaryFile()
    return reply
      .header('content-type', 'application/vnd.apache.parquet')
      .header('content-disposition', attachment('time-series.parquet'))
      .send(await written(file, () => writeParquet(server.duckdb, file, table, metadata)))
  })
}
