import { expect, test } from 'vitest'
import { systemFault } from './systemFault.ts'

const withCode = (code: string, fields: object = {}): Error =>
  Object.assign(new Error(`failed with ${code}`), { code, ...fields })

test.each([
  ['a full disk', withCode('ENOSPC', { syscall: 'write' }), 'STORAGE_FULL'],
  ['a used-up quota', withCode('EDQUOT', { syscall: 'write' }), 'STORAGE_FULL'],
  ['a full disk of the database', withCode('53100'), 'STORAGE_FULL'],
  ['a read-only file system', withCode('EROFS', { syscall: 'open' }), 'STORAGE_READ_ONLY'],
  ['a folder of somebody else', withCode('EACCES', { syscall: 'open' }), 'STORAGE_READ_ONLY'],
  ['a read-only standby', withCode('25006'), 'STORAGE_READ_ONLY'],
  ['a page with another check sum', withCode('XX001'), 'DATABASE_DAMAGED'],
  ['a database in recovery', withCode('57P03'), 'UNAVAILABLE'],
  ['a database that crashed', withCode('57P02'), 'UNAVAILABLE'],
  ['a broken connection', withCode('08006'), 'UNAVAILABLE'],
  ['nobody listening', withCode('ECONNREFUSED'), 'UNAVAILABLE'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
  [
    'a fault of a query over files, with the reason in its text',
    new Error('IO Error: Could not write file "x": No space left on device'),
    'STORAGE_FULL',
  ],
  ['a cause below', new Error('not stored', { cause: withCode('ENOSPC') }), 'STORAGE_FULL'],
])('%s', (_what, error, code) => {
  expect(systemFault(error)).toMatchObject({ code, cause: error })
})

test.each([
  ['a constraint of the database', withCode('23505')],
  ['a program that may not be run', withCode('EACCES', { syscall: 'spawn chromium' })],
  ['a file that is not there', withCode('ENOENT', { syscall: 'open' })],
  ['a fault of the program', new TypeError('x is undefined')],
  ['no error', 'ENOSPC'],
])('%s is no fault of the system', (_what, error) => {
  expect(systemFault(error)).toBeUndefined()
})
