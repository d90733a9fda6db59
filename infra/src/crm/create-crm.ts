import type { Crm } from '@pignon/domain/prospects/crm';
import { createCaller } from '../http/create-caller';
import { Pace } from '../http/pace';
import type { Tools } from '../wiring/tools';
import { PipedriveCrm } from './pipedrive-crm';

export function createCrm(tools: Tools): Crm {
  const { crm, timeScale } = tools.config;
  return new PipedriveCrm(
    createCaller(tools, 'Pipedrive'),
    new Pace(tools.pool, 'Pipedrive', crm.requestsPerSecond * timeScale, timeScale),
    new Pace(tools.pool, 'Recherche Pipedrive', crm.searchesPerSecond * timeScale, timeScale),
    crm,
  );
}
