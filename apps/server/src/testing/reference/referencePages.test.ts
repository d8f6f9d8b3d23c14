import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { resolvers } from '../../compose.ts'
import { buildSchema } from '../../http/schema.ts'
import { referencePages } from './referencePages.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../../../docs/guide/api')
const SCHEMA = buildSchema(resolvers)
const PAGES = referencePages(SCHEMA)

test.each([...PAGES])(
  '%s of the guide is that of the schema: npm run guide makes it anew',
  async (name, text) => {
    await expect(text).toMatchFileSnapshot(path.join(FOLDER, name))
  },
)

test('no page is left of what was, and every operation is on one', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...PAGES.keys()].toSorted())
  const text = [...PAGES.values()].join('\n')
  const roots = [SCHEMA.getQueryType(), SCHEMA.getMutationType()]
  const names = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}))
  expect(names.filter((name) => !text.includes(`\n## ${name}\n`))).toEqual([])
})
