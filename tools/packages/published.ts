import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE_VERSION } from '@duet/engine'
import { ROOT } from '../run.ts'
import type { PublishedPackage } from './buildPackage.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** What `npm run packages` builds. The engine has the version of its figures, everything else that of the product. */
export const PUBLISHED: readonly PublishedPackage[] = [
  {
    folder: 'engine',
    version: ENGINE_VERSION,
    description: 'Physics of solar photovoltaic plants, from the sun to the grid',
    files: {
      'README.md': 'packages/engine/README.md',
      'CHANGELOG.md': 'docs/guide/physics/changes.md',
    },
  },
  {
    folder: 'client',
    version,
    description: 'Typed client of the DUET API',
    files: { 'README.md': 'packages/client/README.md', 'CHANGELOG.md': 'CHANGELOG.md' },
  },
]
