import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { runAsCaller } from '../../db/callerStorage.ts'
import { attachment } from '../../files/contentDisposition.ts'
import { parseInput } from '../../input/parseInput.ts'
import { plantReportFile } from '../../monitoring/reports/plantReportFile.ts'
import { type PlantRequest, type PlantRequestDeps, plantViewer } from './plantViewer.ts'

const EXPORTING = { operation: 'plant report', right: 'export' } as const

const querySchema = z.object({
  period: z.string('must be given: a day, for example 2026-06-21, or a month, for example 2026-06'),
})

/** GET /api/plants/<project id>/report.pdf?period=2026-06-21 or 2026-06: the report of a day or a month. */
export function registerPlantReportRoute(app: FastifyInstance, deps: PlantRequestDeps): void {
  const { server } = deps
  app.get<PlantRequest>('/api/plants/:projectId/report.pdf', async (request, reply) => {
    const { userId, projectId, credential } = await plantViewer(deps, request, EXPORTING)
    const { period } = parseInput(querySchema, request.query)
    const { name, bytes } = await runAsCaller({ credential }, () =>
      plantReportFile(server, userId, { project_id: projectId, of: period }),
    )
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', attachment(name))
      .send(bytes)
  })
}
