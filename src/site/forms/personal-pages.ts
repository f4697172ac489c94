// Decides which requests get an account page made for them; all others get the cached page, which is the same for everybody.
import type { IncomingMessage } from 'node:http';
import type { EmailLink } from '#identity/contract';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import { flashMessageIn } from './flash-message-cookie.ts';
import { unverifiedEmailOf } from './unverified-email-cookie.ts';

/** Pages on which readers sign in; they remember the page that led to them (NAV-06). */
const signInPages: readonly string[] = ['/ingresar/', '/registrarse/'];

/** The links of emails, by the page that they open and the name of their nonce. */
const links: readonly { readonly path: string; readonly nonce: string; readonly kind: EmailLink['kind'] }[] = [
	{ path: '/validar-registro/', nonce: 'nonce', kind: 'verify-email' },
	{ path: '/modificar-contrasena/', nonce: 'nonce', kind: 'reset-password' },
	{ path: '/ingresar/', nonce: 'ota_nonce', kind: 'sign-in' },
	{ path: '/perfil/', nonce: 'eliminar', kind: 'delete-account' },
];

type Received = Pick<IncomingMessage, 'headers' | 'url'>;

/** The link of an email that a request opens. */
export function emailLinkOf({ url = '' }: Pick<Received, 'url'>): EmailLink | undefined {
	const { pathname, searchParams } = targetOf(url);
	const link = links.find(({ path, nonce }) => path === pathname && searchParams.get(nonce));
	return link && { kind: link.kind, nonce: searchParams.get(link.nonce) ?? '' };
}

/** The parameters with which a provider's pages return a reader, in place of a code (contract 4.35). */
export function providerFailure({ url = '' }: Pick<Received, 'url'>): FlashMessage | undefined {
	const { pathname, searchParams } = targetOf(url);
	const error = pathname === '/ingresar/' ? searchParams.get('error') : null;
	if (!error) return undefined;
	return error === 'access_denied' ? 'provider-canceled' : 'provider-failed';
}

/** The pages whose form knows the email that a previous form left (VAL-02, VER-02). */
export function formForUnverifiedEmail(path: string): 'resend' | 'sign-in' | undefined {
	if (path === '/validar-registro/') return 'resend';
	return path === '/cuenta-verificada/' ? 'sign-in' : undefined;
}

/** Whether a request opens a page on which a reader signs in. */
export const isSignInPage = ({ url = '' }: Pick<Received, 'url'>): boolean => signInPages.includes(targetOf(url).pathname);

/** Whether a request opens a page where a signed-in reader has nothing to do (NAV-10). */
export const hasSignInForm = (request: Pick<Received, 'url'>): boolean =>
	isSignInPage(request) || targetOf(request.url ?? '').pathname === '/cuenta-verificada/';

/**
 * Makes the function that says whether the page of a request must not come from the cache. `hasSession`: whether the cookies of a request have a
 * session. The cases:
 * - the page of a client authorization request;
 * - a page that the link of an email about a newsletter or an open call opens;
 * - the profile of a reader whose session is in cookies, and the pages to sign in or up, which lead there;
 * - a page whose form knows the email that a form before it left;
 * - a page that the link of an email opens;
 * - a page with a flash message;
 * - a page that says why a provider let nobody in;
 * - a page to sign in or up that a link led to: it keeps the page that the reader came from.
 */
export const personalPages =
	(hasSession: (request: Pick<Received, 'headers'>) => boolean) =>
	(request: Received): boolean => {
		const { url = '' } = request;
		if (clientAuthorization.test(url) || emailLink.test(url)) return true;
		if (openCall.test(url)) return flashMessageIn(request) !== undefined;
		if (!accountPath.test(url)) return false;
		if ((url.startsWith('/perfil/') || hasSignInForm(request)) && hasSession(request)) return true;
		if (formForUnverifiedEmail(targetOf(url).pathname) !== undefined && unverifiedEmailOf(request) !== undefined) return true;
		if (emailLinkOf(request) !== undefined || flashMessageIn(request) !== undefined || providerFailure(request) !== undefined) return true;
		return request.headers.referer !== undefined && isSignInPage(request);
	};

const accountPath =
	/^\/(?:newsletters\/suscribir|ingresar|registrarse|perfil|cuenta-verificada|validar-registro|modificar-contrasena)\/(?:\?|$)/;

const emailLink = /^\/(?:newsletters\/(?:confirmar|baja)|convocatorias\/(?:postulacion|retirar))\/(?:\?|$)/;

const openCall = /^\/(?:candidateame|convocatorias\/[^/?]+)\/(?:\?|$)/;

const clientAuthorization = /^\/autorizar\/(?:\?|$)/;

const targetOf = (url: string) => new URL(url, 'http://page');
