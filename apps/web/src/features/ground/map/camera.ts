import type { DesignMap } from '../../map/createDesignMap.ts'
import type { Ground, MapControl } from '../state/groundStore.ts'

/** Turning and tilting the map: only while there is relief, else the map looks straight down with north up. */
export function groundCamera(
  map: DesignMap,
  ground: Ground,
): { readonly control: MapControl; readonly allow: (isAllowed: boolean) => void } {
  const { raw } = map
  let isAllowed = false
  const ease = (target: { bearing?: number; pitch?: number }): void => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    raw.easeTo({ ...target, duration: isCalm ? 0 : 300 })
  }
  const report = (): void => {
    const camera = { bearingDeg: raw.getBearing(), pitchDeg: raw.getPitch() }
    const before = ground.camera.get()
    if (camera.bearingDeg !== before.bearingDeg || camera.pitchDeg !== before.pitchDeg) {
      ground.camera.set(camera)
    }
  }
  raw.on('rotate', report)
  raw.on('pitch', report)
  raw.setMaxPitch(0)
  raw.keyboard.disableRotation()
  const control: MapControl = {
    fit: map.fit,
    project: map.project,
    center: () => {
      const { lng, lat } = raw.getCenter()
      return [lng, lat]
    },
    bounds: () => {
      const bounds = raw.getBounds()
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
    },
    turn: (byDeg) => isAllowed && ease({ bearing: raw.getBearing() + byDeg }),
    tilt: (byDeg) =>
      isAllowed && ease({ pitch: Math.min(MOST_PITCH, Math.max(0, raw.getPitch() + byDeg)) }),
    resetCamera: () => ease({ bearing: 0, pitch: 0 }),
  }
  return {
    control,
    allow: (next) => {
      if (next === isAllowed) return
      isAllowed = next
      const verb = next ? 'enable' : 'disable'
      raw.dragRotate[verb]()
      raw.touchPitch[verb]()
      raw.touchZoomRotate[next ? 'enableRotation' : 'disableRotation']()
      raw.keyboard[next ? 'enableRotation' : 'disableRotation']()
      if (next) {
        raw.setMaxPitch(MOST_PITCH)
      } else {
        raw.jumpTo({ bearing: 0, pitch: 0 })
        raw.setMaxPitch(0)
        report()
      }
    },
  }
}

const MOST_PITCH = 75
