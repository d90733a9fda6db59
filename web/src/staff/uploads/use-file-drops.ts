import { useEffect, useEffectEvent, useRef, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

/** Cells and texts are copied with a picture of themselves: in a field their words are meant. */
const isTyped = ({ clipboardData, target }: ClipboardEvent): boolean =>
  clipboardData?.types.includes('text/plain') === true &&
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Files that are dropped anywhere on the page, or pasted, while the zone is in sight: beside it they would take the
 * browser away from the form. A zone in a tab that is not shown lets them pass.
 */
export function useFileDrops(onFiles: (files: readonly File[]) => void) {
  const zone = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    setOver(false);
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const isShown = () => zone.current?.checkVisibility() ?? false;
    const drag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || !isShown()) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || !isShown()) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => {
      if ((event.clipboardData?.files.length ?? 0) === 0 || isTyped(event) || !isShown()) return;
      event.preventDefault();
      take(event.clipboardData?.files);
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('dragover', drag, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => ending.abort();
  }, []);
  return { zone, over };
}
