import { expect, test } from 'vitest'
import { pathTemplate } from './pathTemplate.ts'

test.each([
  ['/', '/'],
  ['/$org/projects', '/{org}/projects'],
  ['/$org/project/$projectId/', '/{org}/project/{projectId}'],
  [
    '/$org/project/$projectId/simulations/$simId/$tab',
    '/{org}/project/{projectId}/simulations/{simId}/{tab}',
  ],
  ['/design/components/{-$type}/{-$id}', '/design/components/{type}/{id}'],
  ['/docs/$', '/docs/{rest}'],
])('%s is written %s', (route, template) => {
  expect(pathTemplate(route)).toBe(template)
})
