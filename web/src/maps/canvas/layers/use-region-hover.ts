import type { RegionCode } from '@pignon/domain/geography/place';
import type OlMap from 'ol/Map.js';
import type Layer from 'ol/layer/Layer.js';
import { useEffect, useRef } from 'react';
import { REGION_SHAPES, regionAt } from '../../geometry/region-shapes';
import { drawnLayer, pathOf } from './drawn-layer';
import { token } from './palette';

interface RegionHover {
  readonly hovered: RegionCode | null;
  readonly onHover: (code: RegionCode | null) => void;
  readonly onOpen: (code: RegionCode) => void;
}

interface PointerNews {
  readonly coordinate: number[];
  readonly originalEvent: Event;
  readonly dragging: boolean;
}

/** Paints the region under the pointer, and opens the one that is pressed. */
export function useRegionHover(map: OlMap | null, { hovered, onHover, onOpen }: RegionHover): void {
  const latest = useRef({ hovered, onHover, onOpen });
  const layer = useRef<Layer | null>(null);
  useEffect(() => {
    latest.current = { hovered, onHover, onOpen };
    layer.current?.changed();
  }, [hovered, onHover, onOpen]);

  useEffect(() => {
    if (!map) return;
    layer.current = hoverLayer(() => latest.current.hovered);
    map.addLayer(layer.current);
    const target = map.getTargetElement();

    const move = ({ coordinate, originalEvent, dragging }: PointerNews) => {
      // A mark tells for itself, and a finger hovers nothing.
      if (dragging || onMark(originalEvent) || (originalEvent as PointerEvent).pointerType !== 'mouse') return;
      const code = regionAt([coordinate[0] ?? 0, coordinate[1] ?? 0]);
      target.style.cursor = code ? 'pointer' : '';
      if (code !== latest.current.hovered) latest.current.onHover(code);
    };
    const press = ({ coordinate, originalEvent }: PointerNews) => {
      const code = onMark(originalEvent) ? null : regionAt([coordinate[0] ?? 0, coordinate[1] ?? 0]);
      if (code) latest.current.onOpen(code);
    };
    const leave = () => latest.current.onHover(null);
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

const onMark = ({ target }: Event): boolean => target instanceof Element && target.closest('button') !== null;

function hoverLayer(hovered: () => RegionCode | null): Layer {
  const paths = new Map(REGION_SHAPES.map(({ code, rings }) => [code, pathOf(rings)]));
  const [tint, line] = [token('wagon-300'), token('wagon-700')];
  return drawnLayer((context, { resolution, inMetres }) => {
    const code = hovered();
    const path = code && paths.get(code);
    if (!path) return;
    inMetres();
    // Through it tiles stay readable; on white it is wagon-50.
    context.fillStyle = tint;
    context.globalAlpha = 0.25;
    context.fill(path);
    context.globalAlpha = 1;
    context.strokeStyle = line;
    context.lineJoin = 'round';
    context.lineWidth = 2 * resolution;
    context.stroke(path);
  });
}
