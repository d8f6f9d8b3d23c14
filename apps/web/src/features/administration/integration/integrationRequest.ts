import type { ApiOperation } from './openApi.ts'

export interface RequestDraft {
  /** By 'path name' and 'query name'. */
  readonly values: Readonly<Record<string, string>>
  readonly body: string
}

export interface IntegrationRequest {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** A draft with the examples of the description. */
export function newDraft(operation: ApiOperation): RequestDraft {
  return {
    values: Object.fromEntries(
      operation.parameters.map(({ place, name, example }) => [`${place} ${name}`, example]),
    ),
    body: operation.bodyExample ?? '',
  }
}

/** What lacks, by 'path name', 'query name' and 'body'. */
export function draftErrors(
  operation: ApiOperation,
  draft: RequestDraft,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const { place, name, isRequired } of operation.parameters) {
    const isEmpty = (draft.values[`${place} ${name}`] ?? '').trim() === ''
    if (isRequired && isEmpty) errors[`${place} ${name}`] = `${name} is required`
  }
  if (operation.bodyExample !== undefined && draft.body.trim() !== '' && !isJson(draft.body)) {
    errors['body'] = 'must be JSON'
  }
  return errors
}

/** The call that a valid draft asks for; empty query parameters and an empty body are left out. */
export function integrationRequest(
  operation: ApiOperation,
  { values, body }: RequestDraft,
): IntegrationRequest {
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent((values[`path ${name}`] ?? '').trim()),
  )
  const query = new URLSearchParams(
    operation.parameters
      .filter(({ place }) => place === 'query')
      .map(({ name }) => [name, (values[`query ${name}`] ?? '').trim()])
      .filter(([, value]) => value !== ''),
  ).toString()
  const hasBody = operation.bodyExample !== undefined && body.trim() !== ''
  return {
    method: operation.method,
    path: query === '' ? path : `${path}?${query}`,
    ...(hasBody ? { body: JSON.parse(body) as unknown } : {}),
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** JSON laid out to be read; other text as it is. */
export function readableBody(text: string): string {
  return isJson(text) ? JSON.stringify(JSON.parse(text), undefined, 2) : text
}
