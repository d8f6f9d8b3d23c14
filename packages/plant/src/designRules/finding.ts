export type FindingSeverity = 'error' | 'warning' | 'info'

/** Finite numbers in the unit of their name (`_v` V, `_a` A, `_w` W, `_va` VA, `_m` m, `_m2` m², `_km` km, `_percent` %); ids; lists. */
export type Figures = Readonly<Record<string, number | string | readonly number[]>>

/** One thing about a design that prevents it from being simulated (error), is most likely a mistake (warning), or is worth knowing. */
export interface DesignFinding {
  /** Code of the rule, of `DESIGN_RULES` or of `blockCompleteness`. */
  readonly rule: string
  readonly severity: FindingSeverity
  /** Null: it concerns the whole plant. */
  readonly block_id: string | null
  readonly message: string
  readonly figures: Figures
  /**
   * The field to go to: of the block (`num_inverters`), of a component of the block (`panel.cells.0`), a layer
   * (`layers.ID`), a field of the plant (`system.grid_injection_limit`), a part of its HV stage
   * (`hvTransformer.nominal_power`, `hvAcWire.ac_line_length`), any component (`components.KIND.ID`). Null: there is no such place yet.
   */
  readonly path: string | null
}

/** Whether nothing of it prevents the design from being simulated. */
export function isReady(findings: readonly DesignFinding[]): boolean {
  return findings.every(({ severity }) => severity !== 'error')
}

/** Whether the finding is of the block, or of it and another one. */
export function concernsBlock(
  { block_id, figures }: Pick<DesignFinding, 'block_id' | 'figures'>,
  blockId: string,
): boolean {
  return block_id === blockId || figures['other_block_id'] === blockId
}
