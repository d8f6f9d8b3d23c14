import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  deployPath,
  deployText,
  faultsOf,
  filledIn,
  imageEnvironment,
  ROOT,
  variablesOf,
  yamlOf,
} from './deployFolder.ts'

const serviceSchema = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
})
const { services, volumes } = z
  .looseObject({
    services: z.record(z.string(), serviceSchema),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(yamlOf('compose.yaml')[0])
const serviceOf = (name: string): z.infer<typeof serviceSchema> => {
  const service = services[name]
  if (!service) throw new Error(`no service ${name}`)
  return service
}

const example = filledIn(variablesOf(deployText('.env.example')))
const interpolated = (text: string): string =>
  text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_all, key: string) => example[key] ?? '')
/** As the process sees it. */
const environmentOf = (name: string): Record<string, string> => ({
  ...imageEnvironment(),
  ...example,
  ...Object.fromEntries(
    Object.entries(serviceOf(name).environment).map(([key, value]) => [key, interpolated(value)]),
  ),
})

describe('compose.yaml', () => {
  test.each(['server', 'worker'])('gives %s an environment that it takes', (name) => {
    expect(serviceOf(name).env_file).toBe('.env')
    expect(faultsOf(environmentOf(name), ['POSTGRES_PASSWORD'])).toEqual([])
  })

  test('asks the operator for nothing that .env.example does not have', () => {
    const asked = [...deployText('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, key]) => key)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((key) => !((key ?? '') in example))).toEqual([])
  })

  test('runs programs that are there', () => {
    const programs = [serviceOf('server'), serviceOf('worker')].flatMap(
      ({ command = [] }) => command,
    )
    expect(programs).toEqual(['apps/server/src/worker.ts'])
    expect(existsSync(path.join(ROOT, 'apps/server/src/worker.ts'))).toBe(true)
  })

  test.each(['server', 'worker'])('gives %s a file system to read and no rights', (name) => {
    const { read_only, cap_drop, security_opt, tmpfs } = serviceOf(name)
    expect({ read_only, cap_drop, security_opt, tmpfs }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    })
  })

  test('has services under the names and ports by which they are called', () => {
    const { DATABASE_URL = '', S3_ENDPOINT = '', PORT = '', S3_BUCKET } = environmentOf('server')
    const hosts = [DATABASE_URL, S3_ENDPOINT, `http://${environmentOf('caddy')['DUET_UPSTREAM']}`]
    expect(hosts.map((url) => new URL(url).hostname)).toEqual(['postgres', 's3', 'server'])
    expect(new URL(hosts[2] ?? '').port).toBe(PORT)
    // A bucket is a folder of the S3 server
    expect(serviceOf('s3').volumes).toEqual([
      `objects:${serviceOf('s3').command?.[1]}/${S3_BUCKET}`,
    ])
  })

  test('declares every volume that it mounts, and waits for services that are there', () => {
    const mounted = Object.values(services).flatMap(({ volumes: all }) =>
      all.flatMap((volume) => /^(\w+):/.exec(volume)?.[1] ?? []),
    )
    expect(new Set(mounted)).toEqual(new Set(Object.keys(volumes)))
    const awaited = Object.values(services).flatMap(({ depends_on }) => Object.keys(depends_on))
    expect(awaited.filter((name) => !(name in services))).toEqual([])
  })

  test('keeps data and backups where they outlive a container', () => {
    const { DUET_DATA, DUET_BACKUP_DIR } = environmentOf('server')
    // A volume is given to the user of the folder that it is mounted over
    expect(deployText('Dockerfile')).toContain(`${DUET_DATA} ${DUET_BACKUP_DIR} \\`)
    expect(serviceOf('server').volumes).toEqual([
      `server:${DUET_DATA}`,
      `backups:${DUET_BACKUP_DIR}`,
    ])
  })

  test('takes every image in a version', () => {
    const images = Object.values(services).map(({ image }) => image)
    expect(images.filter((image) => image !== 'duet' && !/:v?\d/.test(image))).toEqual([])
  })

  test('brings the proxy its file', () => {
    const [, file = ''] = /^\.\/(\w+):/.exec(serviceOf('caddy').volumes[0] ?? '') ?? []
    expect(existsSync(deployPath(file))).toBe(true)
  })
})
