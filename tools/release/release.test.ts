import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { importsOf, targetOf } from '../imports.ts'
import { ROOT } from '../run.ts'
import { releaseFiles } from './releaseFiles.ts'

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })
const manifestOf = (folder: string): z.infer<typeof manifestSchema> =>
  manifestSchema.parse(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')))

const files = releaseFiles(ROOT)
const shipped = new Set(files)
const sources = files.filter((file) => /\/src\/.*\.ts$/.test(file))

/** Imports that are there when the program runs, each with the file that has it. */
const imports = sources.flatMap((file) =>
  importsOf(file, readFileSync(join(ROOT, file), 'utf8'))
    .filter(({ isType }) => !isType)
    .map(({ specifier }) => ({ file, specifier, target: targetOf(ROOT, file, specifier) })),
)

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const folderOf = (file: string): string => file.split('/', 2).join('/')

describe('a release', () => {
  test('has the server, its workers, the command line, and what npm needs', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'package-lock.json',
        'tools/start.mjs',
        'tools/nodeVersion.mjs',
        'apps/server/src/main.ts',
        'apps/server/src/worker.ts',
        'apps/server/src/jobs/computeThread.ts',
        'apps/server/src/maintenance/migrateProgram.ts',
        'apps/server/src/http/base.graphql',
        'apps/cli/src/main.ts',
        'apps/web/package.json',
        'deploy/systemd/duet.service',
      ]),
    )
    const migrations = 'apps/server/src/db/migrations'
    for (const name of readdirSync(join(ROOT, migrations)))
      expect(files).toContain(`${migrations}/${name}`)
  })

  test('has no tests, and of the web application only what was built', () => {
    const unwanted =
      /\.(test|bench)\.|\/testing\/|^(docs|e2e|bench)\/|^apps\/web\/(?!dist\/|package\.json)/
    expect(files.filter((file) => unwanted.test(file))).toEqual([])
  })

  test('holds every file that its files import', () => {
    const own = imports.filter(({ target }) => target !== undefined)
    expect(own.length).toBeGreaterThan(5000)
    expect(own.filter(({ target = '' }) => !shipped.has(target))).toEqual([])
  })

  test('has every library that its files import among the production dependencies of their package', () => {
    const libraries = imports.filter(
      ({ specifier }) => !specifier.startsWith('.') && !isBuiltin(specifier),
    )
    const undeclared = libraries.filter(
      ({ file, specifier }) => !(packageOf(specifier) in manifestOf(folderOf(file)).dependencies),
    )
    expect(undeclared).toEqual([])
  })

  test('installs nothing for the web application, which is built', () => {
    const { dependencies } = manifestOf('apps/web')
    expect(Object.keys(dependencies).filter((name) => !name.startsWith('@duet/'))).toEqual([])
  })
})
