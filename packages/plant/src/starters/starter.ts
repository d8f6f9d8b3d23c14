import type { ComponentKind, ComponentParameters } from '../components/kinds.ts'

/** A usual component that a project can begin from. */
export interface Starter<K extends ComponentKind = ComponentKind> {
  readonly name: string
  readonly parameters: ComponentParameters[K]
  /** Where its figures are from, as it is shown. */
  readonly source: string
}
