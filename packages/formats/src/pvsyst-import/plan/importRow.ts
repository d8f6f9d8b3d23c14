/** Parts of the preview, in its order. */
export const IMPORT_SECTIONS = [
  'Site',
  'Weather',
  'Components',
  'Blocks',
  'Losses',
  'Layout',
  'Scene',
  'Results',
  'Files',
] as const

export type ImportSection = (typeof IMPORT_SECTIONS)[number]

/**
 * taken: becomes a value here as the file has it. assumed: the file does not say it, or says it otherwise. starter: a usual value of
 * the starter defaults. not_taken: there is no place for it. to_choose: named, but not among the files.
 */
export type ImportState = 'taken' | 'assumed' | 'starter' | 'not_taken' | 'to_choose'

/** One thing that was read, and what it becomes. */
export interface ImportRow {
  readonly section: ImportSection
  readonly state: ImportState
  readonly item: string
  /** As the file has it, with its unit; empty where it does not say it. */
  readonly given: string
  /** What it becomes here; empty where it becomes nothing. */
  readonly becomes: string
  readonly note: string
}

export type RowText = Pick<ImportRow, 'item'> &
  Partial<Pick<ImportRow, 'given' | 'becomes' | 'note'>>

/** Collects the lines of a preview while a plan is made. */
export interface RowBook {
  readonly rows: readonly ImportRow[]
  readonly write: (section: ImportSection, state: ImportState, row: RowText) => void
}

export function rowBook(): RowBook {
  const rows: ImportRow[] = []
  return {
    rows,
    write: (section, state, { item, given = '', becomes = '', note = '' }) => {
      rows.push({ section, state, item, given, becomes, note })
    },
  }
}
