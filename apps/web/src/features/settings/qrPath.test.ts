import { expect, test } from 'vitest'
import { qrPath } from './qrPath.ts'

test('a short text makes the smallest code, 21 modules and 4 of light on each side', () => {
  const { path, size } = qrPath('DUET')
  expect(size).toBe(29)
  // The finder pattern begins right after the quiet zone: seven dark modules in a row
  for (let x = 4; x < 11; x++) expect(path).toContain(`M${x} 4h1v1h-1z`)
  expect(path).not.toContain('M11 4h1')
  expect(path).not.toMatch(/M[0-3] /)
})

test('a longer text makes a larger code', () => {
  expect(qrPath('otpauth://totp/DUET:a@b.example?secret=ABC'.repeat(3)).size).toBeGreaterThan(29)
})
