import { chosenSlugs, subscribeSchema } from '../islands/account/newsletters/newsletter-choices.ts';
import { type FormHandler, withFields } from './form-handler.ts';
import { done, redirect } from './form-response.ts';
import { isRefused } from './is-refused.ts';

/** The page with the form to subscribe by mail. */
const subscribePath = '/newsletters/suscribir/';

/** The page that the link of a confirmation opens. */
export const confirmSubscriptionPath = '/newsletters/confirmar/';

/** The page that the unsubscribe link of an email opens; mail programs post to it (RFC 8058). */
export const unsubscribePath = '/newsletters/baja/';

const subscribe: FormHandler = (form) =>
	withFields(form, subscribeSchema, async (body) => {
		await form.call('requestSubscription', { body });
		return redirect(subscribePath, 'newsletter-asked');
	});

/** If the link does not work, the page says so. */
const confirm: FormHandler = async (form) => {
	await isRefused(form.call('confirmSubscription', { params: { nonce: form.query.get('nonce') ?? '' } }), 'nonce-spent');
	return done('');
};

const unsubscribe: FormHandler = async (form) => {
	const body = { token: form.query.get('token') ?? '', also: chosenSlugs(form.fields) };
	await isRefused(form.call('unsubscribe', { body }), 'unsubscribe-link-damaged');
	return done('');
};

/** The handlers of the forms of newsletters, by the path of their page and the name that a form is posted with. */
export const newsletterFormHandlers: Readonly<Record<string, Readonly<Record<string, FormHandler>>>> = {
	[subscribePath]: { subscribe },
	[confirmSubscriptionPath]: { 'confirm-subscription': confirm },
	[unsubscribePath]: { unsubscribe },
};
