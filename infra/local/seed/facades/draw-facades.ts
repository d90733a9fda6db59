import { availableParallelism } from 'node:os';
import { MASTER, MediaStore } from '../../../src/media/media-store';
import { photoKey } from '../../../src/media/read-photo';
import { renderSizes } from '../../../src/media/render-sizes';
import { photograph } from './photograph';
import { sceneOf } from './scene';
import { type Sketch, SKETCHES } from './sketches';

/** What is drawn differently has another key, so drafts of an older drawing are not taken for it. */
export const draftKey = (sketch: Sketch): string => photoKey('facades', sceneOf(sketch));

/** Draws what is missing in the folder of drafts: once per machine, whatever starts from it later. */
export async function drawFacades(draftsDir: string): Promise<void> {
  const drafts = new MediaStore(draftsDir);
  const waiting = [...SKETCHES];
  const draw = async (): Promise<void> => {
    for (let sketch = waiting.shift(); sketch; sketch = waiting.shift()) {
      const key = draftKey(sketch);
      if (!(await drafts.files(key)).includes(MASTER)) await drafts.write(key, MASTER, await photograph(sketch));
      await renderSizes(drafts, key, [['webp', 'jpg']]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, draw));
}
