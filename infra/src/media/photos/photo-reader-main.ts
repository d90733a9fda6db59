import { cleanPhoto } from './clean-photo';
import type { Answer } from './photo-reader';

const tell = (answer: Answer): void => void process.send?.(answer);

/** The reader of photos: the path of a file in, its clean picture out, one after the other. */
process.on('message', ({ path }: { readonly path: string }) => {
  cleanPhoto(path).then(
    (cleaned) => tell({ cleaned }),
    (error: unknown) => tell({ fault: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
