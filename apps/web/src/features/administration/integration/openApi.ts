import { exampleOf } from './openApiExample.ts'
import { recordOf, resolveRef, textOf } from './openApiRefs.ts'

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export interface ApiParameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly isRequired: boolean
  readonly description: string
  /** Of the description; empty where there is none. */
  readonly example: string
}

/** One operation of an integration server. */
export interface ApiOperation {
  /** 'GET /jobs/{id}' */
  readonly key: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly ApiParameter[]
  /** JSON to begin with where the operation takes a body. */
  readonly bodyExample: string | undefined
}

/** What an OpenAPI description says of itself. */
export function apiTitle(spec: unknown): string {
  const info = recordOf(recordOf(spec)['info'])
  const title = textOf(info['title'])
  const version = textOf(info['version'])
  return version === '' ? title : `${title} ${version}`.trim()
}

/** The operations that an OpenAPI description lists, in its order; nothing where it cannot be read. */
export function apiOperations(spec: unknown): readonly ApiOperation[] {
  return Object.entries(recordOf(recordOf(spec)['paths'])).flatMap(([path, item]) => {
    const operations = recordOf(item)
    return METHODS.filter((method) => method in operations).map((method) =>
      operationOf(spec, method, path, operations),
    )
  })
}

function operationOf(
  spec: unknown,
  method: string,
  path: string,
  item: Readonly<Record<string, unknown>>,
): ApiOperation {
  const operation = recordOf(item[method])
  const verb = method.toUpperCase()
  return {
    key: `${verb} ${path}`,
    method: verb,
    path,
    summary: textOf(operation['summary']) || textOf(operation['operationId']),
    description: textOf(operation['description']),
    parameters: parametersOf(spec, path, [item['parameters'], operation['parameters']]),
    bodyExample: method === 'get' ? undefined : bodyExample(spec, operation),
  }
}

/** Those of the path for all its operations, then those of the operation; of one name the latter holds. */
function parametersOf(
  spec: unknown,
  path: string,
  lists: readonly unknown[],
): readonly ApiParameter[] {
  const byName = new Map<string, ApiParameter>()
  for (const entry of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const parameter = recordOf(resolveRef(spec, entry))
    const place = parameter['in']
    const name = textOf(parameter['name'])
    if (name === '' || (place !== 'path' && place !== 'query')) continue
    byName.set(`${place} ${name}`, {
      name,
      place,
      isRequired: place === 'path' || parameter['required'] === true,
      description: textOf(parameter['description']),
      example: plainExample(spec, parameter),
    })
  }
  // A description may forget what its path names
  for (const [, name = ''] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (byName.has(`path ${name}`)) continue
    byName.set(`path ${name}`, {
      name,
      place: 'path',
      isRequired: true,
      description: '',
      example: '',
    })
  }
  return [...byName.values()]
}

function plainExample(spec: unknown, parameter: Readonly<Record<string, unknown>>): string {
  const schema = recordOf(resolveRef(spec, parameter['schema']))
  const example = parameter['example'] ?? schema['example'] ?? schema['default']
  return typeof example === 'string' || typeof example === 'number' || typeof example === 'boolean'
    ? String(example)
    : ''
}

function bodyExample(
  spec: unknown,
  operation: Readonly<Record<string, unknown>>,
): string | undefined {
  const body = recordOf(resolveRef(spec, operation['requestBody']))
  const media = recordOf(recordOf(body['content'])['application/json'])
  if (Object.keys(media).length === 0) return undefined
  return JSON.stringify(media['example'] ?? exampleOf(spec, media['schema']), undefined, 2)
}
