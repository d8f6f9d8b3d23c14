import { describe, expect, test } from 'vitest'
import { MAP_KINDS, OTHER_SERVICE } from './mapTemplates.ts'
import { draftOf, draftOfTemplate, serviceDraftErrors, serviceInput } from './serviceDraft.ts'

const TEMPLATES = MAP_KINDS.flatMap((kind) => kind.templates.map((one) => [kind, one] as const))

describe('templates', () => {
  test.each(TEMPLATES)('%o: %o is an address with all its places', ({ kind, formats }, one) => {
    const url = new URL(one.url.replaceAll(/\{(\w+)\}/g, '1'))
    expect(url.protocol).toBe('https:')
    for (const part of kind === 'places' ? [] : ['{z}', '{x}', '{y}']) {
      expect(one.url).toContain(part)
    }
    expect(new URL(one.terms).protocol).toBe('https:')
    expect(one.attribution).not.toBe('')
    const known = formats.length === 0 ? [null] : formats.map(({ value }) => value)
    expect(known).toContain(one.format)
  })
})

const imagery = MAP_KINDS[0]
if (imagery === undefined) throw new Error('no kind')

describe('a draft', () => {
  test('of a template asks for its key and for the terms', () => {
    const draft = draftOfTemplate(imagery, 'Mapbox Satellite')
    expect(serviceDraftErrors(draft, false)).toEqual({
      key: 'Key is required',
      terms_accepted: 'Read and accept the terms first',
    })
    const done = { ...draft, key: ' pk.abc ', terms_accepted: true }
    expect(serviceDraftErrors(done, false)).toEqual({})
    expect(serviceInput(done)).toEqual({
      name: 'Mapbox Satellite',
      url: draft.url,
      key: 'pk.abc',
      max_zoom: 19,
      format: null,
      attribution: '© Mapbox © Maxar',
      terms_accepted: true,
    })
  })

  test('of a service of one’s own has nothing filled in but the zoom', () => {
    const draft = draftOfTemplate(imagery, OTHER_SERVICE)
    expect(draft).toMatchObject({ name: '', url: '', max_zoom: 15 })
    expect(serviceDraftErrors({ ...draft, terms_accepted: true }, false)).toEqual({
      name: 'Name is required',
      url: 'Address is required',
    })
  })

  test('of what is stored knows its template again and retains the key', () => {
    const { url, max_zoom, attribution } = draftOfTemplate(imagery, 'Mapbox Satellite')
    const stored = {
      kind: 'imagery',
      source: 'settings',
      name: 'Ours',
      url,
      has_key: true,
      max_zoom,
      format: null,
      attribution,
      updated_at: null,
      updated_by: null,
      problem: null,
    }
    const draft = { ...draftOf(imagery, stored), terms_accepted: true }
    expect(draft).toMatchObject({ template: 'Mapbox Satellite', name: 'Ours', key: '' })
    expect(serviceDraftErrors(draft, true)).toEqual({})
    expect(serviceInput(draft).key).toBeNull()
  })
})
