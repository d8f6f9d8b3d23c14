import { expect, test } from 'vitest'
import { createGuideSearch } from './guideSearch.ts'

const search = createGuideSearch([
  ['Weather', '', 'weather.html', 'Files of weather have a time zone. Soiling is not in them.'],
  ['Surface', 'Soiling', 'surface.html#soiling', 'Dirt on the glass takes light away.'],
  ['Orientation', 'Single axis', 'orientation.html#single-axis', 'Backtracking turns back early.'],
  ['Components', 'PAN files', 'components.html#pan-files', 'A panel of PVsyst.'],
  ['Security', 'File handling', 'security.html#files', 'Panels are not files.'],
])
const found = (query: string) => search(query, 9).map(({ address }) => address)

test('a heading comes before a text', () => {
  expect(found('soiling')).toEqual(['surface.html#soiling', 'weather.html'])
})

test('the title of a page leads to its beginning', () => {
  expect(found('weather')[0]).toBe('weather.html')
})

test.each([
  ['beginning of a word', 'backtr'],
  ['letter left out', 'backtraking'],
  ['letter too many', 'bactktracking'],
])('%s: %s', (_what, query) => {
  expect(found(query)).toEqual(['orientation.html#single-axis'])
})

test('a list of fields for programs comes after what is explained', () => {
  const of = createGuideSearch([
    ['API: types', 'StudyResult', 'api/types.html#studyresult', 'clipping_fraction clipping_kwh'],
    ['Results', 'Key figures', 'results.html#key-figures', 'What inverters cut off is clipping.'],
  ])
  expect(of('clipping', 9).map(({ address }) => address)).toEqual([
    'results.html#key-figures',
    'api/types.html#studyresult',
  ])
})

test('two letters are a word of their own', () => {
  const of = createGuideSearch([
    ['Projects', 'Providers', 'a.html', 'Prices'],
    ['Results', '', 'b.html', 'PR is a ratio'],
  ])
  expect(of('pr', 9).map(({ address }) => address)).toEqual(['b.html'])
})

test('all words are looked for together, and each alone where no place has all', () => {
  expect(found('pan files')).toContain('components.html#pan-files')
  expect(found('pan files')).not.toContain('weather.html')
  expect(found('dirt pvsyst')).toHaveLength(2)
})

test('nothing is found of nothing, and no more than is asked for', () => {
  expect(found('  ')).toEqual([])
  expect(found('xylophone')).toEqual([])
  expect(search('files', 1)).toHaveLength(1)
})

test('a hit says where it leads and shows the words about what was found', () => {
  const text = `${'Other words come first, many of them. '.repeat(4)}Here the albedo is told.`
  const [hit] = createGuideSearch([['Ground', 'Light', 'ground.html#light', text]])('albedo', 1)
  expect(hit).toMatchObject({ label: 'Ground: Light', address: 'ground.html#light' })
  expect(hit?.excerpt).toMatch(/^… .*Here the albedo is told\.$/)
})
