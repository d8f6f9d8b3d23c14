import { expect, test } from 'vitest'
import { isEditor, mayAdminister, mayEdit, mayExport, mayRun } from './currentProject.ts'

test('what is offered is what the server grants, whatever the role is called', () => {
  const guest = { role_id: 'editor', rights: ['viewer', 'operator', 'editor', 'edit'] }
  expect([isEditor(guest), mayEdit(guest), mayRun(guest)]).toEqual([true, true, false])
  const ownerOfLocked = {
    role_id: 'owner',
    rights: ['viewer', 'operator', 'editor', 'owner', 'run'],
  }
  expect([mayAdminister(ownerOfLocked), mayEdit(ownerOfLocked), mayRun(ownerOfLocked)]).toEqual([
    true,
    false,
    true,
  ])
})

test('only viewers can be kept from exports', () => {
  expect(mayExport({ role_id: 'viewer', exports_for_viewers: false })).toBe(false)
  expect(mayExport({ role_id: 'viewer', exports_for_viewers: true })).toBe(true)
  expect(mayExport({ role_id: 'operator', exports_for_viewers: false })).toBe(true)
})
