import { Refusal } from '#platform/refusal';
import { formSchemas } from '../islands/account/schemas.ts';
import type { AskedByClient } from '../subject.ts';
import { type FormHandler, withFields } from './form-handler.ts';
import { isRefused } from './is-refused.ts';
import { redirect } from './outcome.ts';
import type { ReceivedForm } from './received-form.ts';

/** The page that asks a reader whether a client may read their data. */
export const authorizationPath = '/autorizar/';

const requestOf = ({ query }: Pick<ReceivedForm, 'query'>) => Object.fromEntries(query);

/** The page again, with the same authorization request. */
const again = ({ query }: ReceivedForm) => redirect(`${authorizationPath}?${query}`);

/** Signs in by the form on the page; then the page asks. */
const signIn: FormHandler = (form) =>
	withFields(form, formSchemas['sign-in'](form.words.rules), async ({ email, password }) => {
		const body = { grantType: 'password', userName: email, credentials: password, rememberMe: true };
		await form.call('login', { body });
		return again(form);
	});

const answerWith =
	(answer: 'allow' | 'deny'): FormHandler =>
	async (form) => {
		let next = again(form);
		const answered = form.call('answerClient', { body: { ...requestOf(form), answer } });
		await isRefused(
			answered.then(({ message }) => {
				next = redirect(message);
			}),
			'access-denied',
		);
		return next;
	};

/** The handlers of the page's forms, by the name that a form is posted with. */
export const authorizationFormHandlers: Readonly<Record<string, FormHandler>> = {
	'sign-in': signIn,
	allow: answerWith('allow'),
	deny: answerWith('deny'),
};

/** What the page shows of the request in its address; undefined when that is no valid request of a client of the brand. */
export async function askedByClient(form: ReceivedForm): Promise<AskedByClient | undefined> {
	try {
		const asked = await form.call('providerRequest', { query: requestOf(form) });
		return { ...asked, isSignedIn: !(await isRefused(form.call('profile'), 'access-denied')) };
	} catch (error) {
		if (error instanceof Refusal && error.httpStatus === 400) return undefined;
		throw error;
	}
}

/** Where a signed-in reader who allowed the client before is led at once; undefined when the page is to ask. */
export async function knownAnswer(form: ReceivedForm, origin: string): Promise<string | undefined> {
	const { message } = await form.call('providerLogin', { query: requestOf(form) });
	const next = new URL(message);
	return next.origin === origin && next.pathname === authorizationPath ? undefined : message;
}

/** What the page shows, as account pages take it. */
export const withAsked = (asked: AskedByClient | undefined): { readonly asked?: AskedByClient } => (asked ? { asked } : {});
