import { expect, test } from 'vitest'
import {
  effectiveRole,
  givingRefusal,
  listingRefusal,
  organizationRefusal,
  PROJECT_ROLES,
  type ProjectStanding,
  projectRefusal,
  projectRights,
} from './rights.ts'

const roleOf = (project_role: string | null, org_role: string | null, access = 'restricted') =>
  effectiveRole({ project_role, org_role, org_general_access: access })

test('somebody has the greatest of what the project lists, gives every member, and the organisation gives', () => {
  expect(roleOf('viewer', 'member', 'editor')).toBe('editor')
  expect(roleOf('operator', 'member', 'viewer')).toBe('operator')
  expect(roleOf(null, 'member')).toBeUndefined()
  expect([roleOf(null, 'admin'), roleOf('viewer', 'owner')]).toEqual(['owner', 'owner'])
  expect(roleOf('owner', null, 'editor')).toBeUndefined()
})

test('guests have what the project lists and nothing else, and are editors at most', () => {
  expect(roleOf(null, 'guest', 'editor')).toBeUndefined()
  expect([roleOf('viewer', 'guest', 'editor'), roleOf('owner', 'guest')]).toEqual([
    'viewer',
    'editor',
  ])
  expect(listingRefusal('guest', 'owner')?.code).toBe('CONFLICT')
  expect(listingRefusal('guest', 'editor') ?? listingRefusal('member', 'owner')).toBeUndefined()
})

const standing: ProjectStanding = {
  role: 'owner',
  isGuest: false,
  isLocked: false,
  exportsForViewers: true,
}

test('each role may do what those before it may', () => {
  const rights = PROJECT_ROLES.map((role) => projectRights({ ...standing, role }))
  expect(rights).toEqual([
    ['viewer', 'export'],
    ['viewer', 'operator', 'compare', 'export'],
    ['viewer', 'operator', 'editor', 'edit', 'weather', 'run', 'copy', 'compare', 'export'],
    [
      'viewer',
      'operator',
      'editor',
      'owner',
      'edit',
      'weather',
      'run',
      'copy',
      'compare',
      'export',
    ],
  ])
})

test('a lock, being a guest and withheld exports each take what they say', () => {
  const missing = (change: Partial<ProjectStanding>) => {
    const base = { ...standing, role: change.role ?? 'editor' }
    const left = projectRights({ ...base, ...change })
    return projectRights(base).filter((right) => !left.includes(right))
  }
  expect(missing({ isLocked: true })).toEqual(['edit'])
  expect(missing({ isGuest: true })).toEqual(['run', 'copy', 'compare'])
  expect(missing({ exportsForViewers: false })).toEqual([])
  expect(missing({ exportsForViewers: false, role: 'viewer' })).toEqual(['export'])
})

test('the role that is missing is named before the lock', () => {
  const viewer = { ...standing, role: 'viewer', isLocked: true } as const
  expect(projectRefusal(viewer, 'edit')?.message).toBe(
    'This needs the role editor in the project; yours is viewer. Ask an owner of the project.',
  )
  expect(projectRefusal({ ...viewer, role: 'editor' }, 'edit')?.code).toBe('PROJECT_LOCKED')
})

test('in an organisation nobody gives more than they have, and what is unknown counts for nothing', () => {
  expect(givingRefusal('admin', 'member', undefined, 'admin')).toBeUndefined()
  expect(givingRefusal('admin', 'member', 'owner')?.details).toEqual({
    role: 'admin',
    needed: 'owner',
  })
  expect(givingRefusal('owner', 'emperor')?.code).toBe('FORBIDDEN')
  expect(organizationRefusal('emperor', 'guest')?.code).toBe('FORBIDDEN')
  expect(organizationRefusal('member', 'create')).toBeUndefined()
  expect(organizationRefusal('guest', 'create')?.message).toBe(
    'Guests of an organization may not create projects in it.',
  )
})
