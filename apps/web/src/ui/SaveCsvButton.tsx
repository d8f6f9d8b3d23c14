import { type CsvCell, csvText } from '@duet/units'
import { IconFileTypeCsv } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadBlob, fileNameOf } from '../lib/download.ts'
import { IconButton } from './IconButton.tsx'

type Rows = readonly (readonly CsvCell[])[]

interface SaveCsvButtonProps {
  /** What the table holds; the file is named for it. */
  readonly title: string
  readonly label?: string
  readonly columns: readonly string[]
  /** A function: what is large is made when it is saved. */
  readonly rows: Rows | (() => Rows)
}

export function SaveCsvButton(props: SaveCsvButtonProps): ReactNode {
  const { title, columns, rows } = props
  const label = props.label ?? `Save ${title.toLowerCase()} (CSV)`
  return (
    <IconButton
      label={label}
      word="CSV"
      onClick={() => {
        const made = typeof rows === 'function' ? rows() : rows
        downloadBlob(csvBlob(columns, made), `${fileNameOf(title)}.csv`)
      }}
    >
      <IconFileTypeCsv size={16} aria-hidden />
    </IconButton>
  )
}

/** The mark at the beginning has spreadsheets read the units as UTF-8. */
export const csvBlob = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob(['\ufeff', csvText([columns, ...rows], '\r\n')], { type: 'text/csv' })
