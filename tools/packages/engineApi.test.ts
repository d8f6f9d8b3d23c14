import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run.ts'
import { apiPage } from './apiPage.ts'

const PAGE = join(ROOT, 'docs/guide/engine-api.md')

const HEAD = [
  '# The engine as a package',
  '`@duet/engine` is the physics without the application: pure functions over typed arrays, for Node from 20 on, browsers and workers. `npm run packages` builds it into `dist/packages/engine` with types; its version is that of the [figures](physics/changes.md). Five examples to run are in `packages/engine/examples`: sun and trackers, the curve of a module, a clear day, the loss account of a year, distances of rows.',
  'Below is all that it exports, by stage, in the words of the sources. What the models are and where they come from: [Physics](physics/index.md).',
]

test('the reference of the engine is that of its sources: npm run guide makes it anew', async () => {
  const page = apiPage(join(ROOT, 'packages/engine'), HEAD)
  await expect(page).toMatchFileSnapshot(PAGE)
  expect(page).toContain('### simulateBlock')
})
