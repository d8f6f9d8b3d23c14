/** What lies under the pointer, as a chart hands it to the text of its tooltip: unknown fields are undefined. */
export interface Pointed {
  readonly dataIndex: number | undefined
  readonly name: string | undefined
  readonly seriesName: string | undefined
  readonly value: unknown
}

/** The first of what lies there. */
export function pointed(params: unknown): Pointed {
  const first: unknown = Array.isArray(params) ? params[0] : params
  const fields: Readonly<Record<string, unknown>> =
    typeof first === 'object' && first !== null ? { ...first } : {}
  const { dataIndex, name, seriesName, value } = fields
  return {
    dataIndex: typeof dataIndex === 'number' ? dataIndex : undefined,
    name: typeof name === 'string' ? name : undefined,
    seriesName: typeof seriesName === 'string' ? seriesName : undefined,
    value,
  }
}

/** Of a value that is a list: its numbers. */
export const pointedNumbers = (params: unknown): readonly number[] => {
  const { value } = pointed(params)
  return Array.isArray(value) ? value.map(Number) : []
}
