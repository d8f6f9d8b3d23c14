import { AppError } from '@duet/contract'
import { ProviderError } from '../meteo/providers/providerError.ts'
import { createProviderHttp } from '../meteo/providers/providerHttp.ts'

const TIMEOUT_MS = 120_000
const http = createProviderHttp()

/**
 * A file of SAM's library as it is published.
 *
 * @param folder - address of the folder it lies in
 * @throws AppError CATALOGUE_PROVIDER where it does not come
 */
export async function publishedText(folder: string, filename: string): Promise<string> {
  const url = new URL(`${folder}/${encodeURIComponent(filename)}`)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const pieces: Uint8Array[] = []
    const body = await http.open({ title: url.host, url, secrets: [] }, signal)
    for await (const piece of body) pieces.push(piece)
    return Buffer.concat(pieces).toString('utf8')
  } catch (error) {
    if (!(error instanceof ProviderError) && !signal.aborted) throw error
    const why = error instanceof ProviderError ? error.message : `${url.host} did not answer.`
    throw new AppError(
      'CATALOGUE_PROVIDER',
      `${why} Try again later, or download ${filename} from SAM's library and upload it here.`,
      {},
      { cause: error },
    )
  }
}
