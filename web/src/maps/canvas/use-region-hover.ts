import type { RegionCode } from '@pignon/domain/geography/place';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { useEffect, useRef } from 'react';
import { codeOf, outlineFeatures } from './outline-features';
import { faded, token } from './palette';

interface RegionHover {
  readonly hovered: RegionCode | null;
  readonly onHover: (code: RegionCode | null) => void;
  readonly onOpen: (code: RegionCode) => void;
}

/** Paints the region under the pointer, and opens the one that is pressed. */
export function useRegionHover(map: OlMap | null, { hovered, onHover, onOpen }: RegionHover): void {
  const latest = useRef({ hovered, onHover, onOpen });
  const layer = useRef<VectorLayer | null>(null);
  useEffect(() => {
    latest.current = { hovered, onHover, onOpen };
    layer.current?.changed();
  }, [hovered, onHover, onOpen]);

  useEffect(() => {
    if (!map) return;
    const source = new VectorSource({ features: outlineFeatures() });
    const lit = new Style({
      // Through it tiles stay readable; on white it is wagon-50.
      fill: new Fill({ color: faded(token('wagon-300'), 0.3) }),
      stroke: new Stroke({ color: token('wagon-700'), width: 2 }),
    });
    layer.current = new VectorLayer({
      source,
      style: (feature) => (codeOf(feature) === latest.current.hovered ? lit : undefined),
    });
    map.addLayer(layer.current);

    const regionAt = (coordinate: number[]): RegionCode | null => {
      const [feature] = source.getFeaturesAtCoordinate(coordinate);
      return feature ? codeOf(feature) : null;
    };
    const onMark = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;
    const move = ({
      coordinate,
      originalEvent,
      dragging,
    }: {
      coordinate: number[];
      originalEvent: Event;
      dragging: boolean;
    }) => {
      // A mark tells for itself, and a finger hovers nothing.
      if (dragging || onMark(originalEvent) || (originalEvent as PointerEvent).pointerType !== 'mouse') return;
      const code = regionAt(coordinate);
      map.getTargetElement().style.cursor = code ? 'pointer' : '';
      if (code !== latest.current.hovered) latest.current.onHover(code);
    };
    const press = ({ coordinate, originalEvent }: { coordinate: number[]; originalEvent: Event }) => {
      const code = onMark(originalEvent) ? null : regionAt(coordinate);
      if (code) latest.current.onOpen(code);
    };
    const leave = () => latest.current.onHover(null);
    const target = map.getTargetElement();
    map.on('pointermove', move);
    map.on('click', press);
    target.addEventListener('pointerleave', leave);
    return () => {
      map.un('pointermove', move);
      map.un('click', press);
      target.removeEventListener('pointerleave', leave);
      if (layer.current) map.removeLayer(layer.current);
      layer.current = null;
    };
  }, [map]);
}
