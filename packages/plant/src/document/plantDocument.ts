import type { Block } from '../block/block.ts'
import type { SystemParameters } from '../block/systemParameters.ts'
import type { Component, ComponentKind, ComponentParameters } from '../components/kinds.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import type { PlantTerrain } from './plantTerrain.ts'

/** What distinguishes a plant document from other JSON. */
export const PLANT_DOCUMENT_FORMAT = 'duet-plant'
/** The version that is written; older ones are migrated when read. */
export const PLANT_DOCUMENT_VERSION = 1

export interface PlantProject {
  /** Of the project that it came from; an import makes a new one. */
  readonly id?: string
  readonly name: string
  /** Of the origin of the local plane, degrees WGS84. */
  readonly latitude: number
  readonly longitude: number
  /** Above sea level. */
  readonly altitude_m: number
}

/** A component with its parameters; `kind` says which. */
export type PlantComponent<K extends ComponentKind = ComponentKind> = Pick<
  Component<K>,
  'id' | 'kind' | 'name' | 'parameters'
>

/** The system parameters without the id of a project. */
export type PlantSystemParameters = Omit<SystemParameters, 'project_id'>

/** What a document says about a weather dataset; the rows travel as a file of their own. */
export interface PlantEnviroDataset {
  readonly id: string
  readonly name: string
  readonly type: 'Sequential' | 'TMY'
  readonly source?: string
  readonly source_filename?: string
  /** SHA-256 of the file, to find it again. */
  readonly source_hash?: string
}

/**
 * A whole plant: the project's export format, and what a run stores of the design. Records have the field
 * names and units of the database.
 *
 * ```
 * {
 *   "format": "duet-plant", "version": 1,
 *   "project": { "name", "latitude" -90..90, "longitude" -180..180, "altitude_m" },
 *   "blocks": [ Block: "id", "name", "pv_panel_id" ..., "num_inverters", ... ],
 *   "block_layers": [ { "id", "block_id" or null, "name", "type", "geojson": a GeoJSON Feature in WGS84, ... } ],
 *   "components": [ { "id", "kind": "panel" | "table" | "inverter" | "transformer" | "hvTransformer" | "dcWire" | "acWire",
 *                     "name", "parameters": by kind } ],
 *   "system_parameters": { "hv_stage_enabled", "grid_injection_limit" W, ... },
 *   "enviro_datasets": [ { "id", "name", "type": "Sequential" | "TMY", ... } ]   (may be left out)
 *   "terrain": { "name", "source_type", "heights": a height file in base64 }     (may be left out)
 * }
 * ```
 * Ids are unique texts; every id that a record points at is in the document, datasets excepted.
 */
export interface PlantDocument {
  readonly format: typeof PLANT_DOCUMENT_FORMAT
  readonly version: typeof PLANT_DOCUMENT_VERSION
  readonly project: PlantProject
  readonly blocks: readonly Block[]
  readonly block_layers: readonly BlockLayer[]
  readonly components: readonly PlantComponent[]
  readonly system_parameters: PlantSystemParameters
  readonly enviro_datasets?: readonly PlantEnviroDataset[]
  /** Heights of the ground. What a run stores of a design is without them: they lie beside it as a file. */
  readonly terrain?: PlantTerrain
}

/** Parameters of the component of a kind; undefined where the document has no such component. */
export function findComponent<K extends ComponentKind>(
  document: Pick<PlantDocument, 'components'>,
  kind: K,
  id: string | null,
): ComponentParameters[K] | undefined {
  return document.components
    .filter((component) => isOfKind(component, kind))
    .find((component) => component.id === id)?.parameters
}

export function isOfKind<K extends ComponentKind>(
  component: PlantComponent,
  kind: K,
): component is PlantComponent<K> {
  return component.kind === kind
}
