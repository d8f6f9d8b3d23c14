import { type PlantDocument, samplePlant } from '@duet/plant'
import { monitoredPlant } from '../../monitoring/testing/monitoredPlant.ts'
import { createProjectFromDocument } from '../../projects/importProject.ts'
import { startWorker } from '../../results/startWorker.ts'
import { giveTypicalWeather } from '../../samples/sampleProject.ts'
import { startTestServer, type TestServer, type TestUser } from '../testServer.ts'

/** What a script works on: an organization of its own with the sample project and a monitored plant. */
export interface ScriptedWork {
  readonly owner: TestUser
  readonly organizationId: string
  /** An API token that reads, changes and simulates. */
  readonly token: string
  /** Has the tag INV1.P; its token sends readings. */
  readonly plant: { readonly projectId: string; readonly token: string }
}

/** A server on a port, with a worker. */
export interface ScriptedServer extends ScriptedWork {
  readonly server: TestServer
  readonly url: string
  /** The same once more, for another script. */
  readonly newWork: (name: string) => Promise<ScriptedWork>
  readonly close: () => Promise<void>
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  const server = await startTestServer()
  const newWork = (name: string): Promise<ScriptedWork> => workOn(server, name)
  const work = await newWork('acme')
  const worker = await startWorker(server, { worker: 'scripted', threads: 1 })
  return {
    ...work,
    server,
    url: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    newWork,
    close: async () => {
      await worker.stop()
      await server.close()
    },
  }
}

async function workOn(server: TestServer, name: string): Promise<ScriptedWork> {
  const owner = await server.newUser(`${name}@duet.example`)
  const organizationId = await server.newOrganization(name, { [owner.id]: 'owner' })
  await server.asUser(owner, async () => {
    const project = await createProjectFromDocument(
      server,
      { userId: owner.id, organizationId },
      plantOfEndlessRows(),
    )
    await giveTypicalWeather(server, owner.id, project)
  })
  const plant = await monitoredPlant(server, owner, organizationId, { tags: ['INV1.P'] })
  const { data, errors } = await server.call(CREATE_TOKEN, {}, owner.token)
  if (!data) throw new Error(errors?.[0]?.message)
  return { owner, organizationId, token: String(data['createApiToken']?.['token']), plant }
}

/** The sample, whose light is not traced, so that a year takes seconds. */
function plantOfEndlessRows(): PlantDocument {
  const plant = samplePlant()
  const blocks = plant.blocks.map((block) => ({ ...block, row_optics: 'endless_rows' as const }))
  return { ...plant, blocks }
}

const CREATE_TOKEN = `mutation CreateApiToken {
  createApiToken(name: "Script", scopes: ["read", "write", "simulate"]) { token }
}`
