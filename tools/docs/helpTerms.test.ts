import { blockFields, COMPONENT_KINDS, fieldsOf } from '@duet/plant'
import { expect, test } from 'vitest'
import { readDocsPage } from './docsPage.ts'
import { helpTerms } from './helpTerms.ts'
import { readGuide } from './readGuide.ts'

const glossary = (rows: string) =>
  readDocsPage(
    'glossary.md',
    `# G\n\n## Light\n\n| Term | Meaning | Formula | Unit |\n|---|---|---|---|\n${rows}`,
  )

test('a term has its names, its meaning without the link, and where the link leads', () => {
  const terms = helpTerms([
    glossary(
      '| Plane of array, POA | The front. See [sky](physics/sky.md#free). | a = b | W/m² |\n| Albedo | A share. | | |',
    ),
  ])
  expect(terms).toEqual([
    {
      names: ['Plane of array', 'POA'],
      meaning: 'The front.',
      formula: 'a = b',
      unit: 'W/m²',
      more: 'physics/sky.html#free',
    },
    { names: ['Albedo'], meaning: 'A share.', formula: '', unit: '', more: 'glossary.html#light' },
  ])
})

test('a term that stands twice, and a page without its table, are errors that say so', () => {
  expect(() => helpTerms([glossary('| PR | B | | |\n| Ratio, pr | C | | |')])).toThrow(
    'glossary.md explains pr twice',
  )
  expect(() => helpTerms([])).toThrow('glossary.md has no table')
})

test.each([
  'GHI DNI DHI POA GCR PR EPI IAM LID PID MPPT STC NOCT P50 P90 TMY',
  'DC/AC|Backtracking|Soiling|Bifaciality|Transposition|Clipping|Mismatch|Availability',
])('the glossary of the guide explains %s', (words) => {
  const names = helpTerms(readGuide().pages).flatMap((term) => term.names)
  expect(names).toEqual(expect.arrayContaining(words.split(words.includes('|') ? '|' : ' ')))
})

test('what the glossary calls fields are labels of fields', () => {
  const fields = [...blockFields, ...COMPONENT_KINDS.flatMap((kind) => fieldsOf(kind))]
  const labels = new Set(fields.map(({ label }) => label))
  const page = readGuide().pages.find(({ path }) => path === 'glossary.md')
  const names = (page?.tables ?? [])
    .filter(({ heading }) => heading.startsWith('Fields of'))
    .flatMap(({ rows }) => rows.flatMap((row) => row.get('Term')?.text.split(', ') ?? []))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !labels.has(name))).toEqual([])
})
