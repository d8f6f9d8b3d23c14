import { DEFAULT_PREFERENCES } from '@duet/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  adoptPreferences,
  type DrawnScheme,
  followSystemScheme,
  setPreferences,
} from '../lib/preferences/preferences.ts'
import { DARK_SLATE, divergingColors, INK, SERIES_COLORS, SLATE, SURFACES } from '../ui/palette.ts'

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [less = 0, more = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (more + 0.05) / (less + 0.05)
}

function draw(color_scheme: DrawnScheme): void {
  setPreferences({ ...DEFAULT_PREFERENCES, color_scheme })
  followSystemScheme()
}

afterEach(() => draw('light'))

test('black on white has 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
})

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(SERIES_COLORS)('the series colour %s is seen', (color) => {
    expect(contrast(color, SURFACES[scheme])).toBeGreaterThanOrEqual(3)
  })

  test('text is read on surfaces and pages, and all but the lightest on what is marked', () => {
    const grays = scheme === 'dark' ? DARK_SLATE : SLATE
    for (const ground of [SURFACES[scheme], grays[0]])
      for (const text of grays.slice(6)) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    for (const text of grays.slice(7)) expect(contrast(text, grays[1])).toBeGreaterThanOrEqual(4.5)
  })

  test('figures are read on the colours of a difference', () => {
    draw(scheme)
    expect(INK.surface).toBe(SURFACES[scheme])
    for (const color of divergingColors())
      expect(contrast(INK.text, color)).toBeGreaterThanOrEqual(4.5)
  })
})

test('who leaves the colours to the system has those of the system', () => {
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  adoptPreferences({ ...DEFAULT_PREFERENCES, color_scheme: 'system' })
  expect(INK.surface).toBe(SURFACES.dark)
  adoptPreferences({ ...DEFAULT_PREFERENCES, color_scheme: 'light' })
  expect(INK.surface).toBe(SURFACES.light)
  vi.unstubAllGlobals()
})
