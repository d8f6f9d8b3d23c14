import { blockDefaults, type ComponentKind, componentDefaults } from '@duet/plant'
import { expect, test } from 'vitest'
import { componentTargets } from './componentTargets.ts'

const at = '2026-01-01T00:00:00.000Z'
const block = (id: string, pv_panel_id: string | null) => ({
  ...blockDefaults,
  id,
  name: id,
  pv_panel_id,
  created_at: at,
  updated_at: at,
})
const component = (id: string, kind: ComponentKind = 'panel') => ({
  id,
  kind,
  name: id,
  parameters: componentDefaults(kind),
  hasErrors: false,
})

test('each component in use can be changed, and each block that shares one can get a copy', () => {
  const blocks = {
    A: block('A', 'p1'),
    B: block('B', 'p1'),
    C: block('C', 'p2'),
    D: block('D', null),
  }
  const components = new Map(['p1', 'p2', 'unused'].map((id) => [id, component(id)]))
  const targets = componentTargets('panel', { blocks, block_layers: {} }, components)
  expect(
    targets.map(({ value, component: { id }, users, copyFor }) => [
      value,
      id,
      users.map(({ name }) => name).join(' '),
      copyFor?.name,
    ]),
  ).toEqual([
    ['p1', 'p1', 'A B', undefined],
    ['p2', 'p2', 'C', undefined],
    ['A', 'p1', 'A B', 'A'],
    ['B', 'p1', 'A B', 'B'],
  ])
})
