import { describe, expect, test } from 'vitest'
import { creditsModule, libraries } from './creditsModule.ts'
import { homepageOf } from './homepageOf.ts'
import { noticesText } from './notices.ts'
import { type LockFile, shippedPackages } from './shippedPackages.ts'

const entry = (version: string, needs: Record<string, string> = {}) => ({
  version,
  license: 'MIT',
  dependencies: needs,
})

const lock: LockFile = {
  packages: {
    '': { optionalDependencies: { engine: '1', 'engine-elsewhere': '1' } },
    'apps/server': entry('0', { a: '1', '@duet/units': '0' }),
    'apps/web': { devDependencies: { drawn: '3', vite: '8', '@types/drawn': '3' } },
    'packages/units': entry('0'),
    'node_modules/@duet/units': { link: true },
    'node_modules/a': entry('1.0.0', { b: '2' }),
    'node_modules/a/node_modules/b': entry('2.0.0', { c: '1' }),
    'node_modules/b': entry('1.0.0'),
    'node_modules/c': entry('1.5.0', { a: '1' }),
    'node_modules/engine': entry('24.0.0'),
    'node_modules/engine-elsewhere': entry('24.0.0'),
    'node_modules/drawn': entry('3.0.0'),
    'node_modules/vite': entry('8.0.0'),
    'node_modules/@types/drawn': entry('3.0.0'),
    'node_modules/vitest': entry('5.0.0'),
  },
}

describe('libraries of the product', () => {
  const shipped = shippedPackages(lock, (folder) =>
    folder.endsWith('elsewhere') ? undefined : '',
  ).map(({ name, version }) => `${name} ${version}`)

  test('are what its parts need or have in them, and what those need, in the version they get', () => {
    expect(shipped).toEqual(['a 1.0.0', 'b 2.0.0', 'c 1.5.0', 'drawn 3.0.0', 'engine 24.0.0'])
  })

  test('of this project have a name, a version, a licence and a page each', () => {
    const { load } = creditsModule()
    const listed: unknown = JSON.parse(
      load('\0virtual:credits')?.replace('export const LIBRARIES = ', '') ?? '',
    )
    expect(listed).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'react', license: 'MIT' })]),
    )
    const text = JSON.stringify(listed)
    expect(text).not.toMatch(/"(version|license|homepage)":""|see its homepage|vitest|"\/|file:/)
    expect(text).not.toContain('"name":"vite"')
  })
})

/** Licences that ask for no more than their text to be passed on. */
const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|BSL-1\.0|Zlib|OFL-1\.1|Python-2\.0|AND|OR| |\(|\))+$/

test('libraries have licences under which the product may be passed on under its own', () => {
  expect(libraries().filter(({ license }) => !ALLOWED.test(license))).toEqual([])
})

test('the notices give each licence once, below the libraries that have it', () => {
  const library = (name: string) => ({
    name,
    version: '1.0.0',
    license: 'MIT',
    homepage: `https://${name}.org`,
    folder: name,
  })
  const text = noticesText(['a', 'b', 'c'].map(library), (folder) =>
    folder === 'c' ? [] : ['Permission is granted'],
  )
  expect(text.split(/\n\n-+\n\n/).slice(1)).toEqual([
    'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nPermission is granted',
    'c 1.0.0 (MIT)\n\nLicensed under MIT; see https://c.org\n',
  ])
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
