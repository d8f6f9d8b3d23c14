/** A service that is set up by its name, with what it asks of those who use it. */
export interface MapTemplate {
  readonly name: string
  readonly url: string
  readonly max_zoom: number | null
  readonly format: string | null
  readonly attribution: string
  /** Where to get a key, what may be done, and what it costs. */
  readonly note: string
  readonly terms: string
}

export interface MapKind {
  readonly kind: 'imagery' | 'terrain' | 'places'
  readonly title: string
  readonly description: string
  readonly formats: readonly { readonly value: string; readonly label: string }[]
  readonly templates: readonly MapTemplate[]
}

const MAPBOX_TERMS = 'https://www.mapbox.com/legal/tos'
const MAPTILER_TERMS = 'https://www.maptiler.com/terms/cloud/'
const MAPBOX_NOTE =
  'A public access token of an account at Mapbox; requests beyond the free number are charged. Tiles may not be stored.'
const MAPTILER_NOTE =
  'A key of an account at MapTiler; restrict it to the address of this server. The free plan is not for business use.'

const IMAGERY: MapKind = {
  kind: 'imagery',
  title: 'Satellite imagery',
  description: 'Pictures under the plant. Browsers fetch them from the service themselves.',
  formats: [],
  templates: [
    {
      name: 'Esri World Imagery',
      url: 'https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}',
      max_zoom: 19,
      format: null,
      attribution: 'Esri, Maxar, Earthstar Geographics, and the GIS User Community',
      note: 'Asks for no key. Esri’s terms allow use with an ArcGIS account or licence; whether yours covers it is for you to see.',
      terms: 'https://www.esri.com/en-us/legal/terms/full-master-agreement',
    },
    {
      name: 'Mapbox Satellite',
      url: 'https://api.mapbox.com/v4/mapbox.satellite/{z}/{x}/{y}.jpg90?access_token={key}',
      max_zoom: 19,
      format: null,
      attribution: '© Mapbox © Maxar',
      note: MAPBOX_NOTE,
      terms: MAPBOX_TERMS,
    },
    {
      name: 'MapTiler Satellite',
      url: 'https://api.maptiler.com/tiles/satellite-v2/{z}/{x}/{y}.jpg?key={key}',
      max_zoom: 20,
      format: null,
      attribution: '© MapTiler',
      note: MAPTILER_NOTE,
      terms: MAPTILER_TERMS,
    },
    {
      name: 'USGS Imagery',
      url: 'https://basemap.nationalmap.gov/arcgis/rest/services/USGSImageryOnly/MapServer/tile/{z}/{y}/{x}',
      max_zoom: 16,
      format: null,
      attribution: 'USGS The National Map: Orthoimagery',
      note: 'The United States, in public domain, without a key. Coarse beyond zoom 16.',
      terms: 'https://www.usgs.gov/information-policies-and-instructions/copyrights-and-credits',
    },
    {
      name: 'Sentinel-2 cloudless 2016',
      url: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
      max_zoom: 14,
      format: null,
      attribution:
        'Sentinel-2 cloudless by EOX (contains modified Copernicus Sentinel data 2016 and 2017)',
      note: 'The whole world at 10 m, CC BY 4.0, without a key: shows fields and roads, no trees.',
      terms: 'https://s2maps.eu/',
    },
  ],
}

const TERRAIN: MapKind = {
  kind: 'terrain',
  title: 'Heights of the ground',
  description: 'Tiles that terrain is made of on the design page. Browsers fetch them themselves.',
  formats: [
    { value: 'terrarium', label: 'terrarium (R·256 + G + B/256 − 32768 m)' },
    { value: 'mapbox', label: 'mapbox (−10000 + (R·65536 + G·256 + B)/10 m)' },
  ],
  templates: [
    {
      name: 'Terrain Tiles on AWS',
      url: 'https://s3.amazonaws.com/elevation-tiles-prod/terrarium/{z}/{x}/{y}.png',
      max_zoom: 15,
      format: 'terrarium',
      attribution: 'Terrain Tiles (Mapzen, SRTM, 3DEP, ETOPO1 and others)',
      note: 'Open data without a key. How fine the heights are differs by country: 3 m in parts of the United States, 30 m in most of the world.',
      terms: 'https://github.com/tilezen/joerd/blob/master/docs/attribution.md',
    },
    {
      name: 'Mapbox Terrain-RGB',
      url: 'https://api.mapbox.com/v4/mapbox.terrain-rgb/{z}/{x}/{y}.pngraw?access_token={key}',
      max_zoom: 15,
      format: 'mapbox',
      attribution: '© Mapbox',
      note: MAPBOX_NOTE,
      terms: MAPBOX_TERMS,
    },
    {
      name: 'MapTiler Terrain RGB',
      url: 'https://api.maptiler.com/tiles/terrain-rgb-v2/{z}/{x}/{y}.webp?key={key}',
      max_zoom: 14,
      format: 'mapbox',
      attribution: '© MapTiler',
      note: MAPTILER_NOTE,
      terms: MAPTILER_TERMS,
    },
  ],
}

const PLACES: MapKind = {
  kind: 'places',
  title: 'Place search',
  description:
    'Addresses and small places. Without a service, coordinates and the list of towns that ships are searched. The server asks, only when a user says so.',
  formats: [
    { value: 'nominatim', label: 'Nominatim (jsonv2)' },
    { value: 'photon', label: 'Photon' },
    { value: 'maptiler', label: 'MapTiler geocoding' },
    { value: 'mapbox', label: 'Mapbox geocoding v6' },
  ],
  templates: [
    {
      name: 'Nominatim',
      url: 'https://nominatim.openstreetmap.org/search',
      max_zoom: null,
      format: 'nominatim',
      attribution: '© OpenStreetMap contributors (ODbL)',
      note: 'The public server takes one request a second of an installation, for modest use. An address of your own Nominatim works as well.',
      terms: 'https://operations.osmfoundation.org/policies/nominatim/',
    },
    {
      name: 'Photon',
      url: 'https://photon.komoot.io/api/',
      max_zoom: null,
      format: 'photon',
      attribution: '© OpenStreetMap contributors (ODbL)',
      note: 'The public server is for modest use and may throttle. An address of your own Photon works as well.',
      terms: 'https://photon.komoot.io/',
    },
    {
      name: 'MapTiler Geocoding',
      url: 'https://api.maptiler.com/geocoding/{query}.json?key={key}',
      max_zoom: null,
      format: 'maptiler',
      attribution: '© MapTiler © OpenStreetMap contributors',
      note: 'A key of an account at MapTiler. The server asks: a key that is restricted to web pages is refused.',
      terms: MAPTILER_TERMS,
    },
    {
      name: 'Mapbox Geocoding',
      url: 'https://api.mapbox.com/search/geocode/v6/forward?access_token={key}',
      max_zoom: null,
      format: 'mapbox',
      attribution: '© Mapbox',
      note: 'An access token of an account at Mapbox, not restricted to web pages. Coordinates that are found and stored need permanent geocoding (permanent=true in the address).',
      terms: MAPBOX_TERMS,
    },
  ],
}

export const MAP_KINDS: readonly MapKind[] = [IMAGERY, TERRAIN, PLACES]

/** What stands for a service that none of the templates is. */
export const OTHER_SERVICE = 'other'
