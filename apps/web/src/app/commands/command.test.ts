import { expect, test } from 'vitest'
import { type CommandGroup, matchingCommands } from './command.ts'

const run = (): void => undefined
const GROUPS: readonly CommandGroup[] = [
  {
    title: 'This project',
    commands: [
      { id: 'blocks', label: 'Blocks', keywords: 'model map', run },
      { id: 'results', label: 'Results', run },
    ],
  },
  { title: 'Actions', commands: [{ id: 'new', label: 'Create project', keywords: 'new', run }] },
]

const found = (query: string) =>
  matchingCommands(GROUPS, query).flatMap(({ commands }) => commands.map(({ id }) => id))

test('nothing typed leaves everything', () => {
  expect(found(' ')).toEqual(['blocks', 'results', 'new'])
})

test.each([
  ['RES', ['results']],
  ['map', ['blocks']],
  ['new proj', ['new']],
  ['project new', ['new']],
  ['sults', []],
])('%s finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('a group without a match is left out', () => {
  expect(matchingCommands(GROUPS, 'create').map(({ title }) => title)).toEqual(['Actions'])
})
