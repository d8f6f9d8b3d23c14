import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from './model/externalStore.ts'
import type { DesignSession } from './model/session.ts'

/** Puts the chosen block and layer into the address, so that a copied link opens the same. */
export function useSelectionInAddress(session: DesignSession): void {
  const navigate = useNavigate({ from: '/$org/project/$projectId/design/blocks' })
  const blockId = useStore(session.editor, (state) => state.blockId)
  const layerId = useStore(session.editor, (state) => state.layerId)
  useEffect(() => {
    void navigate({
      search: (before) => ({
        ...before,
        block: blockId ?? undefined,
        layer: layerId ?? undefined,
      }),
      replace: true,
    })
  }, [navigate, blockId, layerId])
}
