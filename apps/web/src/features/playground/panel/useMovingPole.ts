import { useEffect, useRef, useState } from 'react'
import { PANEL_FIELDS, type PanelSetting } from './panelFields.ts'

/** Of the width of the panel, %. */
const SPEED_PER_S = 25
const FIRST_WIDTH = 10
const { min, max } = PANEL_FIELDS.poleAt

/** Moves the pole across the panel, over and over, until it is stopped. */
export function useMovingPole(
  setting: PanelSetting,
  onChange: (changed: Partial<PanelSetting>) => void,
): { readonly isMoving: boolean; readonly toggle: () => void } {
  const [isMoving, setIsMoving] = useState(false)
  const change = useRef(onChange)
  const start = useRef(min)
  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    if (!isMoving) return undefined
    const beganMs = performance.now()
    let frame = 0
    const move = (nowMs: number): void => {
      const way = start.current - min + ((nowMs - beganMs) / 1000) * SPEED_PER_S
      change.current({ poleAt: Math.round(min + (way % (max - min))) })
      frame = requestAnimationFrame(move)
    }
    frame = requestAnimationFrame(move)
    return () => cancelAnimationFrame(frame)
  }, [isMoving])
  return {
    isMoving,
    toggle: () => {
      start.current = setting.poleAt
      if (setting.poleWidth === 0) onChange({ poleWidth: FIRST_WIDTH, poleAt: min })
      setIsMoving(!isMoving)
    },
  }
}
