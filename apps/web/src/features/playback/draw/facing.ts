import type { PlaybackMount } from '@duet/results/playback'

/** The side to which tables look when their turn is positive, as a vector east and north: a tracker whose axis points south turns to the west. */
export function facingOf(mount: PlaybackMount): readonly [number, number] {
  switch (mount.kind) {
    case 'fixed':
      return towards(mount.azimuth_deg)
    case 'singleAxis':
      return towards(mount.axis_azimuth_deg + 90)
    case 'dualAxis':
      return towards(180)
  }
}

function towards(azimuthDeg: number): readonly [number, number] {
  const azimuth = (azimuthDeg * Math.PI) / 180
  return [Math.sin(azimuth), Math.cos(azimuth)]
}
