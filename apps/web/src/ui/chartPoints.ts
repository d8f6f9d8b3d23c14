/** What lies under the pointer, as a chart hands it to the text of its tooltip. */
export interface ChartPoint {
  /** -1 where there is none. */
  readonly dataIndex: number
  readonly name: string
  readonly seriesName: string
  /** The spot in the colour of the series, as HTML. */
  readonly marker: string
  /** The numbers of the point; NaN where one is missing. */
  readonly numbers: readonly number[]
}

/** The points of a tooltip, however the chart hands them over. */
export function chartPoints(params: unknown): readonly ChartPoint[] {
  const points: readonly unknown[] = Array.isArray(params) ? params : [params]
  return points.flatMap((point) => {
    if (typeof point !== 'object' || point === null) return []
    const fields: Readonly<Record<string, unknown>> = { ...point }
    const { dataIndex, name, seriesName, marker, value } = fields
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return {
      dataIndex: typeof dataIndex === 'number' ? dataIndex : -1,
      name: text(name),
      seriesName: text(seriesName),
      marker: text(marker),
      numbers: values.map((one) => (typeof one === 'number' ? one : Number.NaN)),
    }
  })
}

const NOTHING: ChartPoint = { dataIndex: -1, name: '', seriesName: '', marker: '', numbers: [] }

/** The first of them. */
export const firstPoint = (params: unknown): ChartPoint => chartPoints(params)[0] ?? NOTHING

/** What a tooltip hands back of a value that went in as number or null. */
export const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' ? value : null

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
