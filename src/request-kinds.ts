import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'method' | 'url'>;

/** Pictures wait in a queue of their own (I06); a page with thirty of them must not look like an overload. */
export const isMedia = ({ url = '' }: Asked) => url.startsWith('/resizer/') || url.startsWith('/media/');

/** Sites with the SDK sign a reader out at any refusal to go on with her session, so load is none (contract 11.10). */
export const isRefresh = ({ method, url }: Asked) => method === 'POST' && url === '/identity/public/v1/auth/token';

/** The one page that differs by reader, where a browser brings the session itself. */
export const isProfile = ({ url = '' }: Asked) => /^\/perfil\/(?:\?|$)/.test(url);

const programs = ['/api/', '/pf/api/', '/_site/', '/identity/', '/.well-known/', '/resizer/', '/media/', '/assets/', '/fonts/'];

/** What programs call and pages bring with them: nobody opens it, so a refusal is told by the envelope whoever asks (O04). */
export const isForPrograms = ({ url = '' }: Asked) => programs.some((path) => url.startsWith(path));
