import { COMPONENT_KINDS, componentDefaults } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { changeDraft, draftErrors, draftOf, isDisabled, visibleSections } from './componentDraft.ts'

const names = (
  kind: Parameters<typeof visibleSections>[0],
  draft: Parameters<typeof visibleSections>[1],
) => visibleSections(kind, draft).flatMap(({ fields }) => fields.map(({ name }) => name))

describe('a draft', () => {
  test.each(COMPONENT_KINDS)('of a new %s has no errors', (kind) => {
    expect(draftErrors(kind, draftOf(kind, {}))).toEqual([])
  })

  test('prefers what is stored over the defaults', () => {
    const draft = draftOf('table', { num_tiers: 3 })
    expect(draft['num_tiers']).toBe(3)
    expect(draft['num_cols']).toBe(componentDefaults('table').num_cols)
  })

  test('takes an empty field and says that it is required', () => {
    const draft = changeDraft('table', draftOf('table', {}), { name: 'row_spacing', value: null })
    expect(draftErrors('table', draft)).toContainEqual({ path: 'row_spacing', message: 'required' })
  })

  test('takes a value out of range and says so in the words of the rule', () => {
    const draft = changeDraft('table', draftOf('table', { tracking_type: 0 }), {
      name: 'tilt',
      value: 91,
    })
    expect(draftErrors('table', draft)).toContainEqual({ path: 'tilt', message: 'maximum 90' })
  })
})

describe('the form of a table', () => {
  test('shows tilt for fixed racking and stow angle for a tracker', () => {
    const fixed = names('table', draftOf('table', { tracking_type: 0 }))
    const tracker = names('table', draftOf('table', { tracking_type: 1 }))
    expect(fixed).toContain('tilt')
    expect(fixed).not.toContain('stow_angle')
    expect(tracker).toContain('stow_angle')
    expect(tracker).not.toContain('tilt')
  })

  test('locks the tier gap under two tiers', () => {
    const draft = draftOf('table', { num_tiers: 1 })
    const gap = visibleSections('table', draft)
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'tier_gap')
    expect(gap !== undefined && isDisabled('table', gap, draft)).toBe(true)
  })
})

test('a panel suggests cell lengths, of half cells where the cells are cut', () => {
  const lengths = (cell_type: string) =>
    visibleSections('panel', draftOf('panel', { cell_type }))
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'cell_length')
      ?.options?.map(({ label }) => label)
  expect(lengths('full')).toContain('158.75')
  expect(lengths('half')).toContain('79.375')
})

test('a named choice of the panel brings its values along', () => {
  const draft = changeDraft('panel', draftOf('panel', { cell_temperature_model: 'sandia' }), {
    name: 'sandia_panel_type',
    value: 'open_rack_glass_polymer',
  })
  expect(draft['sandia_a']).toBe(-3.56)
})
