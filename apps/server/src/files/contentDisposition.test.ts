import { expect, test } from 'vitest'
import { attachment, safeFilename } from './contentDisposition.ts'

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.csv', 'a.csv'],
  ['..', 'file'],
  ['a\r\nSet-Cookie: x', 'a__Set-Cookie_ x'],
  ['a\u2028b\u202Egpj.exe', 'a_b_gpj.exe'],
  ['Übersicht 2030.csv', 'Übersicht 2030.csv'],
])('%j is saved as %j', (name, safe) => {
  expect(safeFilename(name)).toBe(safe)
})

test('the header holds one line, an ASCII name and the whole name', () => {
  const header = attachment('Ü "x".csv\'')
  expect(header).toMatch(/^[\u0020-\u007e]+$/)
  expect(header).toContain("filename*=UTF-8''%C3%9C%20_x_.csv%27")
})
