import { Facade } from '../ui/facade';
import { Photo } from '../site/photo/photo';
import { StreetPlate } from '../ui/street-plate';
import { Specimen, State } from './specimen';

/** 1 × 1: shown at once, and never fetched. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAABQ8MgAAACwAAAAAAQABAAACAkQBADs=';
const BOX = { sizes: '300px', ratio: '4 / 3' } as const;

export const ShownPictures = () => (
  <Specimen name="Images et lieux">
    <State of="photo">
      <Photo {...BOX} photo={{ url: PIXEL }} seed={1} alt="Un aplat vert" />
    </State>
    <State of="sans photo : une façade">
      <Photo {...BOX} photo={undefined} seed={7} />
    </State>
    <State of="façade de nuit">
      <Facade seed={21} width={400} height={300} sign="VENDU" night />
    </State>
    <State of="plaque de rue">
      <StreetPlate street="Rue de Lévis" district="17e Arrt" />
    </State>
    <State of="grande plaque">
      <StreetPlate street="Lyon" large />
    </State>
  </Specimen>
);
