/** Times as text: the row as it is shown. */
export function withTimes<T extends { readonly created_at: Date; readonly updated_at: Date }>(
  row: T,
): Omit<T, 'created_at' | 'updated_at'> & {
  readonly created_at: string
  readonly updated_at: string
} {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
