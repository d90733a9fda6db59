import type { Automation } from '@pignon/domain/estimations/automation';
import { DatabaseClock } from '../database/database-clock';
import { createCaller } from '../http/create-caller';
import type { Tools } from '../wiring/tools';
import { SignedAutomation } from './signed-automation';

export function createAutomation(tools: Tools): Automation {
  const { url, secrets } = tools.config.automation;
  return new SignedAutomation(createCaller(tools, "L'automatisation"), url, secrets, new DatabaseClock(tools.pool));
}
