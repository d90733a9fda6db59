import type { Tools } from '../wiring/tools';
import { AgencyPlace } from './agency-place';

export const createAgencyPlace = ({ pool }: Tools): AgencyPlace => new AgencyPlace(pool);
