import { startApi, type TestApi } from './api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Call {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema: object }> }>>;
}

/** Nothing (204), a stream of events, a file, the text of metrics. */
const SILENT = [
  'AccountLinksController_forgotten',
  'AccountLinksController_set',
  'AccountsController_logout',
  'AgentsController_remove',
  'AssignmentRulesController_order',
  'AssignmentRulesController_remove',
  'AttachmentsController_download',
  'AttachmentsController_remove',
  'ChatMessagesController_message',
  'ColleaguesController_signOut',
  'DocumentsController_download',
  'DocumentsController_remove',
  'ExportController_file',
  'FeedsController_feed',
  'HealthController_metrics',
  'MailsController_file',
  'MatchesController_see',
  'PeopleController_csv',
  'PostsController_remove',
  'PrivacyController_export',
  'PropertyController_remove',
  'ProposalsController_drop',
  'RedirectionsController_remove',
  'RefusedMailsController_download',
  'ReplyTemplatesController_order',
  'ReplyTemplatesController_remove',
  'SheetsController_file',
  'SoldController_remove',
  'StaffAgentsController_makeDefault',
  'StaffAgentsController_order',
  'StaffSoldController_order',
  'StaffSoldController_restore',
  'ThreadExportController_one',
  'ThreadExportController_whole',
  'ThreadsController_live',
  'ThreadsController_writing',
  'UnsubscriptionsController_look',
  'VisitsController_count',
];

test('each call says what it answers, but for those that answer nothing or no JSON', async () => {
  const { body } = await api.http.get('/api/openapi.json').expect(200);
  const silent = Object.values<Record<string, Call>>(body.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ responses }) => !Object.entries(responses).some(([status, { content }]) => status < '300' && content))
    .map(({ operationId }) => operationId);
  expect(silent.toSorted()).toEqual(SILENT);
});

test('each name that an answer leads to is there', async () => {
  const { body } = await api.http.get('/api/openapi.json').expect(200);
  const names = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !(name! in body.components.schemas))).toEqual([]);
});

test('staff see it as a page, whose scripts are ours', async () => {
  const { text } = await api.http.get('/admin/api').expect(200).expect('content-type', /html/);
  const own = [...text.matchAll(/(?:src|href)="(\/admin\/api\/[^"]+)"/g)].map(([, path]) => path);
  expect(own).toHaveLength(3);
  for (const path of own) await api.http.get(path!).expect(200);
});

test('in production it is for staff: a page that leads to the login, and a 401 for what it is made of', async () => {
  const production = await startApi({
    PIGNON_MODE: 'production',
    PIPEDRIVE_URL: 'https://api.pipedrive.com',
    AUTOMATION_WEBHOOK_URL: 'https://hooks.automation.example/x',
  });
  const { text } = await production.http.get('/admin/api').expect(401);
  expect(text).toContain('href="/admin/login"');
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'])
    await production.http.get(`/admin/api/${file}`).expect(401);
  await production.stop();
});

test('what a test is answered is held against what is written here, pairs included', async () => {
  const before = api.compared();
  await api.http.get('/api/categories').expect(200);
  await api.http.get('/api/properties/map').expect(200);
  expect(api.compared() - before).toBe(2);
});
