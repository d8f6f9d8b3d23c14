import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { FeatureFlagsDocument } from '../gql/graphql.ts'
import { graphqlQuery } from '../graphqlQuery.ts'
import { queryClient } from '../transport/queryClient.ts'
import {
  isOn,
  readSessionFlags,
  type SessionFlag,
  withFlag,
  withoutFlag,
  writeSessionFlags,
} from './sessionFlags.ts'

const FRESH_FOR_MS = 300_000

const flagsQuery = {
  ...graphqlQuery(FeatureFlagsDocument, {}),
  staleTime: FRESH_FOR_MS,
}

let sessionFlags: readonly SessionFlag[] = readSessionFlags(sessionStorage)
const listeners = new Set<() => void>()

/** Whether a feature is on for this user; off while that is not known. */
export function useFlag(id: string): boolean {
  const session = useSessionFlags()
  const { data } = useQuery(flagsQuery)
  return isOn(id, data?.featureFlags ?? [], session)
}

/** The same for what is no component. A server that does not answer leaves the feature off. */
export async function isFlagOn(id: string): Promise<boolean> {
  const server = await queryClient.ensureQueryData(flagsQuery).catch(() => undefined)
  return isOn(id, server?.featureFlags ?? [], sessionFlags)
}

/** The flags that were set for this tab alone. */
export function useSessionFlags(): readonly SessionFlag[] {
  return useSyncExternalStore(subscribe, () => sessionFlags)
}

export function addSessionFlag(flag: SessionFlag): void {
  change(withFlag(sessionFlags, flag))
}

export function removeSessionFlag(id: string): void {
  change(withoutFlag(sessionFlags, id))
}

function change(flags: readonly SessionFlag[]): void {
  sessionFlags = flags
  writeSessionFlags(sessionStorage, flags)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
