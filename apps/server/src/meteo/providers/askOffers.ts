import type { Database } from '../../db/connection.ts'
import { isOfProvider, ProviderError, WHAT_TO_DO } from './providerError.ts'
import type { Place, PlaceOffers, WeatherProvider } from './providerTypes.ts'
import { noteProvider } from './weatherDownloads.ts'

/**
 * What a provider has for a place. No provider is waited for longer than `limitMs`; a failure of its own is noted.
 *
 * @throws ProviderError whose message says what to do
 */
export async function askOffers(
  db: Database,
  provider: WeatherProvider,
  place: Place,
  limitMs: number,
): Promise<PlaceOffers> {
  const signal = AbortSignal.timeout(limitMs)
  try {
    return await provider.offersAt(place, signal)
  } catch (cause) {
    if (!(cause instanceof ProviderError) && !signal.aborted) throw cause
    const [fault, what] =
      cause instanceof ProviderError
        ? [cause.fault, cause.message]
        : (['down', `${provider.title} did not answer within ${limitMs / 1000} s.`] as const)
    const message = `${what} ${WHAT_TO_DO[fault]}`
    if (isOfProvider(fault)) await noteProvider(db, provider.source, message)
    throw new ProviderError(fault, message, cause)
  }
}
