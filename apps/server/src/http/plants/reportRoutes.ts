import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { runAsCaller } from '../../db/callerStorage.ts'
import { attachment } from '../../files/contentDisposition.ts'
import { parseInput } from '../../input/parseInput.ts'
import { plantReportFile, portfolioReportFile } from '../../monitoring/reports/reportFile.ts'
import { type PlantRequest, type PlantRequestDeps, plantViewer, reader } from './plantViewer.ts'

const EXPORTING = { operation: 'plant report', right: 'export' } as const

const querySchema = z.object({
  period: z.string('must be given: a day, for example 2026-06-21, or a month, for example 2026-06'),
})

/**
 * GET /api/plants/<project id>/report.pdf?period=2026-06-21 or 2026-06: the report of a day or a month. The same of a
 * portfolio, of `all` plants or `none` in a portfolio: /api/organizations/<id>/portfolios/<id>/report.pdf.
 */
export function registerReportRoutes(app: FastifyInstance, deps: PlantRequestDeps): void {
  const { server } = deps
  app.get<PlantRequest>('/api/plants/:projectId/report.pdf', async (request, reply) => {
    const { userId, projectId, credential } = await plantViewer(deps, request, EXPORTING)
    const { period } = parseInput(querySchema, request.query)
    const { name, bytes } = await runAsCaller({ credential }, () =>
      plantReportFile(server, userId, { project_id: projectId, of: period }),
    )
    return sendPdf(reply, name, bytes)
  })
  app.get<PortfolioRequest>(
    '/api/organizations/:organizationId/portfolios/:portfolioId/report.pdf',
    async (request, reply) => {
      const { userId, asCaller } = await reader(deps, request, 'portfolio report')
      const { period: of } = parseInput(querySchema, request.query)
      const { organizationId: organization_id, portfolioId } = request.params
      const portfolio_id = portfolioId === ALL_PLANTS ? null : portfolioId
      const { name, bytes } = await asCaller(() =>
        portfolioReportFile(server, userId, { organization_id, portfolio_id, of }),
      )
      return sendPdf(reply, name, bytes)
    },
  )
}

interface PortfolioRequest {
  Params: { organizationId: string; portfolioId: string }
}

/** In the place of a portfolio, as in the addresses of pages. */
const ALL_PLANTS = 'all'

const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', attachment(name))
    .send(bytes)
