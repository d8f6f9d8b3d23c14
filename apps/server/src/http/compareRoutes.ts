import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { projectAccess } from '../access/projectAccess.ts'
import { writeComparison } from '../compare/comparisonTable.ts'
import { exportedPair } from '../compare/exportSelection.ts'
import { attachment } from '../files/contentDisposition.ts'
import { parseInput } from '../input/parseInput.ts'
import { bytesOfThread } from '../pdf/bytesOfThread.ts'
import { type PlantRequest, type PlantRequestDeps, reader } from './plants/plantViewer.ts'
import { written } from './plants/temporaryFile.ts'

const querySchema = z.object({
  selection: z.string('must be given: the datasets and parameters of a workbook, as JSON'),
  title: z.string().max(200).default('comparison'),
})

const TYPES = { csv: 'text/csv; charset=utf-8', parquet: 'application/vnd.apache.parquet' } as const

const THREAD = new URL('../compare/pdf/comparisonThread.ts', import.meta.url)

/** GET /api/projects/<project id>/comparison.csv, .parquet or .pdf?selection=…: what a page of a comparison shows, as a file. */
export function registerCompareRoutes(app: FastifyInstance, deps: PlantRequestDeps): void {
  const { server } = deps
  for (const format of ['csv', 'parquet'] as const)
    app.get<PlantRequest>(
      `/api/projects/:projectId/comparison.${format}`,
      async (request, reply) => {
        const { userId, asCaller } = await reader(deps, request, 'comparison export')
        const { selection, title } = parseInput(querySchema, request.query)
        const pair = await asCaller(async () => {
          const { project } = await exportable(request.params.projectId, userId)
          return exportedPair(server, userId, project.id, selection)
        })
        const file = await server.storage.temporaryFile()
        return reply
          .header('content-type', TYPES[format])
          .header('content-disposition', attachment(`${title}.${format}`))
          .send(await written(file, () => writeComparison(server, file, pair, format)))
      },
    )
  app.get<PlantRequest>('/api/projects/:projectId/comparison.pdf', async (request, reply) => {
    const { userId, asCaller } = await reader(deps, request, 'comparison export')
    const { selection, title } = parseInput(querySchema, request.query)
    const page = await asCaller(async () => {
      const { project } = await exportable(request.params.projectId, userId)
      const organization = await organizationName(project.organization_id)
      const pair = await exportedPair(server, userId, project.id, selection)
      return { ...pair, organization, project: project.name, title }
    })
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', attachment(`${title}.pdf`))
      .send(await bytesOfThread(THREAD, page))
  })

  const exportable = (projectId: string, userId: string) =>
    projectAccess(server.db, userId, projectId, 'export')

  const organizationName = async (id: string): Promise<string> =>
    (
      await server.db
        .selectFrom('organization')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).name
}
