import { availableParallelism } from 'node:os';
import { DRAWING } from '@pignon/facades/street/draw-scene';
import type { Scene } from '@pignon/facades/street/scene';
import { SCENES } from '@pignon/facades/street/scenes';
import { MASTER, MediaStore } from '../../../src/media/media-store';
import { photoKey } from '../../../src/media/photos/read-photo';
import { renderSizes } from '../../../src/media/photos/render-sizes';
import { photograph } from './photograph';

/** What is drawn differently has another key, so drafts of an older drawing are not taken for it. */
export const draftKey = (scene: Scene): string => photoKey('facades', `${DRAWING} ${JSON.stringify(scene)}`);

/** Draws what is missing in the folder of drafts: once per machine, whatever starts from it later. */
export async function drawFacades(draftsDir: string): Promise<void> {
  const drafts = new MediaStore(draftsDir);
  const waiting = [...SCENES];
  const draw = async (): Promise<void> => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      const key = draftKey(scene);
      if (!(await drafts.files(key)).includes(MASTER)) await drafts.write(key, MASTER, await photograph(scene));
      await renderSizes(drafts, key, [['webp', 'jpg']]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, draw));
}
