import { FileButton } from '@mantine/core'
import { IconFileDownload, IconFolderOpen } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { downloadBlob } from '../../../lib/download.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { notifyError } from '../../../ui/notify.ts'
import type { MonitorSearch } from '../shell/monitorSearch.ts'
import type { Period } from '../shell/period.ts'
import { useSearchChange } from '../shell/useSearchChange.ts'
import { type CapacitySearch, searchOf, setupOf, useCapacitySearch } from './capacitySearch.ts'
import { readSetup, setupText } from './setupFile.ts'

/** The set-up as a file, so that a test can be repeated. */
export function SetupFileButtons({ period }: { readonly period: Period }): ReactNode {
  const [search] = useCapacitySearch()
  const change = useSearchChange<CapacitySearch & MonitorSearch>()
  const { from, to } = period
  const save = (): void => {
    const text = setupText({ from, to, node: search.node, setup: setupOf(search) })
    downloadBlob(new Blob([text], { type: 'application/json' }), `capacity-test-${from}-${to}.json`)
  }
  const open = async (file: File | null): Promise<void> => {
    if (file === null) return
    try {
      const { setup, node, ...days } = readSetup(await file.text())
      change({ ...searchOf({ ...setupOf({}), ...setup }), ...days, period: 'days', node })
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <>
      <IconButton label="Save set-up (JSON)" onClick={save}>
        <IconFileDownload size={16} aria-hidden />
      </IconButton>
      <FileButton accept=".json" onChange={(file) => void open(file)}>
        {(props) => (
          <IconButton label="Open set-up (JSON)" {...props}>
            <IconFolderOpen size={16} aria-hidden />
          </IconButton>
        )}
      </FileButton>
    </>
  )
}
