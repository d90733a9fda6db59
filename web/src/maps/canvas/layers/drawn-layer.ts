import Layer from 'ol/layer/Layer.js';
import type { Point } from '../../geometry/mercator';

export interface Frame {
  /** CSS pixels of a point on the map. */
  readonly pixel: (point: Point) => Point;
  readonly width: number;
  readonly height: number;
  /** Metres per CSS pixel. */
  readonly resolution: number;
  /** Draws in metres until `inPixels`. */
  readonly inMetres: () => void;
  readonly inPixels: () => void;
}

export type Drawing = (context: CanvasRenderingContext2D, frame: Frame) => void;

/**
 * A layer drawn by hand. Outlines, names and a disc need no more, and OpenLayers' vector layer with its styles would be
 * the larger half of the chunk.
 */
export function drawnLayer(draw: Drawing, properties: { readonly name?: string } = {}): Layer {
  const canvas = document.createElement('canvas');
  // In a box: a tile layer above would draw on a bare canvas of its own size, and lose its filter.
  const box = document.createElement('div');
  for (const { style } of [box, canvas])
    Object.assign(style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  box.append(canvas);
  return new Layer({
    properties,
    render({ size: [width = 0, height = 0], pixelRatio, viewState: { center, resolution } }) {
      const context = canvas.getContext('2d');
      if (!context) return box;
      const [across, down] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
      if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
      const [x = 0, y = 0] = center;
      const scale = pixelRatio / resolution;
      const inPixels = () => context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, across, down);
      inPixels();
      draw(context, {
        width,
        height,
        resolution,
        pixel: ([east, north]) => [width / 2 + (east - x) / resolution, height / 2 - (north - y) / resolution],
        inMetres: () => context.setTransform(scale, 0, 0, -scale, across / 2 - x * scale, down / 2 + y * scale),
        inPixels,
      });
      return box;
    },
  });
}

/** A closed line through the points of each ring, in metres. */
export function pathOf(rings: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D();
  for (const ring of rings) {
    ring.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
  }
  return path;
}
