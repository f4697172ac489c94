import type { AccountPageData } from '../subject.ts';
import type { AccountRequest } from './account-request.ts';
import { clientAuthorizationPath, readClientAuthorizationRequest } from './client-authorization-form-handlers.ts';
import { isLinkPage, linkPageData } from './link-page.ts';

/** Loads the reader's data for the account pages that show any: profile, authorization, email-link pages. */
export async function readerData(path: string, request: AccountRequest): Promise<AccountPageData> {
	if (path === clientAuthorizationPath) return { clientAuthorizationRequest: await readClientAuthorizationRequest(request) };
	if (isLinkPage(path)) return linkPageData(path, request);
	if (path !== '/perfil/') return {};
	const profile = await request.call('profile');
	const { newsletters } = await request.call('ownNewsletters');
	const sessions = { kind: 'loaded', value: await request.call('sessions') } as const;
	const reports = { kind: 'loaded', value: await request.call('reports') } as const;
	const asksDeletion = request.query.has('eliminar');
	return { reader: { profile, newsletters, sessions, reports, asksDeletion, readOn: request.cookieReturnPath } };
}
