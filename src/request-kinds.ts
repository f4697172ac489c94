// Kinds of requests that the program treats differently.
import type { IncomingMessage } from 'node:http';

type RequestLine = Pick<IncomingMessage, 'method' | 'url'>;

/** Images wait in a queue of their own (I06): a page with thirty of them must not look like overload. */
const isMedia = ({ url = '' }: RequestLine) => url.startsWith('/resizer/') || url.startsWith('/media/');

/** Refreshes of sessions. Overload never refuses them: the SDK would sign readers out (contracts/identity-api 11.10). */
export const isRefresh = ({ method, url }: RequestLine) => method === 'POST' && url === '/identity/public/v1/auth/token';

/** Requests that overload never refuses. */
export const isExempt = (request: RequestLine) => isMedia(request) || isRefresh(request);

const formWithFiles = /^\/(?:convocatorias\/|candidateame\/|identity\/public\/v1\/calls\/[^/?]+\/applications)/;
const staffUpload = /^\/[a-z]+\/api\/(?:imagenes|biblioteca|videos\/subidas)\//;

/** Forms of open calls, which may contain videos, and what staff upload: their bodies take minutes on a slow network. */
export const isUpload = ({ method, url = '' }: RequestLine) =>
	(method === 'POST' && formWithFiles.test(url)) || ((method === 'POST' || method === 'PUT') && staffUpload.test(url));

const apiPaths = [
	'/api/',
	'/pf/api/',
	'/content/v4/',
	'/site/v3/',
	'/arc/outboundfeeds/',
	'/_site/',
	'/identity/',
	'/.well-known/',
	'/resizer/',
	'/media/',
	'/assets/',
	'/fonts/',
];

/** Calls of APIs, and files that pages load. Nobody opens them as pages, so their refusals always use the JSON envelope (O04). */
export const isForPrograms = ({ url = '' }: RequestLine) => apiPaths.some((path) => url.startsWith(path)) || newsroomApi.test(url);

/** The API of the newsroom, by brand. */
const newsroomApi = /^\/[a-z]+\/api\//;
