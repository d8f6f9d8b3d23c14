import { describe, expect, test } from 'vitest'
import { draftErrors, integrationRequest, newDraft, readableBody } from './integrationRequest.ts'
import { type ApiOperation, apiOperations, apiTitle } from './openApi.ts'

const SPEC = {
  openapi: '3.0.3',
  info: { title: 'Plant data', version: '1.2' },
  paths: {
    '/jobs': {
      get: {
        summary: 'List jobs',
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
        ],
      },
      post: {
        operationId: 'createJob',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } },
        },
      },
    },
    '/jobs/{id}': {
      parameters: [{ name: 'id', in: 'path', description: 'of the job', example: 7 }],
      delete: { summary: 'Stop a job' },
    },
    '/sites/{site}/data': { get: {} },
  },
  components: {
    parameters: {
      Limit: { name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } },
    },
    schemas: {
      Job: {
        type: 'object',
        properties: {
          name: { type: 'string', example: 'sync' },
          tries: { type: 'integer' },
          tags: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
          parent: { $ref: '#/components/schemas/Job' },
        },
      },
      Ring: { $ref: '#/components/schemas/Ring' },
    },
  },
}

const operation = (key: string): ApiOperation => {
  const found = apiOperations(SPEC).find((one) => one.key === key)
  if (found === undefined) throw new Error(`no operation ${key}`)
  return found
}

describe('an API description', () => {
  test('lists its operations with their summaries', () => {
    expect(apiTitle(SPEC)).toBe('Plant data 1.2')
    expect(apiOperations(SPEC).map(({ key, summary }) => [key, summary])).toEqual([
      ['GET /jobs', 'List jobs'],
      ['POST /jobs', 'createJob'],
      ['DELETE /jobs/{id}', 'Stop a job'],
      ['GET /sites/{site}/data', ''],
    ])
  })

  test('has parameters of path and query, also by reference and of the whole path', () => {
    expect(operation('GET /jobs').parameters).toEqual([
      { name: 'limit', place: 'query', isRequired: false, description: '', example: '20' },
    ])
    expect(operation('DELETE /jobs/{id}').parameters).toEqual([
      { name: 'id', place: 'path', isRequired: true, description: 'of the job', example: '7' },
    ])
  })

  test('a parameter that only the path names is asked for', () => {
    expect(operation('GET /sites/{site}/data').parameters).toMatchObject([{ name: 'site' }])
  })

  test('makes a body to begin with, also of a schema that holds itself', () => {
    const body: unknown = JSON.parse(operation('POST /jobs').bodyExample ?? '')
    expect(body).toMatchObject({ name: 'sync', tries: 0, tags: ['a'], parent: { name: 'sync' } })
    expect(operation('GET /jobs').bodyExample).toBeUndefined()
  })

  test.each([undefined, null, 'text', {}, { paths: [] }, { paths: { '/a': null } }])(
    '%j has no operations',
    (spec) => {
      expect(apiOperations(spec)).toEqual([])
    },
  )
})

describe('a request', () => {
  test('begins with the examples, and leaves empty query parameters out', () => {
    const list = operation('GET /jobs')
    expect(integrationRequest(list, newDraft(list))).toEqual({
      method: 'GET',
      path: '/jobs?limit=20',
    })
    expect(integrationRequest(list, { values: { 'query limit': ' ' }, body: '' })).toEqual({
      method: 'GET',
      path: '/jobs',
    })
  })

  test('what is put into the path cannot leave its place', () => {
    const stop = operation('DELETE /jobs/{id}')
    const { path } = integrationRequest(stop, { values: { 'path id': '../x?y=1' }, body: '' })
    expect(path).toBe('/jobs/..%2Fx%3Fy%3D1')
  })

  test('lacks what is required, and a body that is no JSON', () => {
    const stop = operation('DELETE /jobs/{id}')
    expect(draftErrors(stop, { values: {}, body: '' })).toEqual({ 'path id': 'id is required' })
    const create = operation('POST /jobs')
    expect(draftErrors(create, { values: {}, body: '{' })).toEqual({ body: 'must be JSON' })
    expect(draftErrors(create, newDraft(create))).toEqual({})
  })

  test('an answer of JSON is laid out, other text is left alone', () => {
    expect(readableBody('{"a":1}')).toBe('{\n  "a": 1\n}')
    expect(readableBody('<p>no</p>')).toBe('<p>no</p>')
  })
})
