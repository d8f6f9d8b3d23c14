import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

/** Asks before the page is left, or the tab closed, while there are changes that nobody has saved. */
export function UnsavedChanges({ hasChanges }: { readonly hasChanges: boolean }): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: () => hasChanges,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title="Leave without saving?"
      text="The changes on this page are not saved and will be lost."
      confirmLabel="Leave"
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
