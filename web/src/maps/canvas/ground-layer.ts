import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { project, resolutionOf } from '../mercator';
import { ORIENTATION_CITIES } from '../orientation-cities';
import { outlineFeatures } from './outline-features';
import { token } from './palette';

/** Regions on a plain ground: the whole map without tiles, what shows until they arrive with them. */
export const groundLayer = (): VectorLayer =>
  new VectorLayer({
    background: token('zinc-200'),
    source: new VectorSource({ features: outlineFeatures() }),
    style: new Style({
      fill: new Fill({ color: token('zinc-0') }),
      stroke: new Stroke({ color: token('zinc-300'), width: 1 }),
    }),
    // Drawn while moving too: there is little of it.
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });

/** OpenLayers zooms from which a city of each rank has its name. */
const NAMED_FROM = { 1: 6.4, 2: 7.2, 3: 8.2 } as const;

/** The layer's name, to be found by. */
export const CITIES = 'cities';

/** Names of cities, on a map whose tiles have none. */
export function citiesLayer(): VectorLayer {
  const styles = new Map(ORIENTATION_CITIES.map(({ name }) => [name, cityStyle(name)]));
  const features = ORIENTATION_CITIES.map(({ name, at, rank }) => {
    const feature = new Feature(new Point([...project(at)]));
    feature.setId(name);
    feature.set('farthest', resolutionOf(NAMED_FROM[rank]));
    return feature;
  });
  return new VectorLayer({
    source: new VectorSource({ features }),
    declutter: true,
    properties: { name: CITIES },
    style: (feature, resolution) =>
      resolution <= Number(feature.get('farthest')) ? styles.get(String(feature.getId())) : undefined,
  });
}

const cityStyle = (name: string): Style =>
  new Style({
    image: new CircleStyle({ radius: 2, fill: new Fill({ color: token('zinc-500') }) }),
    text: new Text({
      text: name,
      font: '500 12px "Hanken Grotesk Variable", system-ui, sans-serif',
      offsetX: 6,
      textAlign: 'left',
      fill: new Fill({ color: token('zinc-600') }),
      stroke: new Stroke({ color: token('zinc-0'), width: 3 }),
    }),
  });
