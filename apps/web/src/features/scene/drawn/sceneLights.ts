import {
  BackSide,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  type OrthographicCamera,
  type PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from 'three'
import type { PlanBox } from '../model/sceneGround.ts'
import type { Direction, SiteSun } from '../model/siteSun.ts'
import { SCENE_COLORS } from './sceneStyle.ts'
import { fitShadow } from './shadowFit.ts'
import { skyLight } from './skyLight.ts'
import { type SkyMirror, skyMirror } from './surfaceMaterials.ts'

/** Sun, sky and haze of the scene. */
export interface SceneLights {
  readonly mirror: SkyMirror
  /** @returns how wide the eye opens */
  readonly setSun: (sun: SiteSun) => number
  /** Fits the shadows to what the camera sees. */
  readonly follow: (camera: PerspectiveCamera, target: Vector3, plant: PlanBox) => void
  readonly dispose: () => void
}

/** Haze begins and ends, m; of wide views so many times as far as the point that is looked at. */
const HAZE_M = [1500, 11_000] as const
const HAZE_FROM = 1.4
const HAZE_TO = 6
/** The sun's light comes from this far outside the ground in view, m. */
const LIGHT_AWAY_M = 1500
/** Below this the direct light is gone, degrees. */
const LOWEST_SUN_DEG = 0.3

export function sceneLights(scene: Scene, shadowMapPx: number): SceneLights {
  const mirror = skyMirror()
  const sun = new DirectionalLight()
  sun.castShadow = true
  sun.shadow.mapSize.set(shadowMapPx, shadowMapPx)
  const sky = new HemisphereLight()
  const fog = new Fog(0xffffff, ...HAZE_M)
  const dome = skyDome(mirror)
  scene.fog = fog
  scene.add(sun, sun.target, sky, dome)
  let towards: Direction = [0, 0, 1]
  return {
    mirror,
    setSun: (site) => {
      towards = site.towards
      const light = skyLight(site.elevationDeg)
      const { skyZenith, skyHorizon, sunColor, sunTowards } = mirror.uniforms
      skyZenith.value.setRGB(...light.zenith)
      skyHorizon.value.setRGB(...light.horizon)
      sunColor.value.setRGB(...light.sun).multiplyScalar(Math.min(1, light.sunStrength))
      sunTowards.value.set(...site.towards)
      fog.color.setRGB(...light.horizon)
      sun.color.setRGB(...light.sun)
      sun.intensity = light.sunStrength
      sun.visible = site.elevationDeg > LOWEST_SUN_DEG
      sky.color.setRGB(...light.zenith).lerp(new Color().setRGB(...light.horizon), 0.5)
      sky.groundColor.set(SCENE_COLORS.ground).multiplyScalar(0.35 * light.skyStrength)
      sky.intensity = light.skyStrength * SKY_GAIN
      return light.exposure
    },
    follow: (camera, target, plant) => {
      dome.position.copy(camera.position)
      dome.scale.setScalar(camera.far * 0.95)
      const awayM = camera.position.distanceTo(target)
      fog.near = Math.max(HAZE_M[0], HAZE_FROM * awayM)
      fog.far = Math.max(HAZE_M[1], HAZE_TO * awayM)
      if (sun.visible) fitSun(sun, camera, target, plant, towards, shadowMapPx)
    },
    dispose: () => {
      sun.dispose()
      sky.dispose()
      dome.geometry.dispose()
      dome.material.dispose()
      scene.remove(sun, sun.target, sky, dome)
    },
  }
}

const SKY_GAIN = 1.5
/** Shadows reach this many times as far as the point that is looked at, and this much more, m. */
const REACH = 2.2
const REACH_MORE_M = 60
/** Corners and edges of the picture. */
const SIGHTS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))

function fitSun(
  sun: DirectionalLight,
  camera: PerspectiveCamera,
  target: Vector3,
  plant: PlanBox,
  towards: Direction,
  mapPx: number,
): void {
  const eye = camera.position
  const fit = fitShadow({
    sightLines: SIGHTS.map(([x, y]) => {
      const far = new Vector3(x, y, 0.5).unproject(camera).sub(eye)
      return [far.x, far.y, far.z]
    }),
    eye: [eye.x, eye.y, eye.z],
    groundM: target.z,
    reachM: eye.distanceTo(target) * REACH + REACH_MORE_M,
    plant,
    sun: towards,
    mapPx,
  })
  const lens: OrthographicCamera = sun.shadow.camera
  const awayM = LIGHT_AWAY_M + fit.halfHeightM + fit.halfWidthM
  sun.target.position.set(...fit.middle)
  sun.position.set(...fit.middle).addScaledVector(new Vector3(...towards), awayM)
  lens.up.set(...fit.upward)
  lens.left = -fit.halfWidthM
  lens.right = fit.halfWidthM
  lens.top = fit.halfHeightM
  lens.bottom = -fit.halfHeightM
  lens.near = 1
  lens.far = 2 * awayM
  lens.updateProjectionMatrix()
  const pixelM = (2 * Math.max(fit.halfWidthM, fit.halfHeightM)) / mapPx
  sun.shadow.normalBias = Math.min(0.25, 1.2 * pixelM)
  sun.shadow.bias = -Math.max(0.02, pixelM) / (lens.far - lens.near)
  sun.shadow.needsUpdate = true
}

/** A sphere around the eye: darker above, bright about the sun, haze below the horizon. */
function skyDome({ uniforms }: SkyMirror): Mesh<SphereGeometry, ShaderMaterial> {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    depthTest: false,
    fog: false,
    uniforms,
    vertexShader: `varying vec3 way;
void main() {
  way = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,
    fragmentShader: `varying vec3 way;
uniform vec3 skyZenith;
uniform vec3 skyHorizon;
uniform vec3 sunColor;
uniform vec3 sunTowards;
void main() {
  vec3 d = normalize( way );
  vec3 color = mix( skyHorizon, skyZenith, pow( clamp( d.z, 0.0, 1.0 ), 0.55 ) );
  float near = max( dot( d, sunTowards ), 0.0 );
  color += sunColor * ( 0.10 * pow( near, 8.0 ) + 0.35 * pow( near, 90.0 ) );
  color = mix( color, vec3( 1.0, 0.98, 0.92 ), smoothstep( 0.99985, 0.99993, near ) * min( 1.0, 4.0 * sunColor.r ) );
  gl_FragColor = vec4( color, 1.0 );
  #include <colorspace_fragment>
}`,
  })
  const dome = new Mesh(new SphereGeometry(1, 32, 16), material)
  dome.frustumCulled = false
  dome.renderOrder = -1
  return dome
}
