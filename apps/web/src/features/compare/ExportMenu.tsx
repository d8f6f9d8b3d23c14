import type { Selection } from '@duet/comparison'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayExport, useCurrentProject } from '../../lib/currentProject.ts'
import type { ChosenColumn } from './columnChoice.ts'

const FORMATS = [
  { format: 'csv', label: 'Every step (CSV)' },
  { format: 'parquet', label: 'Every step (Parquet)' },
  { format: 'pdf', label: 'One page (PDF)' },
] as const

interface ExportMenuProps {
  readonly selection: Selection
  /** What is shown where the selection names none. */
  readonly chosen: { readonly a: ChosenColumn; readonly b: ChosenColumn }
  readonly title: string
}

/** What is shown as files. */
export function ExportMenu({ selection, chosen, title }: ExportMenuProps): ReactNode {
  const project = useCurrentProject()
  if (!mayExport(project)) return null
  const { parameters } = selection
  const exact = {
    ...selection,
    parameters: {
      ...parameters,
      a: { ...parameters.a, part: chosen.a.part.id, column: chosen.a.column.name },
      b: { ...parameters.b, part: chosen.b.part.id, column: chosen.b.column.name },
    },
  }
  const query = new URLSearchParams({ selection: JSON.stringify(exact), title }).toString()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label }) => (
          <Menu.Item
            key={format}
            component="a"
            href={`/api/projects/${project.id}/comparison.${format}?${query}`}
            download
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
