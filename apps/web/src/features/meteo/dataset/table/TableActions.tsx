import { csvText } from '@duet/units'
import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { downloadBlob, fileNameOf } from '../../../../lib/download.ts'
import type { DatasetRowFragment } from '../../../../lib/gql/graphql.ts'
import type { View } from '../../../../lib/view.ts'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { notifyError } from '../../../../ui/notify.ts'
import type { WeatherTable } from '../../useDatasets.ts'
import { intervalText } from '../../weatherTexts.ts'
import type { TimeSpan } from '../siteDays.ts'
import { fetchPages } from './fetchPages.ts'
import { pvsystWeather } from './pvsystWeather.ts'
import { weatherCells } from './weatherCells.ts'

interface TableActionsProps {
  readonly dataset: DatasetRowFragment
  readonly columns: readonly string[]
  readonly interval: string
  readonly isRows: boolean
  readonly pages: readonly TimeSpan[]
  readonly page: View<WeatherTable>
}

/** The page on the clipboard; all pages as a file; all hours as PVsyst imports them. */
export function TableActions(props: TableActionsProps): ReactNode {
  const { dataset, columns, interval, page } = props
  const copied = useMemo(
    () =>
      page.state === 'ready' ? tabText(weatherCells(page.data, columns, interval, dataset)) : '',
    [page, columns, interval, dataset],
  )
  const save = useMutation({ mutationFn: () => saveAll(props), onError: notifyError })
  return (
    <Group gap="xs">
      <CopyText label="Copy page" text={copied} />
      <Button
        variant="default"
        leftSection={<IconDownload size={15} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        Save all (CSV)
      </Button>
      <PvsystButton dataset={dataset} />
    </Group>
  )
}

/** The whole dataset, whatever days, interval and columns are shown. */
function PvsystButton({ dataset }: Pick<TableActionsProps, 'dataset'>): ReactNode {
  const save = useMutation({
    mutationFn: async () => {
      const text = await pvsystWeather(dataset)
      downloadBlob(
        new Blob([text], { type: 'text/csv' }),
        `${fileNameOf(`${dataset.name} pvsyst`)}.csv`,
      )
    },
    onError: notifyError,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      Save all hours for PVsyst (CSV)
    </Button>
  )
}

type Cells = ReturnType<typeof weatherCells>

/** What spreadsheets take from the clipboard. */
function tabText({ titles, rows }: Cells): string {
  return [titles, ...rows].map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n')
}

/** Hands all pages over as one file. */
async function saveAll(props: TableActionsProps): Promise<void> {
  const { dataset, columns, interval, isRows, pages } = props
  const tables = await fetchPages({ id: dataset.id, interval, isMean: isRows }, pages)
  const parts = tables.map((table) => weatherCells(table, columns, interval, dataset))
  const text = csvText([parts[0]?.titles ?? [], ...parts.flatMap(({ rows }) => rows)], '\r\n')
  const name = fileNameOf(`${dataset.name} ${intervalText(interval)}`)
  // The mark at the beginning has spreadsheets read the units as UTF-8.
  downloadBlob(new Blob(['\ufeff', text], { type: 'text/csv' }), `${name}.csv`)
}
