import { describe, expect, test } from 'vitest'
import { creditsModule } from './creditsModule.ts'
import { homepageOf } from './homepageOf.ts'
import { type LockFile, shippedPackages } from './shippedPackages.ts'

const entry = (version: string, needs: Record<string, string> = {}) => ({
  version,
  license: 'MIT',
  dependencies: needs,
})

const lock: LockFile = {
  packages: {
    '': { optionalDependencies: { engine: '1', 'engine-elsewhere': '1' } },
    'apps/web': entry('0', { a: '1', '@duet/units': '0' }),
    'packages/units': entry('0'),
    'node_modules/@duet/units': { link: true },
    'node_modules/a': entry('1.0.0', { b: '2' }),
    'node_modules/a/node_modules/b': entry('2.0.0', { c: '1' }),
    'node_modules/b': entry('1.0.0'),
    'node_modules/c': entry('1.5.0', { a: '1' }),
    'node_modules/engine': entry('24.0.0'),
    'node_modules/engine-elsewhere': entry('24.0.0'),
    'node_modules/vitest': entry('5.0.0'),
  },
}

describe('libraries of the product', () => {
  const shipped = shippedPackages(lock, (folder) =>
    folder.endsWith('elsewhere') ? undefined : '',
  ).map(({ name, version }) => `${name} ${version}`)

  test('are what its parts need, and what those need, in the version they get', () => {
    expect(shipped).toEqual(['a 1.0.0', 'b 2.0.0', 'c 1.5.0', 'engine 24.0.0'])
  })

  test('of this project have a name, a version, a licence and a page each', () => {
    const { load } = creditsModule()
    const libraries: unknown = JSON.parse(
      load('\0virtual:credits')?.replace('export const LIBRARIES = ', '') ?? '',
    )
    expect(libraries).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'react', license: 'MIT' })]),
    )
    const text = JSON.stringify(libraries)
    expect(text).not.toMatch(/"(version|license|homepage)":""|see its homepage|vitest|"\/|file:/)
  })
})

test.each([
  [{ homepage: 'https://react.dev/' }, 'https://react.dev/'],
  [{ repository: 'fastify/fastify' }, 'https://github.com/fastify/fastify'],
  [{ repository: { url: 'git+https://github.com/a/b.git' } }, 'https://github.com/a/b'],
  [{ repository: { url: 'git@github.com:a/b.git' } }, 'https://github.com/a/b'],
  [{ repository: { url: 'git://github.com/a/b.git#v1' } }, 'https://github.com/a/b.git#v1'],
  [{ homepage: 'javascript:alert(1)' }, ''],
  [{}, ''],
])('the page of %j', (manifest, page) => {
  expect(homepageOf(manifest)).toBe(page)
})
