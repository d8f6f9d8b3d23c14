import { type MouseEvent, type PointerEvent, type RefObject, useMemo, useRef } from 'react'
import type { PlantView, TableRef } from './drawn/plantView.ts'
import type { SceneModel } from './model/sceneModel.ts'
import type { SceneCommands } from './sceneCommands.ts'

export interface ScenePointer {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onClick: (event: MouseEvent) => void
  readonly onDoubleClick: (event: MouseEvent) => void
}

interface ScenePointerInput {
  readonly view: PlantView | undefined
  readonly model: SceneModel
  readonly tip: RefObject<HTMLDivElement | null>
  readonly commands: SceneCommands
}

/** A press that moves farther than this is a drag, px. */
const CLICK_PX = 4
const TIP_AWAY_PX = 14

/** Hover names, a click chooses, a double click centres. */
export function useScenePointer({ view, model, tip, commands }: ScenePointerInput): ScenePointer {
  const pressed = useRef<readonly [number, number]>([0, 0])
  return useMemo(() => {
    const place = (event: MouseEvent): readonly [number, number] => {
      const { nativeEvent } = event
      return [nativeEvent.offsetX, nativeEvent.offsetY]
    }
    const hide = (): void => {
      tip.current?.toggleAttribute('hidden', true)
    }
    return {
      onPointerDown: (event) => {
        pressed.current = place(event)
        hide()
      },
      onPointerMove: (event) => {
        if (event.buttons !== 0 || event.pointerType === 'touch' || tip.current === null) return
        const at = place(event)
        const found = view?.pick(...at)
        writeTip(tip.current, found && tableName(model, found), at)
      },
      onPointerLeave: hide,
      onClick: (event) => {
        const [x, y] = place(event)
        const isDrag = Math.hypot(x - pressed.current[0], y - pressed.current[1]) > CLICK_PX
        if (!isDrag) commands.choose(view?.pick(x, y))
      },
      onDoubleClick: (event) => {
        const found = view?.pick(...place(event))
        if (found !== undefined) commands.centre(found)
      },
    }
  }, [view, model, tip, commands])
}

function tableName({ blocks }: SceneModel, { blockId, table }: TableRef): string {
  const block = blocks.find(({ id }) => id === blockId)
  const { row, slot } = block?.layout ?? {}
  // people count from 1
  return `${block?.name ?? ''}, row ${(row?.[table] ?? 0) + 1}, table ${(slot?.[table] ?? 0) + 1}`
}

/** Words beside the pointer; undefined hides them. */
function writeTip(
  tip: HTMLElement,
  text: string | undefined,
  [x, y]: readonly [number, number],
): void {
  tip.toggleAttribute('hidden', text === undefined)
  tip.textContent = text ?? ''
  tip.style.transform = `translate(${x + TIP_AWAY_PX}px, ${y + TIP_AWAY_PX}px)`
}
