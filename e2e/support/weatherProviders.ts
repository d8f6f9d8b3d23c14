import { createServer } from 'node:http'
import { PROVIDER_KEY, providerReply } from '@duet/formats/testing/providers'

interface WeatherProviders {
  /** Settings of a server that downloads from here. */
  readonly settings: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Providers of weather on this machine: PVGIS, NSRDB, NASA POWER, and Solcast. SolarAnywhere has no key. */
export async function startWeatherProviders(): Promise<WeatherProviders> {
  let baseUrl = ''
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const { method = '', headers } = request
      const reply = providerReply({ method, url, headers, body }, baseUrl)
      response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  baseUrl = `http://127.0.0.1:${address.port}`
  return {
    settings: {
      DUET_PVGIS_URL: `${baseUrl}/pvgis`,
      DUET_NSRDB_URL: `${baseUrl}/nsrdb`,
      DUET_NSRDB_API_KEY: PROVIDER_KEY,
      DUET_NSRDB_EMAIL: 'solar@example.com',
      DUET_NASA_POWER_URL: `${baseUrl}/nasa`,
      DUET_SOLCAST_URL: `${baseUrl}/solcast`,
      DUET_SOLCAST_API_KEY: PROVIDER_KEY,
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}
