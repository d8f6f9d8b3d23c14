import { connect as connectTcp } from 'node:net'
import { connect, type IClientOptions, MqttClient } from 'mqtt'
import {
  allowsPrivate,
  publicLookup,
  refusePrivateLiteral,
} from '../../../outgoing/publicLookup.ts'
import type { Server } from '../../../server.ts'
import { openPassword } from './brokerPassword.ts'
import type { MqttPayload } from './mqttPayload.ts'
import type { MqttSourceRow } from './mqttQueries.ts'

/** What is connected to, and what is asked for there. */
export interface Broker {
  readonly url: string
  readonly username: string | undefined
  readonly password: string | undefined
  readonly topic: string
  readonly payload: MqttPayload
}

type BrokerRow = Pick<
  MqttSourceRow,
  'url' | 'username' | 'password_encrypted' | 'topic' | 'payload'
>

/** @throws AppError INTEGRATION_SERVER where the address is private or the password cannot be read */
export function brokerOf(server: Server, row: BrokerRow): Broker {
  const { url, username, password_encrypted, topic, payload } = row
  if (!allowsPrivate(server.config)) refusePrivateLiteral(new URL(url).hostname)
  return {
    url,
    username: username ?? undefined,
    password: openPassword(server, password_encrypted),
    topic,
    payload: payload === 'sparkplug' ? 'sparkplug' : 'json',
  }
}

/** Connects, and says with `onSubscribed` whether the broker took the topic; in production to public addresses alone. */
export function brokerClient(
  { config }: Pick<Server, 'config'>,
  { url, username, password, topic }: Broker,
  {
    onSubscribed,
    ...options
  }: IClientOptions & { readonly onSubscribed: (fault: string | null) => void },
): MqttClient {
  const lookup = allowsPrivate(config) ? {} : { lookup: publicLookup }
  const given = {
    ...options,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
  }
  const { protocol, hostname, port } = new URL(url)
  // The library looks names up by itself for this protocol
  const client =
    protocol === 'mqtt:'
      ? new MqttClient(
          () =>
            connectTcp({
              host: hostname.replace(/^\[|\]$/g, ''),
              port: Number(port || 1883),
              ...lookup,
            }),
          given,
        )
      : connect(url, { ...given, ...lookup, wsOptions: lookup })
  client.on('connect', () =>
    client.subscribe(topic, { qos: 1 }, (error, granted) => {
      const isRefused = granted?.some(({ qos }) => qos > 2)
      onSubscribed(error || isRefused ? `The broker refuses the topic ${topic}.` : null)
    }),
  )
  return client
}
