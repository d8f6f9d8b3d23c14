import { createHash } from 'node:crypto'
import { changeText } from '@duet/engine'
import { type BlockLayer, COMPONENT_LABELS, usedComponents } from '@duet/plant'
import type { RunDataset, RunManifest } from '@duet/results/run'
import { counted } from '@duet/units'
import type { RunInput } from '../../graphql/resolvers.gen.ts'

/** JSON with its keys in order, so that the same content has the same text. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonicalText(value)).digest('hex')

const input = (kind: string, name: string, detail: string, content: unknown): RunInput => ({
  kind,
  name,
  detail,
  sha256: hashOf(content),
})

/** Every input of a run with the hash of what it says. Times of editing do not count. */
export function runInputs(manifest: RunManifest): readonly RunInput[] {
  const { document, datasets, terrain, input_changes: changes } = manifest
  const blocks = document.blocks.filter(({ id }) => manifest.blocks.some((one) => one.id === id))
  return [
    input('document', document.project.name, 'the whole design', document),
    input('system', 'System', 'HV stage and grid limit', document.system_parameters),
    ...blocks.flatMap(({ created_at: _created, updated_at: _updated, ...block }) => {
      const layers = document.block_layers.filter(({ block_id }) => block_id === block.id)
      const counts = manifest.blocks.find(({ id }) => id === block.id)
      return [
        input('block', block.name, `${counts?.table_count ?? 0} tables`, block),
        input('layers', block.name, counted(layers.length, 'drawing'), layers.map(drawing)),
      ]
    }),
    ...obstacles(manifest).map((layer) =>
      input('obstacle', layer.name || 'unnamed', 'casts shade', drawing(layer)),
    ),
    ...freeGround(manifest).map((layer) =>
      input('exclusion', layer.name || 'unnamed', 'free of tables', drawing(layer)),
    ),
    ...usedComponents(document, blocks).map(({ kind, name, parameters }) =>
      input('component', name, COMPONENT_LABELS[kind], parameters),
    ),
    ...datasets.map((dataset) => ({
      kind: 'dataset',
      name: dataset.name,
      sha256: dataset.source_hash,
      detail: datasetText(dataset),
    })),
    ...(terrain
      ? [{ kind: 'terrain', name: 'Terrain', detail: 'heights', sha256: terrain.sha256 }]
      : []),
    ...(changes ? [input('changes', 'Changed inputs', changeText(changes), changes)] : []),
  ]
}

function datasetText(dataset: RunDataset): string {
  const { type, time_interval, air_temperature_from: air } = dataset
  const text = `${type === 'TMY' ? 'typical year' : 'sequence'}, ${time_interval}`
  const { revision = 1 } = dataset
  const version = revision === 1 ? text : `${text}, revision ${revision}`
  return air === undefined ? version : `${version}, air temperature ${air}`
}

const drawing = ({ type, name, geojson }: BlockLayer): object => ({ type, name, geojson })

const obstacles = ({ document, shading_layer_ids }: RunManifest): readonly BlockLayer[] =>
  document.block_layers.filter(({ id }) => shading_layer_ids.includes(id))

/** Ground without tables, of whatever block: exclusions, and obstacles that cast no shade in this run and are not over the array. */
const freeGround = ({ document, shading_layer_ids }: RunManifest): readonly BlockLayer[] =>
  document.block_layers.filter(
    (layer) =>
      layer.type === 'exclusion' ||
      (layer.type === 'shading' &&
        layer.geojson.properties.isOverArray !== true &&
        !shading_layer_ids.includes(layer.id)),
  )

/** How the rows of a file are understood: other settings give another run. */
const weatherSettings = ({ datasets }: RunManifest): readonly object[] =>
  datasets.map(
    ({
      id: _id,
      name: _name,
      storage_key: _key,
      revision: _revision,
      fitness: _fitness,
      ...settings
    }) => settings,
  )

/** Of the rule by which a run is hashed: hashes of different rules are not compared. */
const HASH_RULE = 2

/** One hash of all that decides what a run gives. */
export function runHash(manifest: RunManifest): string {
  const { engine_version, from, to, simulated_year, blocks, document } = manifest
  const { latitude, longitude, altitude_m } = document.project
  const decisive = runInputs(manifest).filter(({ kind }) => kind !== 'document')
  return hashOf([
    HASH_RULE,
    engine_version,
    from,
    to,
    simulated_year,
    [latitude, longitude, altitude_m],
    blocks.map(({ id, dataset_id, table_count, row_count, light }) => [
      id,
      manifest.datasets.findIndex((dataset) => dataset.id === dataset_id),
      table_count,
      row_count,
      light?.scene,
    ]),
    weatherSettings(manifest),
    decisive.map(({ sha256 }) => sha256),
  ])
}

/** Names of the obstacles that a run counts. */
export const shadingNames = (manifest: RunManifest): readonly string[] =>
  obstacles(manifest).map(({ name }) => name || 'unnamed')
