import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { documentModules } from './documentModules.ts'

const GENERATED = path.resolve(import.meta.dirname, '../../apps/web/src/lib/gql/graphql.ts')
const folder = mkdtempSync(path.join(tmpdir(), 'duet-documents-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PAGE = path.join(folder, 'pages', 'Page.tsx')

describe('a module for each document', () => {
  const real = documentModules(GENERATED)

  test('every document of the product has one, with its own text', () => {
    const source = readFileSync(GENERATED, 'utf8')
    const names = [...source.matchAll(/^export const (\w+Doc(?:ument)?) =/gm)].map(
      ([, name]) => name,
    )
    expect(names.length).toBeGreaterThan(300)
    for (const name of names) expect(real.load(`\0virtual:document/${name}`)).toContain(name)
    const me = real.load('\0virtual:document/MeDocument')
    expect(me).toMatch(/query Me \{/)
    expect(me).not.toContain('mutation')
  })

  test('and the generated file keeps what is no document', () => {
    const rest = real.transform(readFileSync(GENERATED, 'utf8'), GENERATED)
    expect(rest).toContain('export class TypedDocumentString')
    expect(rest).not.toContain('new TypedDocumentString(')
  })

  test('a document that is not there is named', () => {
    expect(() => real.load('\0virtual:document/NoDocument')).toThrow(/called NoDocument/)
    expect(real.load('other')).toBeUndefined()
  })
})

describe('imports', () => {
  const plugin = documentModules(GENERATED)
  const importOf = (names: string): string =>
    `import { ${names} } from '../../../lib/gql/graphql.ts'\nlet a = 1`
  const importer = path.resolve(path.dirname(GENERATED), '../../features/meteo/search/Page.tsx')

  test('of documents go to their modules, of types stay', () => {
    expect(plugin.transform(importOf('MeDocument, type MeQuery'), importer)).toBe(
      `import { MeDocument } from 'virtual:document/MeDocument';import { type MeQuery } from '../../../lib/gql/graphql.ts'\nlet a = 1`,
    )
    expect(plugin.transform(importOf('\n  MeDocument as Own,\n'), importer)).toBe(
      `import { MeDocument as Own } from 'virtual:document/MeDocument'\nlet a = 1`,
    )
  })

  test('of a file of the same name elsewhere are left alone', () => {
    expect(plugin.transform(importOf('MeDocument'), PAGE)).toBeUndefined()
  })

  test('a generated file without documents is a fault of the build', () => {
    writeFileSync(path.join(folder, 'graphql.ts'), 'export type A = 1\n')
    const empty = documentModules(path.join(folder, 'graphql.ts'))
    expect(() => empty.load('\0virtual:document/MeDocument')).toThrow(/no GraphQL documents/)
  })
})
