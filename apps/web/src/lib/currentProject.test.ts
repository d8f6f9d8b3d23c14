import { describe, expect, test } from 'vitest'
import { isLocked, mayAdminister, mayEdit, mayExport, mayRun } from './currentProject.ts'

const project = (role_id: string, isDeployed = false) => ({
  role_id,
  sentinel_deployment: isDeployed ? { tag: 'default' } : null,
})

describe('what a role may do in a project', () => {
  test.each([
    ['owner', true, true, true],
    ['editor', true, true, false],
    ['operator', false, false, false],
    ['viewer', false, false, false],
  ])('%s: edit %s, run %s, administer %s', (role, edits, runs, administers) => {
    expect(mayEdit(project(role))).toBe(edits)
    expect(mayRun(project(role))).toBe(runs)
    expect(mayAdminister(project(role))).toBe(administers)
  })

  test('a monitored project is edited by nobody, but still simulated and administered', () => {
    const locked = project('owner', true)
    expect(isLocked(locked)).toBe(true)
    expect(mayEdit(locked)).toBe(false)
    expect(mayRun(locked)).toBe(true)
    expect(mayAdminister(locked)).toBe(true)
  })

  test('only viewers can be kept from exports', () => {
    expect(mayExport({ role_id: 'viewer', exports_for_viewers: false })).toBe(false)
    expect(mayExport({ role_id: 'viewer', exports_for_viewers: true })).toBe(true)
    expect(mayExport({ role_id: 'operator', exports_for_viewers: false })).toBe(true)
  })
})
