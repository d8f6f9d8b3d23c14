import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import type { DesignSession } from '../design-session/session.ts'

/**
 * Puts the chosen block and layer into the address, so that a copied link opens the same. A link that names others is
 * followed when the page opens.
 */
export function useSelectionInAddress(session: DesignSession): void {
  const navigate = useNavigate({ from: '/$org/project/$projectId/design/blocks' })
  const search = useSearch({ from: '/$org/project/$projectId/design/blocks' })
  const linked = useRef(search)
  const blockId = useStore(session.editor, (state) => state.blockId)
  const layerId = useStore(session.editor, (state) => state.layerId)
  useEffect(() => follow(session, linked.current), [session])
  const { tool } = search
  useEffect(() => {
    if (tool === undefined) return
    if (session.mayEdit) session.dispatch({ type: 'tool', tool })
    void navigate({ search: (before) => ({ ...before, tool: undefined }), replace: true })
  }, [session, tool, navigate])
  useEffect(() => {
    void navigate({
      search: (before) => ({
        ...before,
        block: blockId ?? undefined,
        layer: layerId ?? undefined,
      }),
      // The field that a link leads to, as long as its block is chosen
      hash: (before) =>
        blockId === null || blockId === linked.current.block ? (before ?? '') : '',
      replace: true,
    })
  }, [navigate, blockId, layerId])
}

/** What the session has already, or does not know, is left as it is. */
function follow(
  session: DesignSession,
  { block, layer }: { readonly block?: string | undefined; readonly layer?: string | undefined },
): void {
  const { design } = session.plant.get()
  const { blockId, layerId } = session.editor.get()
  if (layer !== undefined && layer !== layerId && design.block_layers[layer] !== undefined) {
    session.dispatch({ type: 'selectLayer', layerId: layer })
  } else if (block !== undefined && block !== blockId && design.blocks[block] !== undefined) {
    session.dispatch({ type: 'selectBlock', blockId: block })
  }
}
