import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startOutsideWorld } from './outsideWorld.ts'
import { startServer } from './server.ts'
import { startWeatherProviders } from './weatherProviders.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    email: string
    password: string
    /** Mails and text messages that were sent, and what the identity provider answers. */
    outsideUrl: string
    databaseUrl: string
  }
}

/** One server with the sample plant for the whole run, over a data folder of its own, and what it sends messages to. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'duet-e2e-'))
  const outside = await startOutsideWorld()
  const weather = await startWeatherProviders()
  const server = await startServer(dataFolder, { ...outside.env, ...weather.settings })
  if (!server.password) throw new Error('the first start printed no password')
  project.provide('baseUrl', server.baseUrl)
  project.provide('email', server.email)
  project.provide('password', server.password)
  project.provide('outsideUrl', outside.url)
  project.provide('databaseUrl', readFileSync(join(dataFolder, 'run', 'database-url'), 'utf8'))
  return async () => {
    await server.stop()
    await outside.stop()
    await weather.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
