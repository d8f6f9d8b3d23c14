import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import pino from 'pino'
import { expect, test } from 'vitest'
import { logResponses } from './logResponses.ts'

test('calls of the API are told of; pages and their files at debug', async () => {
  const lines: { level: number; path: string; operation?: string }[] = []
  const logger: FastifyBaseLogger = pino(
    { level: 'debug' },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  )
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  logResponses(app)
  app.get('/assets/index-0me0nhMN.js', () => 'let a')
  app.post('/api/graphql', () => ({}))
  const ids = [
    await app.inject({ url: '/assets/index-0me0nhMN.js' }),
    await app.inject({ url: '/acme/projects' }),
    await app.inject({ method: 'POST', url: '/api/graphql?operation=Me&token=x' }),
    await app.inject({ url: '/api/nothing' }),
  ].map(({ headers }) => headers['x-request-id'])
  await app.close()
  expect(new Set(ids).size).toBe(4)
  const { debug, info } = pino.levels.values
  expect(
    lines.filter(({ path }) => path).map(({ level, path, operation }) => [level, path, operation]),
  ).toEqual([
    [debug, '/assets/index-0me0nhMN.js', undefined],
    [debug, '/acme/projects', undefined],
    [info, '/api/graphql', 'Me'],
    [info, '/api/nothing', undefined],
  ])
})
