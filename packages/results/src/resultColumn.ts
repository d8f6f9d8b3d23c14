/** How a column is carried over an interval longer than the step. */
export type ColumnKind =
  /** W at the step, kWh over an interval. */
  | 'power'
  /** W/m² at the step, kWh/m² over an interval. */
  | 'irradiance'
  /** The mean of the steps that have a value. */
  | 'mean'
  /** As `mean`; in degrees. */
  | 'angle'
  /** The direction of the mean unit vector, 0 to 360 degrees: 350° and 10° give 0°. */
  | 'azimuth'

export type ColumnScope = 'block' | 'system'

export type ColumnGroup = 'sun' | 'irradiance' | 'rear' | 'temperature' | 'dc' | 'ac' | 'system'

/** One column of a result, declared once for storage, queries, exports and screens. */
export interface ResultColumn {
  /** Name in Parquet, in queries and in exports. */
  readonly name: string
  /** Key of the engine's block or system series. */
  readonly engineKey: string
  readonly label: string
  /** Unit at the step. */
  readonly unit: string
  readonly kind: ColumnKind
  readonly scope: ColumnScope
  readonly group: ColumnGroup
}
