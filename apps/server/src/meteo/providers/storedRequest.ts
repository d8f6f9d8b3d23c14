import { z } from 'zod'

const storedRequestSchema = z.object({
  datasetId: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  years: z.array(z.number()).readonly(),
  offer: z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['TMY', 'Sequential']),
    timeInterval: z.string(),
    resolution: z.string(),
    distanceKm: z.number(),
    columns: z.array(z.string()).readonly(),
  }),
})

/** As it is stored with a download: the question, and what was offered for it. */
export type StoredRequest = Readonly<z.infer<typeof storedRequestSchema>>

/** What of an offer is stored beside its files. */
export type CachedOffer = StoredRequest['offer']

export const parseStoredRequest = (json: unknown): StoredRequest => storedRequestSchema.parse(json)
