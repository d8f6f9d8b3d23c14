import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    email: string
    password: string
  }
}

/** One server with the sample plant for the whole run, over a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'duet-e2e-'))
  const server = await startServer(dataFolder)
  if (!server.password) throw new Error('the first start printed no password')
  project.provide('baseUrl', server.baseUrl)
  project.provide('email', server.email)
  project.provide('password', server.password)
  return async () => {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
