export {
  BUNDLE_FILES,
  type BundleBlock,
  type BundleDataset,
  type BundleManifest,
  bundleManifest,
  bundleManifestSchema,
} from './bundle.ts'
export { datasetFacts } from './datasetFacts.ts'
export {
  type BlockLight,
  parseFacts,
  parseManifest,
  type RunBlock,
  type RunDataset,
  type RunFacts,
  type RunManifest,
  runDataset,
  seriesBlockId,
  toRunDataset,
} from './manifest.ts'
export {
  blockPartKey,
  drillKey,
  type FactorName,
  factorFolder,
  factorKey,
  madeFileKey,
  partKeys,
  ROLL_UP_INTERVALS,
  type RollUpInterval,
  rollUpKey,
  runPrefix,
  systemKey,
  terrainKey,
  zoneKeys,
  zonePartKey,
} from './runFiles.ts'
