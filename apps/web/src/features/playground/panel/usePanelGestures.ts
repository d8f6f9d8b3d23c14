import { type ComponentProps, type PointerEvent, useRef } from 'react'
import { MARGIN } from './drawPanel.ts'
import type { PanelSetting } from './panelFields.ts'
import { boxBetween, cellAtPlace, movedCursor, type PanelPlace, paint } from './panelGestures.ts'
import { type PanelGrid, paintedCells } from './panelLight.ts'

interface GestureProps {
  readonly setting: PanelSetting
  readonly onChange: ((changed: Partial<PanelSetting>) => void) | undefined
  readonly grid: PanelGrid
  readonly cursor: number | undefined
  readonly setCursor: (cursor: number | undefined) => void
}

/** What the picture listens to. */
type Gestures = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerLeave' | 'onBlur' | 'onKeyDown'
>

/** A stroke of the brush that paints or clears, or a rectangle from its first corner. */
type Stroke = { readonly isPainting: boolean } | { readonly from: PanelPlace }

/** Draws with the pointer, and goes from cell to cell by the keyboard. */
export function usePanelGestures({
  grid,
  setting,
  onChange,
  cursor,
  setCursor,
}: GestureProps): Gestures {
  const stroke = useRef<Stroke>(undefined)
  const isPainted = (cell: number): boolean =>
    paintedCells(setting.painted, grid.cells.length).has(cell)
  const goOn = (place: PanelPlace): void => {
    const begun = stroke.current
    if (begun === undefined || onChange === undefined) return
    if ('from' in begun) {
      onChange(boxBetween(grid, begun.from, place))
      return
    }
    const cell = cellAtPlace(grid, place)
    if (cell !== undefined && isPainted(cell) !== begun.isPainting)
      onChange(paint(setting, grid, cell, begun.isPainting))
  }
  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      const place = placeOf(event, grid)
      const cell = cellAtPlace(grid, place)
      stroke.current =
        setting.tool === 'box'
          ? { from: place }
          : { isPainting: cell === undefined || !isPainted(cell) }
      if (setting.tool === 'brush') goOn(place)
    },
    onPointerMove: (event) => {
      const place = placeOf(event, grid)
      setCursor(cellAtPlace(grid, place))
      goOn(place)
    },
    onPointerUp: () => {
      stroke.current = undefined
    },
    onPointerLeave: () => setCursor(undefined),
    onBlur: () => setCursor(undefined),
    onKeyDown: (event) => {
      const next = movedCursor(grid, cursor, event.key)
      if (next !== undefined) setCursor(next)
      else if (event.key === ' ' && cursor !== undefined)
        onChange?.(paint(setting, grid, cursor, !isPainted(cursor)))
      else return
      event.preventDefault()
    },
  }
}

function placeOf(event: PointerEvent<HTMLButtonElement>, { width, height }: PanelGrid): PanelPlace {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) / box.width) * (width + 2 * MARGIN) - MARGIN,
    y: ((event.clientY - box.top) / box.height) * (height + 2 * MARGIN) - MARGIN,
  }
}
