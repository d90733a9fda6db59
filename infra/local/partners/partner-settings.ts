export type PartnerSettings = {
  pipedriveToken: string;
  automationSecrets: string[];
  chatKey: string;
  rateLimits: boolean;
  /** Divides the windows and the waits of the real services. */
  timeScale: number;
};

const LOCAL_SECRET = `whsec_${Buffer.from('pignon-local-automation-secret-32').toString('base64')}`;

export function settingsFromEnv(env: NodeJS.ProcessEnv): PartnerSettings {
  const timeScale = Number(env.TIME_SCALE || 1);
  const secrets = (env.AUTOMATION_SECRETS ?? '').split(',').map((secret) => secret.trim());
  return {
    pipedriveToken: env.PIPEDRIVE_API_TOKEN || 'local-pipedrive-token',
    automationSecrets: secrets.some(Boolean) ? secrets.filter(Boolean) : [LOCAL_SECRET],
    chatKey: env.CHAT_API_KEY || 'local-chat-key',
    rateLimits: env.PARTNERS_RATE_LIMITS !== 'off',
    timeScale: timeScale > 0 ? timeScale : 1,
  };
}
