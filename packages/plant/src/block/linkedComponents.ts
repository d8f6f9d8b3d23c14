import type { ComponentKind, ComponentParameters } from '../components/kinds.ts'

/** The kinds that every block needs one of. */
export const BLOCK_COMPONENT_KINDS = [
  'panel',
  'table',
  'inverter',
  'transformer',
  'dcWire',
  'acWire',
] as const satisfies readonly ComponentKind[]

export type BlockComponentKind = (typeof BLOCK_COMPONENT_KINDS)[number]

/** The parameters of what the block's relations point at; undefined where there is no such component. */
export type LinkedComponents = {
  readonly [K in BlockComponentKind]?: ComponentParameters[K] | undefined
}
