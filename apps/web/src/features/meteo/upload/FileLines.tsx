import { ScrollArea, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { INK } from '../../../ui/palette.ts'
import type { TableLayout } from './wizardForm.ts'

const SHOWN = 60

interface FileLinesProps {
  readonly lines: readonly string[]
  readonly layout: TableLayout | undefined
}

/** The first lines of the file as they are, with their numbers; the line of names and the first of data are marked. */
export function FileLines({ lines, layout }: FileLinesProps): ReactNode {
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        First lines of the file
      </Text>
      <ScrollArea h={200} mt={8} type="auto" viewportProps={{ tabIndex: 0 }}>
        <pre style={{ margin: 0, fontSize: 12, lineHeight: 1.5 }}>
          {lines.slice(0, SHOWN).map((line, index) => (
            // A line is its place in the file.
            // oxlint-disable-next-line react/no-array-index-key -- lines and cells of a file have no other name than their place
            <div key={index}>
              <span style={{ color: INK.muted }}>{String(index + 1).padStart(3)} </span>
              {markOf(index + 1, layout)}
              {line.slice(0, 400)}
            </div>
          ))}
        </pre>
      </ScrollArea>
    </details>
  )
}

function markOf(line: number, layout: TableLayout | undefined): string {
  if (layout === undefined) return ''
  if (line === layout.headerLine) return 'names │ '
  return line === layout.firstDataLine ? ' data │ ' : '      │ '
}
