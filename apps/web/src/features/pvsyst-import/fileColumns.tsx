import { formatBytes } from '../../lib/format.ts'
import { type Column, rightColumn } from '../../ui/DataTable.tsx'
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx'
import type { ImportData } from './useImport.ts'

type FileRow = ImportData['files'][number]

const STATES: Readonly<Record<string, readonly [label: string, tone: Tone]>> = {
  read: ['Read', 'good'],
  ignored: ['Passed over', 'neutral'],
  failed: ['Not read', 'bad'],
}

const KINDS: Readonly<Record<string, string>> = {
  project: 'Project',
  variant: 'Variant',
  site: 'Site',
  meteo: 'Weather',
  horizon: 'Horizon',
  scene: 'Scene',
  pan: 'Module',
  ond: 'Inverter',
}

export const fileColumns: readonly Column<FileRow>[] = [
  { key: 'path', title: 'File', value: ({ path }) => path },
  { key: 'kind', title: 'Kind', value: ({ kind }) => KINDS[kind ?? ''] ?? '–' },
  { key: 'name', title: 'Name', value: ({ name }) => name ?? '–' },
  { key: 'version', title: 'Version', value: ({ version }) => version ?? '–' },
  rightColumn(
    'size',
    'Size',
    ({ size_bytes }) => formatBytes(size_bytes),
    ({ size_bytes }) => size_bytes,
  ),
  {
    key: 'state',
    title: 'State',
    value: ({ state }) => state,
    render: ({ state }) => {
      const [label, tone] = STATES[state] ?? [state, 'neutral']
      return <StatusBadge tone={tone}>{label}</StatusBadge>
    },
  },
  { key: 'message', title: 'Remark', minWidth: 200, value: ({ message }) => message },
]
