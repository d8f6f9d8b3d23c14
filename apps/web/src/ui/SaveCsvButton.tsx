import { type CsvCell, csvText } from '@duet/units'
import { IconFileTypeCsv } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadBlob, fileNameOf } from '../lib/download.ts'
import { IconButton } from './IconButton.tsx'

interface SaveCsvButtonProps {
  /** What the table holds; the file is named for it. */
  readonly title: string
  readonly label?: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

export function SaveCsvButton(props: SaveCsvButtonProps): ReactNode {
  const { title, columns, rows } = props
  const label = props.label ?? `Save ${title.toLowerCase()} (CSV)`
  return (
    <IconButton
      label={label}
      onClick={() => {
        downloadBlob(csvBlob(columns, rows), `${fileNameOf(title)}.csv`)
      }}
    >
      <IconFileTypeCsv size={16} aria-hidden />
    </IconButton>
  )
}

/** The mark at the beginning has spreadsheets read the units as UTF-8. */
export const csvBlob = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob(['\ufeff', csvText([columns, ...rows], '\r\n')], { type: 'text/csv' })
