import { ShownButtons } from './shown-buttons';
import { ShownFaces } from './shown-faces';
import { ShownFields } from './shown-fields';
import { ShownLists } from './shown-lists';
import { ShownOverlays } from './shown-overlays';
import { ShownPictures } from './shown-pictures';
import { ShownRows } from './shown-rows';
import { ShownTokens } from './shown-tokens';

export default function ShownAll() {
  return (
    <>
      <ShownButtons />
      <ShownFields />
      <ShownOverlays />
      <ShownFaces />
      <ShownPictures />
      <ShownRows />
      <ShownLists />
      <ShownTokens />
    </>
  );
}
