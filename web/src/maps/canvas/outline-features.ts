import type { RegionCode } from '@pignon/domain/geography/place';
import { outlinesOf } from '@pignon/domain/geography/region-outlines';
import { REGIONS_TOPOLOGY } from '@pignon/domain/geography/regions-topology';
import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import { project } from '../mercator';

/** One feature per region; its id is the region's code. */
export const outlineFeatures = (): Feature<MultiPolygon>[] =>
  outlinesOf(REGIONS_TOPOLOGY).map(({ code, polygons }) => {
    const feature = new Feature(
      new MultiPolygon(polygons.map((rings) => rings.map((ring) => ring.map((point) => [...project(point)])))),
    );
    feature.setId(code);
    return feature;
  });

export const codeOf = (feature: { getId(): string | number | undefined }): RegionCode => feature.getId() as RegionCode;
