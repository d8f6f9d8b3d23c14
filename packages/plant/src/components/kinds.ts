import type { InverterParameters } from './inverter/inverterParameters.ts'
import type { PanelParameters } from './panel/panelParameters.ts'
import type { TableParameters } from './table/tableParameters.ts'
import type { TransformerParameters } from './transformer/transformerParameters.ts'
import type { AcWireParameters, DcWireParameters } from './wire/wireParameters.ts'

/** The seven kinds, in the order of the component list. */
export const COMPONENT_KINDS = [
  'panel',
  'table',
  'inverter',
  'transformer',
  'hvTransformer',
  'dcWire',
  'acWire',
] as const

export type ComponentKind = (typeof COMPONENT_KINDS)[number]

/** The record of each kind; `transformer` (MV) and `hvTransformer` share theirs. */
export interface ComponentParameters {
  readonly panel: PanelParameters
  readonly table: TableParameters
  readonly inverter: InverterParameters
  readonly transformer: TransformerParameters
  readonly hvTransformer: TransformerParameters
  readonly dcWire: DcWireParameters
  readonly acWire: AcWireParameters
}

/** The block field that points at a component of a kind. */
export type RelationKey =
  | 'pv_panel_id'
  | 'pv_table_id'
  | 'pv_inverter_id'
  | 'pv_transformer_id'
  | 'pv_dc_wire_id'
  | 'pv_ac_wire_id'

/** A high-voltage transformer belongs to the system parameters, not to a block. */
export const RELATION_KEYS = {
  panel: 'pv_panel_id',
  table: 'pv_table_id',
  inverter: 'pv_inverter_id',
  transformer: 'pv_transformer_id',
  hvTransformer: undefined,
  dcWire: 'pv_dc_wire_id',
  acWire: 'pv_ac_wire_id',
} as const satisfies Readonly<Record<ComponentKind, RelationKey | undefined>>

export const COMPONENT_LABELS: Readonly<Record<ComponentKind, string>> = {
  panel: 'Panel',
  table: 'Table',
  inverter: 'Inverter',
  transformer: 'MV transformer',
  hvTransformer: 'HV transformer',
  dcWire: 'DC wire',
  acWire: 'AC wire',
}

/** A stored component. Components are shared by the blocks of their project. */
export interface Component<K extends ComponentKind = ComponentKind> {
  readonly id: string
  readonly kind: K
  readonly name: string
  readonly parameters: ComponentParameters[K]
  /** Names of the fields that still hold their default. */
  readonly default_state_fields: readonly string[]
}

export function isComponentKind(value: unknown): value is ComponentKind {
  return COMPONENT_KINDS.some((kind) => kind === value)
}
