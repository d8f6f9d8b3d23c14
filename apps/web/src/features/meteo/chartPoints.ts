/** What the pointer is on, as a tooltip gets it. */
export interface ChartPoint {
  readonly dataIndex: number
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
    const value = field(point, 'value')
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    const dataIndex = field(point, 'dataIndex')
    return {
      dataIndex: typeof dataIndex === 'number' ? dataIndex : -1,
      seriesName: text(field(point, 'seriesName')),
      marker: text(field(point, 'marker')),
      numbers: values.map((one) => (typeof one === 'number' ? one : Number.NaN)),
    }
  })
}

function field(point: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(point)).get(name)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
