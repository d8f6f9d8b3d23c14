import { projectRights } from '@duet/contract'
import { expect, test } from 'vitest'
import { isEditor, mayAdminister, mayCopy, mayEdit, mayExport, mayRun } from './currentProject.ts'

const standing = {
  role: 'viewer',
  isGuest: false,
  isLocked: false,
  exportsForViewers: true,
} as const
const offered = (change: Partial<Parameters<typeof projectRights>[0]>): boolean[] => {
  const project = { rights: projectRights({ ...standing, ...change }) }
  const all = [mayExport, isEditor, mayEdit, mayRun, mayCopy, mayAdminister]
  return all.map((may) => may(project))
}

test('what is offered is what the server grants, whatever the role is called', () => {
  expect(offered({ role: 'editor' })).toEqual([true, true, true, true, true, false])
  expect(offered({ role: 'editor', isGuest: true })).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(offered({ role: 'owner', isLocked: true })).toEqual([true, true, false, true, true, true])
})

test('only viewers can be refused exports', () => {
  expect(offered({}).indexOf(true)).toBe(0)
  expect(offered({ exportsForViewers: false })).not.toContain(true)
  expect(offered({ role: 'operator', exportsForViewers: false })[0]).toBe(true)
})
