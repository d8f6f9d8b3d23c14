import { expect, test } from 'vitest'
import { createSecretBox, deriveKey, isSameSecret } from './secret.ts'

const INVALID = /unable to authenticate/

const box = (secret: string) => createSecretBox(deriveKey(secret, 'factor secrets'))

test('a sealed text is opened by the same secret only', () => {
  const sealed = box('one secret').seal('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(box('one secret').open(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => box('another secret').open(sealed)).toThrow(INVALID)
})

test('the same text is sealed differently each time', () => {
  expect(box('one secret').seal('x')).not.toBe(box('one secret').seal('x'))
})

test('a changed letter is found', () => {
  const sealed = box('one secret').seal('a text')
  const changed = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.slice(-1)}`
  expect(() => box('one secret').open(changed)).toThrow(INVALID)
})

test('a secret is the same to its last letter', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true)
  for (const other of ['', 'secre', 'secreT', 'secrets']) {
    expect(isSameSecret(other, 'secret')).toBe(false)
  }
})
