import { AppError } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import { changeListener } from '../../monitoring/changes/changeListener.ts'
import { PlantStream } from './plantStream.ts'
import {
  type PlantRequest,
  type PlantRequestDeps,
  plantViewer,
  stillSeesPlant,
} from './plantViewer.ts'

const FOLLOWING = { operation: 'plant changes', right: 'viewer' } as const
/** Of one user at a process: pages that are in view, with some to spare. */
const MOST_STREAMS = 20

/**
 * GET /api/plants/<project id>/changes: server-sent events, each the list of what has changed of a monitored plant. The
 * stream ends with the access that it was opened by.
 */
export function registerPlantChangesRoute(app: FastifyInstance, deps: PlantRequestDeps): void {
  const { server } = deps
  const streams = new Map<PlantStream, string>()
  // Streams would hold up the end of the server
  app.addHook('preClose', async () => {
    for (const stream of streams.keys()) stream.end()
  })
  app.get<PlantRequest>('/api/plants/:projectId/changes', async (request, reply) => {
    const viewer = await plantViewer(deps, request, FOLLOWING)
    const { userId, projectId } = viewer
    if ([...streams.values()].filter((id) => id === userId).length >= MOST_STREAMS)
      throw new AppError('RATE_LIMITED', 'Too many pages follow plants. Close some of them.')
    const stream = new PlantStream(() => stillSeesPlant(server, viewer))
    streams.set(stream, userId)
    stream.onEnd(() => streams.delete(stream))
    try {
      const stop = await changeListener(server).subscribe({
        projectId,
        onChange: (change) => stream.add(change),
        onLost: () => stream.end(),
      })
      stream.onEnd(stop)
    } catch (error) {
      stream.body.destroy()
      throw error
    }
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream.body)
  })
}
