/** The table of architecture: what a folder's files may import. `checkLayers.ts` holds the tree to it. */
export interface Layer {
  /** Prefix of the files it speaks of. */
  readonly folder: string
  /** Prefixes of the files of this project that they may import, beside their own folder. */
  readonly mayImport: readonly string[]
  /** Prefixes that they may import for types only. */
  readonly mayImportTypes?: readonly string[]
}

const SERVER = 'apps/server/src'
const PACKAGES = ['packages/'] as const

/** What stands below the domains. */
const FOUNDATION = ['db', 'jobs', 'files', 'quotas', 'input', 'mail', 'server.ts', 'log.ts']

/** From the lowest to the highest: each may import those before it. */
export const SERVER_DOMAINS = [
  'access',
  'design',
  'components',
  'meteo',
  'plants',
  'simulations',
  'results',
  'projects',
  'organizations',
  'identity',
  'administration',
  'analytics',
] as const

const domain = (name: (typeof SERVER_DOMAINS)[number], position: number): Layer => ({
  folder: `${SERVER}/${name}/`,
  mayImport: [...FOUNDATION, ...SERVER_DOMAINS.slice(0, position).map((below) => `${below}/`)]
    .map((part) => `${SERVER}/${part}`)
    .concat(PACKAGES),
  mayImportTypes: [`${SERVER}/http/`],
})

/** First match wins; a file in no layer is an error. */
export const LAYERS: readonly Layer[] = [
  { folder: 'packages/units/', mayImport: [] },
  { folder: 'packages/engine/', mayImport: ['packages/units/'] },
  { folder: 'packages/contract/', mayImport: ['packages/units/'] },
  {
    folder: 'packages/results/',
    mayImport: ['packages/units/', 'packages/engine/', 'packages/contract/'],
  },
  {
    folder: 'packages/plant/',
    mayImport: ['packages/units/', 'packages/engine/', 'packages/contract/'],
  },
  {
    folder: 'packages/formats/',
    mayImport: ['packages/units/', 'packages/plant/', 'packages/contract/'],
  },
  {
    folder: 'packages/weather/',
    mayImport: ['packages/units/', 'packages/engine/', 'packages/formats/'],
  },
  ...SERVER_DOMAINS.map(domain),
  { folder: `${SERVER}/input/`, mayImport: [...PACKAGES] },
  { folder: `${SERVER}/mail/`, mayImport: [...PACKAGES, `${SERVER}/db/`] },
  { folder: `${SERVER}/db/`, mayImport: [...PACKAGES], mayImportTypes: [`${SERVER}/log.ts`] },
  {
    folder: `${SERVER}/jobs/`,
    mayImport: [...PACKAGES, `${SERVER}/db/`, `${SERVER}/files/`, `${SERVER}/quotas/`],
    mayImportTypes: [`${SERVER}/log.ts`],
  },
  {
    folder: `${SERVER}/quotas/`,
    mayImport: [...PACKAGES, `${SERVER}/db/`, `${SERVER}/input/`],
    mayImportTypes: [`${SERVER}/http/`],
  },
  {
    folder: `${SERVER}/files/`,
    mayImport: [...PACKAGES, `${SERVER}/db/`, `${SERVER}/quotas/`],
    mayImportTypes: [`${SERVER}/http/`, `${SERVER}/log.ts`],
  },
  { folder: `${SERVER}/`, mayImport: [...PACKAGES, `${SERVER}/`] },
  { folder: 'apps/web/src/ui/', mayImport: ['apps/web/src/lib/'] },
  { folder: 'apps/web/src/lib/', mayImport: [...PACKAGES] },
  // what the features of one project share: its files, its stored design, its runs
  {
    folder: 'apps/web/src/project/',
    mayImport: [...PACKAGES, 'apps/web/src/ui/', 'apps/web/src/lib/'],
  },
  { folder: 'apps/web/src/app/', mayImport: [...PACKAGES, 'apps/web/src/'] },
  { folder: 'apps/web/src/main.tsx', mayImport: ['apps/web/src/app/', 'apps/web/src/ui/'] },
  { folder: 'apps/web/vite.config.ts', mayImport: ['tools/credits/'] },
  // a feature: its own folder is found by the check itself
  {
    folder: 'apps/web/src/features/',
    mayImport: [...PACKAGES, 'apps/web/src/project/', 'apps/web/src/ui/', 'apps/web/src/lib/'],
  },
  { folder: 'apps/cli/', mayImport: [...PACKAGES] },
  { folder: 'tools/', mayImport: [...PACKAGES, 'apps/server/src/db/'] },
  { folder: 'bench/', mayImport: [...PACKAGES] },
  { folder: 'e2e/', mayImport: [...PACKAGES] },
]
