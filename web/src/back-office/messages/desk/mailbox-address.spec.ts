import { paneOf, threadsPath } from './mailbox-address';

const query = (search: string) => new URLSearchParams(search);

describe('the address of the mailbox', () => {
  it.each([
    ['', '/api/admin/threads?folder=new&sort=last&page=1&pageSize=25'],
    ['dossier=mine&tri=due&page=3&par=50', '/api/admin/threads?folder=mine&sort=due&page=3&pageSize=50'],
    ['texte=+de%3Adupont+bail+', '/api/admin/threads?folder=new&q=de%3Adupont+bail&sort=last&page=1&pageSize=25'],
    ['dossier=perdu&tri=nom&page=0&par=7', '/api/admin/threads?folder=new&sort=last&page=1&pageSize=25'],
    ['id=7', '/api/admin/threads?folder=new&sort=last&page=1&pageSize=25'],
  ])('%j asks for %s', (search, path) => expect(threadsPath(query(search))).toBe(path));

  it.each([
    ['', 'folders'],
    ['dossier=new', 'list'],
    ['texte=bail', 'list'],
    ['dossier=new&id=7', 'conversation'],
    ['id=7', 'conversation'],
  ])('%j shows %s where there is room for one', (search, pane) => expect(paneOf(query(search))).toBe(pane));
});
