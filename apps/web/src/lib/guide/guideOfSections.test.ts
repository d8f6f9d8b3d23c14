import { blockFields, COMPONENT_KINDS, fieldsOf, LOSS_ENTRIES } from '@duet/plant'
import { expect, test } from 'vitest'
import { guideOfSection } from './guideOfSections.ts'

const fields = [...blockFields, ...COMPONENT_KINDS.flatMap((kind) => fieldsOf(kind))]
const headings = new Set([
  ...fields.filter(({ type }) => type !== 'hidden').map(({ group }) => group),
  ...Object.values<string>(LOSS_ENTRIES),
])

test.each([...headings])('the guide tells of %s', (heading) => {
  expect(guideOfSection(heading)).toMatch(/^\/docs\//)
})
