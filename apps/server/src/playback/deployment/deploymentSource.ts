import type { PlaybackIndex } from '@duet/results/playback'
import { createAnswerCache } from '../../cache.ts'
import { perServer, type Server } from '../../server.ts'
import { evaluationStamp } from '../playbackQueries.ts'
import type { PlaybackSource } from '../playbackSource.ts'
import { deploymentFrames } from './deploymentFrames.ts'
import { deploymentIndex } from './deploymentIndex.ts'
import { type DeploymentPlant, deploymentPlant } from './deploymentPlant.ts'

interface Known {
  readonly plant: DeploymentPlant
  readonly index: PlaybackIndex
}

const known = perServer(() => createAnswerCache<Known>({ max: 16 }))

/** A monitored plant as it is played, with the days that are evaluated by now. The caller has settled access. */
export async function deploymentSource(server: Server, projectId: string): Promise<PlaybackSource> {
  const stamp = await evaluationStamp(server.db, projectId)
  const parts = (): Promise<Known> =>
    known(server)(`${projectId} ${stamp}`, async () => {
      const plant = await deploymentPlant(server, projectId)
      return { plant, index: deploymentIndex(plant) }
    })
  return {
    index: async () => (await parts()).index,
    tables: async () => {
      const { plant, index } = await parts()
      const blocks = index.blocks.map(({ id }, block) => ({
        id,
        firstUnit: block,
        hasZones: false,
      }))
      return { document: plant.document, blocks }
    },
    frames: async (measure, chunk) => {
      const { plant, index } = await parts()
      return deploymentFrames(server, plant, index, { measure, chunk })
    },
    stamp,
  }
}
