/** The table of architecture: what a folder's files may import. `checkLayers.ts` holds the tree to it. */
export interface Layer {
  /** Prefix of the files it speaks of. */
  readonly folder: string
  /** Prefixes of the files of this project that they may import, beside their own folder. */
  readonly mayImport: readonly string[]
  /** Prefixes that they may import for types only. */
  readonly mayImportTypes?: readonly string[]
  /** Prefixes that its tests may import too. */
  readonly testsMayImport?: readonly string[]
}

const SERVER = 'apps/server/src'
const PACKAGES = ['packages/'] as const

/** What stands below the domains. */
const FOUNDATION = [
  'db',
  'jobs',
  'files',
  'quotas',
  'input',
  'outgoing',
  'telemetry',
  'mail',
  'pdf',
  'server.ts',
  'secret.ts',
  'config.ts',
  'log.ts',
  'cache.ts',
]

/** From the lowest to the highest: each may import those before it. */
export const SERVER_DOMAINS = [
  'access',
  'logos',
  'flags',
  'map',
  'design',
  'components',
  'meteo',
  'custom-datasets',
  'plants',
  'losses',
  'simulations',
  'results',
  'economics',
  'study-search',
  'cleaning',
  'projects',
  'organization-runs',
  'monitoring',
  'compare',
  'samples',
  'playback',
  'pvsyst-import',
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
  mayImportTypes: [`${SERVER}/graphql/`],
})

/**
 * The features of the design page, and those that draw with them, the lowest first: each may import those before it, never one after it. A feature
 * that is not listed here imports no other feature.
 */
export const FEATURE_ORDER = [
  'plant',
  'components',
  'layout',
  'drawing',
  'design-session',
  'map',
  'sections',
  'ground',
  'scene',
  'playback',
  'estimate',
  'exchange',
  'layers',
  'properties',
  'conflicts',
  'losses',
  'design',
] as const

const FEATURES = 'apps/web/src/features/'
const BELOW_FEATURES = [
  ...PACKAGES,
  'apps/web/src/project/',
  'apps/web/src/ui/',
  'apps/web/src/lib/',
]

const orderedFeature = (name: string, at: number): Layer => ({
  folder: `${FEATURES}${name}/`,
  mayImport: [
    ...BELOW_FEATURES,
    ...FEATURE_ORDER.slice(0, at).map((lower) => `${FEATURES}${lower}/`),
  ],
})

/** First match wins; a file in no layer is an error. */
export const LAYERS: readonly Layer[] = [
  { folder: 'packages/units/', mayImport: [] },
  {
    folder: 'packages/engine/',
    mayImport: ['packages/units/'],
    testsMayImport: ['tools/reference/'],
  },
  { folder: 'packages/contract/', mayImport: ['packages/units/'] },
  {
    folder: 'packages/results/',
    mayImport: ['packages/units/', 'packages/engine/', 'packages/contract/'],
    mayImportTypes: ['packages/plant/', 'packages/weather/'],
  },
  {
    folder: 'packages/plant/',
    mayImport: ['packages/units/', 'packages/engine/', 'packages/contract/'],
  },
  {
    folder: 'packages/formats/',
    mayImport: ['packages/units/', 'packages/plant/', 'packages/contract/'],
  },
  { folder: 'packages/scripts/', mayImport: ['packages/engine/', 'packages/contract/'] },
  // for programs of others: nothing of the house
  { folder: 'packages/client/', mayImport: [] },
  { folder: 'packages/comparison/', mayImport: ['packages/units/'] },
  {
    folder: 'packages/weather/',
    mayImport: ['packages/units/', 'packages/engine/', 'packages/formats/', 'packages/comparison/'],
  },
  {
    folder: 'packages/monitoring/',
    mayImport: ['packages/units/', 'packages/contract/', 'packages/engine/'],
  },
  ...SERVER_DOMAINS.map(domain),
  { folder: `${SERVER}/input/`, mayImport: [...PACKAGES] },
  { folder: `${SERVER}/outgoing/`, mayImport: [...PACKAGES, `${SERVER}/telemetry/`] },
  { folder: `${SERVER}/telemetry/`, mayImport: [...PACKAGES] },
  { folder: `${SERVER}/pdf/`, mayImport: [...PACKAGES] },
  {
    folder: `${SERVER}/mail/`,
    mayImport: [...PACKAGES, `${SERVER}/db/`, `${SERVER}/telemetry/`],
    mayImportTypes: [`${SERVER}/server.ts`],
  },
  {
    folder: `${SERVER}/db/`,
    mayImport: [...PACKAGES, `${SERVER}/telemetry/`],
    mayImportTypes: [`${SERVER}/log.ts`],
  },
  {
    folder: `${SERVER}/jobs/`,
    mayImport: [
      ...PACKAGES,
      `${SERVER}/db/`,
      `${SERVER}/files/`,
      `${SERVER}/quotas/`,
      `${SERVER}/telemetry/`,
    ],
    mayImportTypes: [`${SERVER}/log.ts`],
  },
  {
    folder: `${SERVER}/quotas/`,
    mayImport: [...PACKAGES, `${SERVER}/db/`, `${SERVER}/input/`],
    mayImportTypes: [`${SERVER}/graphql/`],
  },
  {
    folder: `${SERVER}/files/`,
    mayImport: [...PACKAGES, `${SERVER}/db/`, `${SERVER}/quotas/`, `${SERVER}/telemetry/`],
    mayImportTypes: [`${SERVER}/graphql/`, `${SERVER}/log.ts`],
  },
  { folder: `${SERVER}/`, mayImport: [...PACKAGES, `${SERVER}/`] },
  { folder: 'apps/web/src/ui/', mayImport: ['packages/units/', 'apps/web/src/lib/'] },
  { folder: 'apps/web/src/lib/', mayImport: [...PACKAGES] },
  // what the features of one project share: its files, its stored design, its runs
  {
    folder: 'apps/web/src/project/',
    mayImport: [...PACKAGES, 'apps/web/src/ui/', 'apps/web/src/lib/'],
  },
  { folder: 'apps/web/src/app/', mayImport: [...PACKAGES, 'apps/web/src/'] },
  {
    folder: 'apps/web/src/main.tsx',
    mayImport: ['apps/web/src/app/', 'apps/web/src/lib/', 'apps/web/src/ui/'],
  },
  { folder: 'apps/web/src/guidePage.ts', mayImport: ['apps/web/src/lib/guide/'] },
  { folder: 'apps/web/vite.guide.config.ts', mayImport: [] },
  {
    folder: 'apps/web/vite.config.ts',
    mayImport: ['tools/credits/', 'tools/documents/', 'tools/styles/'],
  },
  ...FEATURE_ORDER.map(orderedFeature),
  // any other feature: its own folder is found by the check itself
  { folder: FEATURES, mayImport: BELOW_FEATURES },
  { folder: 'apps/cli/', mayImport: [...PACKAGES] },
  { folder: 'tools/', mayImport: [...PACKAGES, 'apps/server/src/db/'] },
  { folder: 'bench/', mayImport: [...PACKAGES] },
  { folder: 'e2e/', mayImport: [...PACKAGES] },
]

/** Folders of the engine's source; each imports only those before it. */
export const ENGINE_FOLDERS = [
  'scene',
  'model',
  'air',
  'snow',
  'soiling',
  'sun',
  'sky',
  'surface',
  'irradiance',
  'weather',
  'spectral',
  'optics',
  'tracking',
  'ac',
  'inverter',
  'electrical',
  'temperature',
  'circuit',
  'rows',
  'sam',
  'field',
  'synthetic',
  'outages',
  'simulation',
  'expected',
  'account',
  'profiles',
] as const
