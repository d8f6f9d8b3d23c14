import type { WeatherValueColumn } from './weatherFile.ts'

/**
 * Names under which files carry a column, in English, German, Spanish, French, Italian, Portuguese and Dutch, without
 * case, accents, spaces and signs; units are cut before.
 */
export const NAMES_OF_COLUMNS: { readonly [Name in WeatherValueColumn]: string } = {
  ghi_wm2: `
    allskysfcswdwn eclairementglobalhorizontal eg ggh gh ghi ghiinst ghiwm2 ghor ghoriz ghr glo global
    globalehorizontalstrahlung globalestraling globalestralinghorizontaal globalhoriz globalhorizontal
    globalhorizontalirrad globalhorizontalirradiance globalhorizontalirradianceghi globalhorizontalradiation
    globalhorizontalsolar globalirradiance globalradiation globalstrahlung globalstrahlunghorizontal globhor globhoriz
    horizontalglobalstrahlung irradiacaoglobalhorizontal irradiacionglobal
    irradiacionglobalhorizontal irradianceglobale irradianceglobalehorizontale irradianciaglobal
    irradianciaglobalhorizontal irradianciahorizontal irradianzaglobaleorizzontale irradiationglobale
    irradiationglobalehorizontale irraggiamentoglobale irraggiamentoglobaleorizzontale radiacaoglobal
    radiacaoglobalhorizontal radiacionglobal radiacionglobalhorizontal radiacionsolar radiazioneglobale
    radiazioneglobaleorizzontale rayonnementglobal rayonnementglobalhorizontal shortwave solarradiation ssrd swdown
  `,
  dni_wm2: `
    allskysfcswdni beam beamnor beamnormal beamnormalirradiance bn direct directenormale directenormalestraling
    directirradiance directnormal directnormalirradiance directnormalirradiancedni directnormalradiation direktenormal
    direktenormalstrahlung direkternormalstrahlung direktnormal direktnormalstrahlung direktstrahlung
    direktstrahlungnormal dirnor dirnormal dn dni dnimeas dnirradiance dniwm2 ebn gbn gdni irradiacaodiretanormal
    irradiaciondirectanormal irradiancedirectenormale irradiancenormaledirecte irradianciadirectanormal
    irradianciadiretanormal irradiancianormaldirecta irradianzadirettanormale irradiationdirectenormale
    irraggiamentodirettonormale irraggiamentonormalediretto normaldirectirradiance normaldirektstrahlung
    radiacaodiretanormal radiaciondirectanormal radiazionedirettanormale rayonnementdirectnormal
    rayonnementnormaldirect
  `,
  dhi_wm2: `
    allskysfcswdiff df dh dhi dhiwm2 dif diffhor diffhoriz diffhorizontal diffus diffuse diffusehoriz
    diffusehorizontal diffusehorizontalirradiance diffusehorizontalirradiancedhi diffusehorizontalirradiancedif
    diffusehorizontalradiation diffusehorizontalstrahlung diffuseirradiance diffuseradiation diffusestrahlung
    diffusestraling diffusestralinghorizontaal diffushorizontal diffusstrahlung diffusstrahlunghorizontal difhor
    difusa gdh gdhi gdif himmelsstrahlung horizdiff horizontaldiffuseirradiance horizontaldiffusstrahlung
    irradiacaodifusahorizontal irradiaciondifusa irradiaciondifusahorizontal irradiancediffuse
    irradiancediffusehorizontale irradianciadifusa irradianciadifusahorizontal irradianzadiffusaorizzontale
    irradiationdiffusehorizontale irraggiamentodiffuso irraggiamentodiffusoorizzontale radiacaodifusa
    radiacaodifusahorizontal radiaciondifusa radiaciondifusahorizontal radiazionediffusa radiazionediffusaorizzontale
    rayonnementdiffus rayonnementdiffushorizontal
  `,
  temp_c: `
    airt airtemp airtemp2m airtemperature ambienttemp ambienttemperature ambienttemperature2m ambtemp at
    aussentemperatur drybulb drybulbtemp drybulbtemperature luchttemperatuur lufttemp lufttemperatur lufttemperatur2m
    t t2m ta tair tair2m tamb tambient tdry tdrybulb temp temp2m tempair tempair2m tempamb tempambient temparia tempc
    tempdelaire tempdry tempdrybulb temperatur temperatura temperaturaaire temperaturaambiente temperaturaaria
    temperaturadelaire temperaturadellaria temperaturadoar temperature temperature2m temperatureair temperatureair2m
    temperatureambiante temperatureambient temperaturedelair temperatuur tluft umgebungstemperatur
  `,
  rh: `
    hr humedad humedadrelativa humidite humiditerelative humidity luftfeuchte luftfeuchtigkeit relativefeuchte
    relativehumidity relativehumidity2m relativeluftfeuchte relativevochtigheid relfeuchte relhum rh rh2m rhair rhum
    umidaderelativa umiditarelativa urel
  `,
  windspeed: `
    ff u10 velocidaddelviento velocidadedovento velocidadviento velocitadelvento velocitavento
    velvento velviento vent vento viento vitesse vitesseduvent vitessevent vv wind wind10m windgeschwindigkeit
    windgeschwindigkeit10m windsnelheid windspd windspeed windspeed10m windspeed2m windspeedms windvel windvelocity ws
    ws10m ws2m wspd wspeed wvel
  `,
  wind_direction: `
    direcaodovento direcciondelviento direccionviento directionduvent direzionedelvento wd wd10m wd2m wdir windazimuth
    winddir winddirection winddirection10m winddirection2m windrichting windrichtung windrichtung10m
  `,
  pw: 'precipitablewater pw pwat totalprecipitablewater tqv',
  atmospheric_pressure: `
    airpressure ap atmosphericpressure baro barometricpressure bp luchtdruk luftdruck pair patm pres presion
    presionatmosferica press pressaoatmosferica pression pressionatmospherique pressioneatmosferica pressure ps sp
    stationpress stationpressure surfacepressure
  `,
  albedo: 'alb albedo albedodaily allskysrfalb groundalbedo surfacealbedo',
  tracker_angle: 'trackerangle trackerposition trackerrotation',
  snow_depth: 'schneehoehe schneehohe snodp snow snowdepth snowheight',
  rain: `
    liquidprecipitationdepth lluvia lprecipdepth niederschlag precip precipitation precipitationmm precipmm rain rainfall
    rainfallmm rainmm
  `,
  pm2_5: 'pm25 pm25ugm3 particles25',
  pm10: 'particles10 pm10 pm10ugm3',
}
