import { expect, test } from 'vitest'
import { partOfPage } from './markdownParts.ts'

const REPORT = `## VC0

- note

**Year**

| a |
| --- |

**Hours by month**

| b |
| --- |

## What differs

- this

**Bars**

| c |
| --- |`

test('headings go one level down and everything stays by default', () => {
  const part = partOfPage(REPORT, [])
  expect(part).toContain('### VC0\n\n- note')
  expect(part).toContain('**Hours by month**\n\n| b |')
})

test('a title that is left out takes what lies under it along, and nothing else', () => {
  expect(partOfPage(REPORT, ['Hours by', 'What differs'])).toBe(
    '### VC0\n\n- note\n\n**Year**\n\n| a |\n| --- |\n\n**Bars**\n\n| c |\n| --- |',
  )
})
