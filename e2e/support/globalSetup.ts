import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import bundledBrowser from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { type Login, signInToApi } from './api.ts'
import { startOutsideWorld } from './outsideWorld.ts'
import type { OwnServer } from './ownServer.ts'
import { startServer } from './server.ts'
import { startWeatherProviders } from './weatherProviders.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    servers: readonly OwnServer[]
  }
}

/** A server with the sample plant for each worker, over a data folder of its own, and what it sends messages to. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = project.config.maxWorkers
  // Unpacked before two workers would do it at the same time
  await bundledBrowser.executablePath()
  // The first start builds the web application
  const first = await startOwnServer()
  const others = await Promise.all(Array.from({ length: count - 1 }, startOwnServer))
  const started = [first, ...others]
  project.provide(
    'servers',
    started.map(({ server }) => server),
  )
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()))
  }
}

async function startOwnServer(): Promise<{
  readonly server: OwnServer
  readonly stop: () => Promise<void>
}> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'duet-e2e-'))
  const outside = await startOutsideWorld()
  const weather = await startWeatherProviders()
  const server = await startServer(dataFolder, { ...outside.env, ...weather.settings })
  const { baseUrl, email, password } = server
  if (!password) throw new Error('the first start printed no password')
  await hideFirstSteps({ baseUrl, email, password })
  return {
    server: {
      baseUrl,
      email,
      password,
      outsideUrl: outside.url,
      databaseUrl: readFileSync(join(dataFolder, 'run', 'database-url'), 'utf8'),
    },
    stop: async () => {
      await server.stop()
      await outside.stop()
      await weather.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Else they stand on pages until some test runs a simulation of its own. */
async function hideFirstSteps(login: Login): Promise<void> {
  const api = await signInToApi(login)
  await api.ask(
    'SetFirstStepsHidden',
    'mutation SetFirstStepsHidden { setFirstStepsHidden(hidden: true) { id } }',
    {},
    z.object({ id: z.string() }),
  )
}
