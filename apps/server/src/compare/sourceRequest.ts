/** A dataset of a project whose access is settled. */
export interface SourceRequest {
  readonly projectId: string
  readonly userId: string
  readonly id: string
}

export interface ColumnRequest extends SourceRequest {
  /** Null: the whole. */
  readonly part: string | null
  readonly column: string
}
