import type { MapServiceInput, MapServiceRowFragment } from '../../../lib/gql/graphql.ts'
import { requiredErrors } from '../../../ui/forms/checkedForm.ts'
import { type MapKind, OTHER_SERVICE } from './mapTemplates.ts'

/** A service as its form holds it. */
export interface ServiceDraft {
  /** Name of a template, or `OTHER_SERVICE`. */
  readonly template: string
  readonly name: string
  readonly url: string
  /** Empty: the one that is stored. */
  readonly key: string
  readonly max_zoom: number | null
  readonly format: string | null
  readonly attribution: string
  readonly terms_accepted: boolean
}

export interface ServiceDraftErrors {
  readonly name?: string
  readonly url?: string
  readonly key?: string
  readonly max_zoom?: string
  readonly terms_accepted?: string
}

export function draftOf(kind: MapKind, stored: MapServiceRowFragment | undefined): ServiceDraft {
  if (stored === undefined) return draftOfTemplate(kind, kind.templates[0]?.name ?? OTHER_SERVICE)
  const { name, url, max_zoom, format, attribution } = stored
  const template = kind.templates.find((one) => one.url === url)?.name ?? OTHER_SERVICE
  return { template, name, url, key: '', max_zoom, format, attribution, terms_accepted: false }
}

export function draftOfTemplate({ templates, formats, kind }: MapKind, name: string): ServiceDraft {
  const template = templates.find((one) => one.name === name)
  const { url, max_zoom, format, attribution } = template ?? {
    url: '',
    max_zoom: kind === 'places' ? null : 15,
    format: formats[0]?.value ?? null,
    attribution: '',
  }
  return {
    template: template?.name ?? OTHER_SERVICE,
    name: template?.name ?? '',
    url,
    key: '',
    max_zoom,
    format,
    attribution,
    terms_accepted: false,
  }
}

export const needsKey = ({ url }: Pick<ServiceDraft, 'url'>): boolean => url.includes('{key}')

/** What is wrong with a draft. @param hasKey - one is stored for the server of the address */
export function serviceDraftErrors(draft: ServiceDraft, hasKey: boolean): ServiceDraftErrors {
  const labels = { name: 'Name', url: 'Address' }
  return {
    ...requiredErrors(draft, labels),
    ...(needsKey(draft) && draft.key.trim() === '' && !hasKey ? { key: 'Key is required' } : {}),
    ...(draft.terms_accepted ? {} : { terms_accepted: 'Read and accept the terms first' }),
  }
}

export function serviceInput(draft: ServiceDraft): MapServiceInput {
  const { template: _shown, key, ...fields } = draft
  return { ...fields, key: key.trim() === '' ? null : key.trim() }
}
