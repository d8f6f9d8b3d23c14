import { expect, test } from 'vitest'
import { plantDocumentFacts, projectIdIn } from './plantDocumentFacts.ts'

const ID = '0b7c1a52-3c0f-4a52-9d6a-2f8e3f1d9c11'
const OTHER = '1111a111-3c0f-4a52-9d6a-2f8e3f1d9c11'

test('a plant document is described by its name and what it holds', () => {
  const document = { project: { name: 'Phoenix' }, blocks: [{}, {}], components: [{}] }
  expect(plantDocumentFacts(document)).toEqual({
    name: 'Phoenix',
    blocks: 2,
    layers: 0,
    components: 1,
    datasets: 0,
  })
  expect(plantDocumentFacts(null).name).toBe('Project')
})

test.each([
  [ID, ID],
  [` ${ID.toUpperCase()} `, ID],
  [`https://duet.example/acme/project/${ID}/design/blocks?block=${OTHER}`, ID],
  [`https://duet.example/x/${OTHER}/project/${ID}`, ID],
  ['Phoenix', undefined],
  ['', undefined],
])('%j holds the id %s', (text, id) => {
  expect(projectIdIn(text)).toBe(id)
})
