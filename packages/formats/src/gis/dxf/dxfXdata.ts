import * as z from 'zod'
import type { GisHeights, GisValue } from '../file/gisFile.ts'
import type { DxfEntity } from './dxfDrawing.ts'

/** Name under which our data stand at an entity. */
export const XDATA_APPLICATION = 'DUET_DESIGN'
/** A text of extended data has at most 255 bytes. */
const TEXT_CHARACTERS = 240

/** What a drawing written here says of an entity beyond its shape. */
export interface OwnData {
  readonly name: string
  readonly layer: string
  readonly heights: GisHeights
  readonly attributes: Readonly<Record<string, GisValue>>
  /** Number of the feature in the drawing, from 0. */
  readonly feature: number
  /** 0: the outline, then holes. */
  readonly ring: number
}

/** Group codes and values for the end of an entity. */
export function xdataPairs(data: OwnData): readonly (readonly [number, string])[] {
  const text = escaped(JSON.stringify(data))
  const parts: (readonly [number, string])[] = [[1001, XDATA_APPLICATION]]
  for (let at = 0; at < text.length; at += TEXT_CHARACTERS) {
    parts.push([1000, text.slice(at, at + TEXT_CHARACTERS)])
  }
  return parts
}

/** Our data of an entity; undefined where there are none, or none that are valid. */
export function parseXdata({ pairs }: DxfEntity): OwnData | undefined {
  const start = pairs.findIndex(({ code, value }) => code === 1001 && value === XDATA_APPLICATION)
  if (start < 0) return undefined
  let text = ''
  for (const { code, value } of pairs.slice(start + 1)) {
    if (code !== 1000) break
    text += value
  }
  try {
    return ownData.safeParse(JSON.parse(unescaped(text))).data
  } catch {
    return undefined
  }
}

const ownData = z.object({
  name: z.string(),
  layer: z.string(),
  heights: z.literal(['none', 'sea', 'ground']),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  feature: z.number(),
  ring: z.number(),
})

/** Signs beyond ASCII as \U+XXXX, which every version of the format bears. */
export function escaped(text: string): string {
  return text.replaceAll(
    /[^\u0020-\u007E]/g,
    (sign) => `\\U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
}

export function unescaped(text: string): string {
  return text.replaceAll(/\\U\+([0-9A-F]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
