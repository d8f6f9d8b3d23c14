import { expect, test } from 'vitest'
import { REPORT_SECTIONS, reportDefaults } from './reportForm.ts'

test('the paper is that of the country, and nothing is left out', () => {
  expect(reportDefaults('en-US').paper).toBe('Letter')
  expect(reportDefaults('en-GB').paper).toBe('A4')
  expect(reportDefaults('de').paper).toBe('A4')
  expect(reportDefaults('de').sections).toHaveLength(REPORT_SECTIONS.length)
})
