import { z } from 'zod'

const position = z.array(z.number()).min(2).max(3)

/** The shape of the geometries that layers have; whether they are valid says `geometryErrors`. */
export const geometryShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position)) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
])
