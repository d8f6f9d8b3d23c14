import { AppError } from '@duet/contract'
import type { Site } from '@duet/engine'
import { linkedComponents } from '@duet/plant'
import { DAY_MS } from '@duet/units'
import { createAnswerCache } from '../../cache.ts'
import { perServer, type Server } from '../../server.ts'
import {
  findVersionAt,
  type KeyedNode,
  listVersions,
  nodesOfVersion,
  plantOfVersion,
  type VersionRecord,
} from '../deployments/versionQueries.ts'

/** What comparisons need of a version, without its drawing. */
export interface VersionFacts {
  readonly version: VersionRecord
  readonly nodes: readonly KeyedNode[]
  readonly site: Site
  /** Of one inverter of each block, and of all of them, by the block's id, W; absent where it is not known. */
  readonly ratedAcW: ReadonlyMap<string, { readonly one: number; readonly all: number }>
}

const known = perServer(() => createAnswerCache<VersionFacts>({ max: 16 }))

/** Of the version at the end of a civil day. @throws AppError INVALID_INPUT for a deployment without versions */
export async function requireFacts(
  server: Server,
  projectId: string,
  lastDay: string,
): Promise<VersionFacts> {
  const at = new Date(Date.parse(lastDay) + DAY_MS)
  const version =
    (await findVersionAt(server.db, projectId, at)) ??
    (await listVersions(server.db, projectId)).at(-1)
  if (!version) throw new AppError('INVALID_INPUT', 'The deployment has no version: save one.')
  return factsOfVersion(server, version)
}

export const factsOfVersion = (server: Server, version: VersionRecord): Promise<VersionFacts> =>
  known(server)(version.id, () => readFacts(server, version))

async function readFacts({ db }: Server, version: VersionRecord): Promise<VersionFacts> {
  const document = await plantOfVersion(db, version.id)
  const { latitude: latitudeDeg, longitude: longitudeDeg, altitude_m } = document.project
  return {
    version,
    nodes: await nodesOfVersion(db, version.id),
    site: { latitudeDeg, longitudeDeg, altitudeM: altitude_m },
    ratedAcW: new Map(
      document.blocks.flatMap((block) => {
        const one = linkedComponents(document, block).inverter?.rated_output_ac_power
        return one === undefined ? [] : [[block.id, { one, all: one * block.num_inverters }]]
      }),
    ),
  }
}
