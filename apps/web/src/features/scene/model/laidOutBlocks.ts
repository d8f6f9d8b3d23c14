import { type Block, panelDimensionsM } from '@duet/plant'
import type { DesignSession } from '../../design-session/session.ts'
import { blocksInOrder } from '../../drawing/editor/editorState.ts'
import { linkedComponents } from '../../plant/components.ts'
import type { LaidOutBlock } from './sceneModel.ts'

export interface LaidOutBlocks {
  readonly blocks: readonly LaidOutBlock[]
  /** Blocks whose tables could not be laid out, and why. */
  readonly problems: readonly string[]
}

/** The tables of all blocks that are shown, from the layout worker; blocks without a table and a panel have none. */
export async function laidOutBlocks(session: DesignSession): Promise<LaidOutBlocks> {
  const { hidden } = session.editor.get()
  const shown = blocksInOrder(session.shown.get()).filter(({ id }) => !hidden.has(id))
  const found = await Promise.all(shown.map((block) => laidOut(session, block)))
  return {
    blocks: found.filter((one) => typeof one === 'object'),
    problems: found.filter((one) => typeof one === 'string'),
  }
}

async function laidOut(
  session: DesignSession,
  block: Block,
): Promise<LaidOutBlock | string | undefined> {
  const { table, panel } = linkedComponents(block, session.components.get())
  if (table === undefined || panel === undefined || !isValid(panelDimensionsM(panel))) {
    return undefined
  }
  try {
    return { block, layout: await session.layout.layoutOf(block.id), table, panel }
  } catch (error) {
    return `${block.name}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** A panel that is being typed may have no size yet. */
function isValid({ lengthM, widthM }: ReturnType<typeof panelDimensionsM>): boolean {
  return lengthM > 0 && widthM > 0
}
