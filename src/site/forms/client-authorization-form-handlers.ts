import { Refusal } from '#platform/refusal';
import type { ClientAuthorizationRequest } from '../islands/account/client-authorization-request.ts';
import { formSchemas } from '../islands/account/schemas.ts';
import type { AccountRequest } from './account-request.ts';
import { type FormHandler, withFields } from './form-handler.ts';
import { redirect } from './form-response.ts';
import { isRefused } from './is-refused.ts';
import { signInWith } from './sign-in-with.ts';

/** The page that asks a reader whether a client may read their data. */
export const clientAuthorizationPath = '/autorizar/';

const requestOf = ({ query }: Pick<AccountRequest, 'query'>) => Object.fromEntries(query);

/** The page again, with the same client authorization request. */
const again = ({ query }: AccountRequest) => redirect(`${clientAuthorizationPath}?${query}`);

/** Signs in by the form on the page; then the page asks. */
const signIn: FormHandler = (form) =>
	withFields(form, formSchemas['sign-in'](form.words.rules), async (credentials) => {
		await signInWith(form, credentials);
		return again(form);
	});

/** Redirects to the client with the answer; a reader whose session is over gets the page again. */
const answerWith =
	(answer: 'allow' | 'deny'): FormHandler =>
	async (form) => {
		const answered = form.call('answerClient', { body: { ...requestOf(form), answer } });
		return (await isRefused(answered, 'access-denied')) ? again(form) : redirect((await answered).message);
	};

/** The handlers of the page's forms, by the name that a form is posted with. */
export const clientAuthorizationFormHandlers: Readonly<Record<string, FormHandler>> = {
	'sign-in': signIn,
	allow: answerWith('allow'),
	deny: answerWith('deny'),
};

/** What the page shows of the request in its address; undefined when that is no valid request of a client of the brand. */
export async function readClientAuthorizationRequest(form: AccountRequest): Promise<ClientAuthorizationRequest | undefined> {
	try {
		const request = await form.call('providerRequest', { query: requestOf(form) });
		return { ...request, isSignedIn: !(await isRefused(form.call('profile'), 'access-denied')) };
	} catch (error) {
		if (error instanceof Refusal && error.httpStatus === 400) return undefined;
		throw error;
	}
}

/** The address to which a signed-in reader who allowed the client before is redirected at once; undefined if the page must ask. */
export async function knownAnswer(form: AccountRequest, origin: string): Promise<string | undefined> {
	const { message } = await form.call('providerLogin', { query: requestOf(form) });
	const next = new URL(message);
	return next.origin === origin && next.pathname === clientAuthorizationPath ? undefined : message;
}
