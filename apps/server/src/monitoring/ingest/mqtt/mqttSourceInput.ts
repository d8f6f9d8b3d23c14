import { z } from 'zod'

const PROTOCOLS = /^(mqtts?|wss?):\/\//i

export const mqttSourceInput = z.object({
  url: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => PROTOCOLS.test(text) && URL.canParse(text), {
      error: 'must be a URL that begins with mqtt://, mqtts://, ws:// or wss://',
      abort: true,
    })
    .refine((text) => new URL(text).username === '' && new URL(text).password === '', {
      error: 'must not hold a user name or password: they have fields of their own',
    }),
  username: z
    .string()
    .max(200)
    .nullish()
    .transform((name) => name ?? null),
  /** Absent: the stored one stays; empty: none. */
  password: z.string().max(1000).nullish(),
  topic: z
    .string()
    .min(1)
    .max(500)
    .refine((text) => /^(?:[^+#/]*|\+)(?:\/(?:[^+#/]*|\+))*(?:\/#)?$|^#$/.test(text), {
      error: 'must be a topic filter: + stands for a whole level, # for the rest',
    }),
  payload: z.enum(['json', 'sparkplug']),
  enabled: z
    .boolean()
    .nullish()
    .transform((enabled) => enabled ?? true),
})

export type MqttSourceInput = z.infer<typeof mqttSourceInput>
