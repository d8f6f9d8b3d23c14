import { expect, test } from 'vitest'
import { pageOf, sectionsOfPage } from './page.ts'
import type { Section } from './section.ts'

const section = (id: string, folder?: string): Section => ({
  id,
  title: `Title of ${id}`,
  about: [`About ${id}.`],
  command: `${id} -- DIR`,
  ...(folder !== undefined && { folder }),
  make: () => Promise.resolve([]),
})
const SECTIONS = [section('first', 'reference/first'), section('second')]

test('a page gives back the texts that it was made of', () => {
  const texts = new Map([
    ['first', '| a |\n| --- |\n\n3 passed'],
    ['second', 'fast'],
  ])
  expect(sectionsOfPage(pageOf(SECTIONS, texts))).toEqual(texts)
})

test('one section made anew leaves the others as they were', () => {
  const before = pageOf(
    SECTIONS,
    new Map([
      ['first', '3 of 4 failed'],
      ['second', 'kept'],
    ]),
  )
  const after = pageOf(SECTIONS, new Map([...sectionsOfPage(before), ['first', 'new']]))
  expect(sectionsOfPage(after)).toEqual(
    new Map([
      ['first', 'new'],
      ['second', 'kept'],
    ]),
  )
  expect(after).not.toContain('3 of 4 failed')
})

test('a section that was never made says how to make it, and data folders are named', () => {
  const page = pageOf(SECTIONS, new Map())
  expect(page).toContain('Not run yet: `npm run validation -- --only second`.')
  expect(page).toContain('| Title of first | `npm run first -- DIR` | `reference/first` |')
  expect(page).toContain('| Title of second | `npm run second -- DIR` | none |')
})

test('there is nothing in a page that is not there', () => {
  expect(sectionsOfPage('').size).toBe(0)
})
