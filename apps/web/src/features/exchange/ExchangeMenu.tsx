import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconFileExport, IconFileImport, IconFolderOpen, IconTransfer } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { mayExport, useCurrentProject } from '../../lib/currentProject.ts'
import { filesBegunFrom, forgetBegunFrom } from '../../project/begunFrom.ts'
import { MenuItemLink } from '../../ui/links.tsx'
import type { DesignSession } from '../design-session/session.ts'

// the readers and writers of files are fetched when they are wanted
const ImportDialog = lazy(async () => ({
  default: (await import('./importing/ImportDialog.tsx')).ImportDialog,
}))
const ExportDialog = lazy(async () => ({
  default: (await import('./exporting/ExportDialog.tsx')).ExportDialog,
}))

/** Files of other programs: in for those who may edit, out for all whom the project lets export. */
export function ExchangeMenu({ session }: { readonly session: DesignSession }): ReactNode {
  const [dialog, setDialog] = useState<'import' | 'export' | undefined>(() =>
    session.mayEdit && filesBegunFrom(session.projectId) ? 'import' : undefined,
  )
  const close = (): void => {
    forgetBegunFrom()
    setDialog(undefined)
  }
  const isExportable = mayExport(useCurrentProject())
  if (!session.mayEdit && !isExportable) return null
  return (
    <>
      <Menu position="bottom-end" withinPortal transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Tooltip label="Import and export">
            <ActionIcon aria-label="Import and export">
              <IconTransfer size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {session.mayEdit && (
            <Menu.Item
              leftSection={<IconFileImport size={16} aria-hidden />}
              onClick={() => setDialog('import')}
            >
              Import…
            </Menu.Item>
          )}
          {session.mayEdit && (
            <MenuItemLink
              leftSection={<IconFolderOpen size={16} aria-hidden />}
              from="/$org/project/$projectId"
              to="/$org/project/$projectId/pvsyst-import"
            >
              Import from PVsyst…
            </MenuItemLink>
          )}
          {isExportable && (
            <Menu.Item
              leftSection={<IconFileExport size={16} aria-hidden />}
              onClick={() => setDialog('export')}
            >
              Export…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {dialog === 'import' && <ImportDialog session={session} onClose={close} />}
        {dialog === 'export' && <ExportDialog session={session} onClose={close} />}
      </Suspense>
    </>
  )
}
