import { describe, expect, test } from 'vitest'
import { resolvers } from '../compose.ts'
import { buildSchema } from './schema.ts'

describe('the schema', () => {
  test('every operation has code behind it', () => {
    const schema = buildSchema(resolvers)
    const roots = [schema.getQueryType(), schema.getMutationType()]
    const operations = roots.flatMap((root) => Object.values(root?.getFields() ?? {}))
    expect(operations.length).toBeGreaterThan(50)
    expect(operations.filter(({ resolve }) => !resolve).map(({ name }) => name)).toEqual([])
  })

  test('every operation has a description, from which the reference is made', () => {
    const schema = buildSchema(resolvers)
    const roots = [schema.getQueryType(), schema.getMutationType()]
    const silent = roots
      .flatMap((root) => Object.values(root?.getFields() ?? {}))
      .filter(({ description }) => !/^\w.{15}/.test(description ?? ''))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('every operation says what it gives: none may be null as a whole but where nothing is an answer', () => {
    const schema = buildSchema(resolvers)
    const roots = [schema.getQueryType(), schema.getMutationType()]
    const nullable = roots
      .flatMap((root) => Object.values(root?.getFields() ?? {}))
      .filter(({ type }) => !type.toString().endsWith('!'))
    expect(nullable.map(({ name }) => name).toSorted()).toEqual([
      'invitation',
      'leadIntakeForm',
      'organizationLogo',
      'passwordReset',
      'sentinelDeployment',
      'terrain',
      'windRose',
    ])
  })
})
