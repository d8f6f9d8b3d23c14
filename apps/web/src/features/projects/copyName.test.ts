import { expect, test } from 'vitest'
import { projectCopyName } from './copyName.ts'

const ANN = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' }
const NOW = new Date(2026, 0, 9, 7, 5)

test('a copy is named for the project, the person and the time', () => {
  expect(projectCopyName('Phoenix', ANN, NOW)).toBe('Phoenix (copy by Ann Lee, 2026-01-09 07:05)')
})

test('a person without a name goes by the address', () => {
  const nameless = { ...ANN, first_name: '', last_name: '' }
  expect(projectCopyName('Phoenix', nameless, NOW)).toContain('(copy by ann@example.com,')
})

test('a long name is cut so that the rest still fits', () => {
  const name = projectCopyName('x'.repeat(300), ANN, NOW)
  expect(name).toHaveLength(200)
  expect(name.endsWith('xx (copy by Ann Lee, 2026-01-09 07:05)')).toBe(true)
})

test('a copy of a copy names the project once', () => {
  expect(projectCopyName('Phoenix (copy by Bo, 2025-12-01 09:00)', ANN, NOW)).toBe(
    'Phoenix (copy by Ann Lee, 2026-01-09 07:05)',
  )
})
