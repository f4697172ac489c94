import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#brands';
import { refuse } from '#platform/http/refusals';
import type { AccountPageData } from '../subject.ts';
import { readAccountRequest } from './account-request.ts';
import { leaveFlashMessage, takeFlashMessage } from './flash-message-cookie.ts';
import type { Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { isRefused } from './is-refused.ts';
import { openedLink } from './opened-link.ts';
import { formForUnverifiedEmail, hasSignInForm, isSignInPage, providerFailure } from './personal-pages.ts';
import { readerData } from './reader-data.ts';
import { returnCookie } from './return-cookie.ts';
import { sendPage } from './send-page.ts';
import { unverifiedEmailOf } from './unverified-email-cookie.ts';

/**
 * Answers a GET of an account page. The page is made for this reader if a cookie or the query asks for it: a session in a cookie (P10,
 * W13), a message or an email address that the previous page left, the link of an email. A reader who has such a session is redirected from
 * the sign-in to the profile (NAV-10). Otherwise it is the cached page.
 */
export async function showAccountPage(deps: FormDeps, path: string, exchange: Exchange): Promise<FastifyReply | undefined> {
	const { request, reply } = exchange;
	const brand = deps.brandOf(request.host);
	if (!brand) return refuse('not-found');
	const seen = await openedLink(deps, request);
	const link = seen?.state;
	const flashMessage = takeFlashMessage(exchange) ?? providerFailure(request);
	if (path === '/perfil/' && deps.calls.hasSession(request)) return showProfile(deps, exchange, { brand, link, flashMessage });
	const isArrival = link !== undefined || flashMessage !== undefined;
	if (!isArrival && hasSignInForm(request) && deps.calls.hasSession(request)) return reply.redirect('/perfil/', 303);
	const sent = formWithEmail(path, seen?.email ?? unverifiedEmailOf(request));
	if (isArrival || sent) return sendAccountPage(deps, exchange, { path, link, flashMessage, ...(sent && { sent }) });
	if (brand.afterSignIn === 'previous' && isSignInPage(request)) keepReturn(deps, exchange, brand);
	return showPublicPage(deps, request, reply);
}

/** The form of a page with the email that its link verifies, or that a form before it left (VAL-02, VER-02). */
function formWithEmail(path: string, email: string | undefined): AccountPageData['sent'] {
	const form = formForUnverifiedEmail(path);
	return form === undefined || email === undefined ? undefined : { form, state: { values: { email }, problems: {} } };
}

type Arrival = Pick<AccountPageData, 'flashMessage' | 'link'>;

async function sendAccountPage(
	{ site }: FormDeps,
	{ request, reply }: Exchange,
	{ path, ...data }: AccountPageData & { readonly path: string },
): Promise<FastifyReply> {
	return sendPage(reply, await site.accountPage(request.host, path, data), 200);
}

async function showProfile(
	deps: FormDeps,
	exchange: Exchange,
	{ brand, link, flashMessage }: Arrival & { readonly brand: Brand },
): Promise<FastifyReply> {
	const accountRequest = readAccountRequest(deps, exchange, { brand, fields: {} });
	exchange.reply.header('cache-control', 'private, no-store');
	if (await isRefused(accountRequest.call('profile'), 'access-denied')) {
		leaveFlashMessage(exchange.reply, 'session-over');
		return exchange.reply.redirect('/ingresar/', 303);
	}
	return sendAccountPage(deps, exchange, { path: '/perfil/', link, flashMessage, ...(await readerData('/perfil/', accountRequest)) });
}

function keepReturn({ origins }: FormDeps, { request, reply }: Exchange, brand: Brand): void {
	const cookie = returnCookie(request, origins[brand.id]);
	if (cookie !== undefined) reply.raw.setHeader('set-cookie', cookie);
}

/** Answers with the page that all readers get, from the cache. */
export async function showPublicPage({ site }: FormDeps, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
	const answerPage = site.pageHandlerAt(request.host);
	reply.hijack();
	await answerPage?.(request.raw, reply.raw, request.id);
}
